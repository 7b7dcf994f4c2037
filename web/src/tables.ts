/** Making tables and coming to them. */

import { introduced, post } from "@/api";
import { guestName } from "@/guests";
import { router } from "@/router.svelte";
import type { GameInfo, Link, TableSettings, TableState } from "@/wire";

/** The opponent of somebody who only clicked on a cover. */
const USUAL_BOT = "pickpocket";
const USUAL_SEATS = 4;

export type Wishes = Partial<TableSettings> & Pick<TableSettings, "game" | "seats">;

/** How many play if nobody says. */
export function usualSeats(game: GameInfo): number {
  return Math.min(USUAL_SEATS, game.seats[1]);
}

/** One click: a match against bots. */
export async function playBots(game: GameInfo): Promise<void> {
  const bots = Array<string>(usualSeats(game) - 1).fill(USUAL_BOT);
  const table = await makeTable({ game: game.slug, seats: [null, ...bots] });
  await post(`/api/tables/${table.id}/start`);
  router.go(`/table/${table.id}`);
}

/** A table with me at it. */
export async function makeTable(wishes: Wishes): Promise<TableState> {
  await introduced(guestName);
  const table = await post<TableState>("/api/tables", wishes);
  return post<TableState>(`/api/tables/${table.id}/sit`);
}

/** An address that brings a friend to this table; the secret is behind the #, so no log ever sees it. */
export async function invitation(table: string): Promise<string> {
  const link = await post<Link>(`/api/tables/${table}/links`, { kind: "sit" });
  return `${location.origin}/table/${table}#${link.secret ?? ""}`;
}

/** Come in by an invitation, and sit down where there is room. */
export async function acceptInvitation(table: string, secret: string): Promise<void> {
  await introduced(guestName);
  await post(`/api/tables/${table}/open`, { secret });
}
