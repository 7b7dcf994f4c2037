/** The map: what every square is and what it is called. A test in Python compares it with the board. */

import drawn from "./city.json";
import type { Objective, View, Walk } from "./types";

export type Colour = Objective;
export type Figure = Walk["figure"];
export type Direction = Walk["direction"];

export const SIZE = 19;
export const SQUARES: readonly number[] = Array.from({ length: SIZE * SIZE }, (_, square) => square);
export const CIRCLES: readonly number[] = drawn.circles;
export const GATES: readonly number[] = drawn.gates;
export const CROWNS: readonly number[] = drawn.crowns;
export const KEYS: readonly number[] = drawn.keys;
export const COLOURS = drawn.colours as readonly Colour[];
export const GUARDS = ["guard-1", "guard-2", "guard-3", "guard-4"] as const;
const MAP = drawn.rows.join("");

const STEPS: Readonly<Record<Direction, number>> = { north: -SIZE, east: 1, south: SIZE, west: -1 };
export const DIRECTIONS = Object.keys(STEPS) as readonly Direction[];

/** f forest, # wall, S wall with a secret door, B building, E gate, T tower, O circle, C crown, K key, . street. */
export function kindOf(square: number): string {
  return MAP[square] ?? " ";
}

export const rowOf = (square: number): number => Math.floor(square / SIZE);
export const columnOf = (square: number): number => square % SIZE;
/** Where it lies in the grid of the map. */
export const areaOf = (square: number): string => `${rowOf(square) + 1} / ${columnOf(square) + 1}`;

/** Whether somebody could ever stand there. */
export function isPlace(square: number): boolean {
  return !"#SB ".includes(kindOf(square));
}

/** As the log says it: `h4`. */
export function nameOf(square: number): string {
  return `${String.fromCharCode(97 + columnOf(square))}${rowOf(square) + 1}`;
}

export function squareCalled(name: string): number {
  return (Number(name.slice(1)) - 1) * SIZE + name.charCodeAt(0) - 97;
}

/** The square beside this one, or null at the edge of the board. */
export function beside(square: number, direction: Direction): number | null {
  const there = square + STEPS[direction];
  const isLine = direction === "east" || direction === "west";
  if (there < 0 || there >= SIZE * SIZE || (isLine && rowOf(there) !== rowOf(square))) return null;
  return there;
}

/** The direction from one square to the next one. */
export function directionTo(here: number, there: number): Direction | null {
  return DIRECTIONS.find((each) => beside(here, each) === there) ?? null;
}

/** The direction of the first step of a way. */
export function directionOf(way: string): Direction {
  return DIRECTIONS.find((each) => each[0] === way[0]) ?? "north";
}

/** Where a way ends that is written by the first letters of its directions. */
export function endOf(start: number, way: string): number {
  return [...way].reduce((square, letter) => square + STEPS[directionOf(letter)], start);
}

/** Which colours are where: with four of them, every colour has two squares. */
export function colourAt(squares: readonly number[], square: number, view: View): Colour | null {
  const place = squares.indexOf(square);
  const count = view.options.colours === "four" ? 4 : 8;
  return place < 0 ? null : (COLOURS[place % count] ?? null);
}

/** Where a figure is: the thief is that of the player whose turn it is. */
export function squareOf(view: View, figure: Figure, seat: number = view.active): number {
  if (figure === "thief") return view.players[seat]?.thief ?? -1;
  return view.guards[GUARDS.indexOf(figure)] ?? -1;
}
