/** Making tables and coming to them. */

import { introduced, post } from "@/api";
import { guestName } from "@/guests";
import { router } from "@/router.svelte";
import { promise } from "@/seals";
import { same } from "@/same";
import { settings, type Liking } from "@/settings.svelte";
import type { Clock, GameInfo, Link, TableSettings, TableState } from "@/wire";

/** The opponent of somebody who only clicked on a cover. */
const USUAL_BOT = "pickpocket";
const USUAL_SEATS = 4;

/** How strong robots are, the weakest first. */
export const LEVELS = ["apprentice", "pickpocket", "burglar", "mastermind"] as const;

/** The clocks to choose from, by name. */
export const CLOCKS: Readonly<Record<string, Clock | null>> = {
  none: null,
  quick: { seconds: 30, reserve: 120, away: 60 },
  calm: { seconds: 120, reserve: 600, away: null },
  letters: { seconds: 86_400, reserve: 259_200, away: null },
};

/** What was agreed about time, as a message of the page; another program may have agreed on anything. */
export function clockOf(clock: Clock | null | undefined): string {
  const known = Object.keys(CLOCKS).find((name) => same(CLOCKS[name], clock ?? null));
  return `clock-${known ?? "other"}`;
}

export type Wishes = Partial<TableSettings> & Pick<TableSettings, "game" | "seats">;

/** How many play if nobody says. */
export function usualSeats(game: GameInfo): number {
  return Math.min(USUAL_SEATS, game.seats[1]);
}

/** What somebody gets who only clicks. */
export function usual(game: GameInfo): Liking {
  return { seats: usualSeats(game), level: USUAL_BOT, options: {}, memoryAid: false, hints: true };
}

/** A match against bots, at once; what was chosen is remembered, unless it was not. */
export async function playBots(game: GameInfo, liking: Liking, isChosen = true): Promise<void> {
  const bots = Array<string>(liking.seats - 1).fill(liking.level);
  const { options, memoryAid, hints } = liking;
  const table = await makeTable({ game: game.slug, seats: [null, ...bots], options, memory_aid: memoryAid, hints });
  if (isChosen) settings.like(game.slug, liking);
  await post(`/api/tables/${table.id}/start`);
  router.go(`/table/${table.id}`);
}

/** A table with me at it. */
export async function makeTable(wishes: Wishes): Promise<TableState> {
  await introduced(guestName);
  const table = await post<TableState>("/api/tables", wishes);
  promise(table.id, table.commitment);
  return post<TableState>(`/api/tables/${table.id}/sit`);
}

/** An address that brings a friend to this table; the secret is behind the #, so no log ever sees it. */
export async function invitation(table: string): Promise<string> {
  const link = await post<Link>(`/api/tables/${table}/links`, { kind: "sit" });
  return `${location.origin}/table/${table}#${link.secret ?? ""}`;
}

/** Come in by an invitation. Who has come says when to sit down. */
export async function acceptInvitation(table: string, secret: string): Promise<void> {
  await introduced(guestName);
  await post(`/api/tables/${table}/open`, { secret });
}
