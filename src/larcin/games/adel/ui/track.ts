/** Where everything stands: the tour of castles, as a ring on a desk and as a serpentine on a phone. */

import box from "./box.json";
import type { View } from "./types";

export interface Stop {
  readonly name: string;
  readonly best: number;
  readonly second: number;
  /** How many squares it has on the long track. */
  readonly squares: number;
}

/** The salon, then the castles. */
export const STOPS: readonly Stop[] = box.track.map(([name, best, second, squares]) => ({
  name: String(name),
  best: Number(best),
  second: Number(second),
  squares: Number(squares),
}));

/** Where a pawn stands: at a stop, on which of its squares (0 first), or on a chair of the table (1 first). */
export type Standing =
  | { readonly stop: number; readonly square: number }
  | { readonly chair: number };

export function standing(pawn: number, long: boolean): Standing {
  let left = pawn;
  for (const [stop, { squares }] of STOPS.entries()) {
    const size = long ? squares : 1;
    if (left < size) return { stop, square: left };
    left -= size;
  }
  return { chair: left + 1 };
}

/** How many squares there are before the table. */
export function squares(long: boolean): number {
  return STOPS.reduce((sum, stop) => sum + (long ? stop.squares : 1), 0);
}

type BySeats = Readonly<Record<string, number>>;

export function chairs(seats: number): number {
  return (box.chairs as BySeats)[seats] ?? 0;
}

export function cells(view: Pick<View, "seats" | "options">): number {
  return (box.cells[view.options.cells] as BySeats)[view.seats] ?? 0;
}

export type Colour = keyof typeof box.series;

/** Whose colour a thief or a cheque was printed in. */
export const colourOfThief: ReadonlyMap<number, Colour> = printed("thieves");
export const colourOfCheque: ReadonlyMap<number, Colour> = printed("cheques");

function printed(kind: "thieves" | "cheques"): ReadonlyMap<number, Colour> {
  const colours = Object.keys(box.series) as Colour[];
  return new Map(colours.flatMap((colour) => box.series[colour][kind].map((card) => [card, colour] as const)));
}

/** Row and column, counted from 1. */
export type Address = readonly [row: number, column: number];

const WIDE = 7;
const HIGH = 6;
const ROW = 6;

/** On a desk: anticlockwise from the upper right corner; the table is the last place of the ring. */
export function ring(place: number): Address {
  const [left, bottom, right] = [WIDE - 1, WIDE + HIGH - 2, 2 * WIDE + HIGH - 3];
  if (place <= left) return [1, WIDE - place];
  if (place <= bottom) return [place - left + 1, 1];
  if (place <= right) return [HIGH, place - bottom + 1];
  return [HIGH - (place - right), WIDE];
}

/** On a phone: rows of six, there and back. */
export function snake(place: number): Address {
  const row = Math.floor(place / ROW);
  const column = place % ROW;
  return [row + 1, row % 2 === 0 ? column + 1 : ROW - column];
}

/** Which way the next place lies: 0 to the right, 1 below, 2 to the left, 3 above. */
export function heading(way: (place: number) => Address, place: number): number {
  const [row, column] = way(place);
  const [nextRow, nextColumn] = way(place + 1);
  if (nextRow !== row) return nextRow > row ? 1 : 3;
  return nextColumn > column ? 0 : 2;
}
