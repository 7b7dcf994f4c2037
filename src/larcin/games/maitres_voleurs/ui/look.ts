/** What a screen says of cards: who holds what, what lies face down. */

import type { Words } from "@/words/words";
import type { Card, Choose, Jewel, View } from "./types";

export type Role = Choose["role"];

/** In the order in which they play. */
export const ROLES: readonly Role[] = ["smuggler", "jeweller", "gemologist", "thief", "master-thief", "detective"];
export const JEWELS: readonly Jewel[] = ["diamond", "sapphire", "ruby"];
/** What is printed on the summary: a jewel is worth so much. */
export const WORTH: readonly (readonly [Jewel, number])[] = [
  ["diamond", 1],
  ["sapphire", 2],
  ["ruby", 4],
];

/** A card of the viewer. */
export interface Held {
  readonly role: Role;
  readonly number: string;
  /** Not turned over yet since the sets were passed on. */
  readonly isLeft: boolean;
  /** On the table in this round. */
  readonly isLaid: boolean;
}

/** The viewer's six cards; none for a spectator. */
export function handOf(view: View): readonly Held[] {
  const player = view.seat === null ? undefined : view.players[view.seat];
  if (player === undefined) return [];
  const chosen = view.choice?.type === "Choose" ? view.choice.role : player.laid;
  return ROLES.map((role) => ({
    role,
    number: numberOn([...player.cards, ...view.hidden], role),
    isLeft: player.left.includes(role),
    isLaid: chosen === role,
  }));
}

/** The card before a seat in this round: its face, its back, or none. */
export function laidBy(view: View, seat: number): Role | "back" | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  if (player.laid !== null && !player.left.includes(player.laid)) return player.laid;
  const isLaid = view.chosen.includes(seat) || (view.queue.length > 0 && view.round > 0 && !view.is_shown);
  return isLaid ? "back" : null;
}

/** The number on a seat's card of this role, as far as it is known. */
export function numberOn(cards: readonly Card[], role: Role): string {
  return cards.find((card) => card.startsWith(`${role}-`))?.slice(-1) ?? "";
}

/** How many jewels of each kind, without those that are not there. */
export function counted(jewels: readonly Jewel[]): readonly (readonly [Jewel, number])[] {
  return JEWELS.map((jewel) => [jewel, jewels.filter((each) => each === jewel).length] as const).filter(([, count]) => count > 0);
}

/** The same in words; nothing for none. */
export function listed(jewels: readonly Jewel[], words: Words): string {
  return counted(jewels).map(([jewel, count]) => words.say("board-jewels", { jewel, count })).join(", ");
}
