/** Who comes and goes at a table. The server says who is there; from one word to the next one sees who came. */

import { shownName } from "@/seats";
import type { Presence, TableState } from "@/wire";

/** `sat` and `rose`: before the match. `left` and `returned`: a robot sits in, and no longer. `lost` and `found`: the line. */
export type Happening = "sat" | "rose" | "left" | "returned" | "lost" | "found";

export interface Coming {
  readonly what: Happening;
  readonly seat: number;
  readonly name: string;
  /** The time of day, in milliseconds. */
  readonly at: number;
}

/** A line that is back so soon was never gone: somebody loaded the page again. */
const BLINK = 10_000;

/** Whose seats have changed hands. */
export function seatChanges(before: TableState | null, after: TableState, at: number): readonly Coming[] {
  if (before === null || before.id !== after.id) return [];
  return after.seats.flatMap((seat, number) => {
    const old = before.seats[number];
    if (old === undefined || !seat.person) return [];
    const told = (what: Happening, who: typeof seat): Coming[] => [{ what, seat: number, name: shownName(who), at }];
    if (old.name === null && seat.name !== null) return told("sat", seat);
    if (old.name !== null && seat.name === null) return told("rose", old);
    if (old.bot === null && seat.bot !== null) return told("left", seat);
    if (old.bot !== null && seat.bot === null) return told("returned", seat);
    return [];
  });
}

/** The same lines with those whose connection broke or came back; my own is none of the others' business. */
export function lineChanges(lines: readonly Coming[], before: Presence | null, after: Presence, table: TableState | null, at: number): readonly Coming[] {
  if (before === null || table === null) return lines;
  return after.seats.reduce((all, isThere, number) => {
    const seat = table.seats[number];
    if (isThere === before.seats[number] || seat === undefined || !seat.person || seat.name === null) return all;
    if (seat.bot !== null || (table.plays && table.seat === number)) return all;
    const last = all.findLast((each) => each.seat === number);
    if (isThere && last?.what === "lost" && at - last.at < BLINK) return all.filter((each) => each !== last);
    if (isThere && last?.what !== "lost") return all;
    return [...all, { what: isThere ? "found" : "lost", seat: number, name: shownName(seat), at }];
  }, lines);
}
