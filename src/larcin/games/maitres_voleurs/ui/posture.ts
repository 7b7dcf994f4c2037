/**
 * How the box stands, for drawing it: the same numbers as `box.py`.
 *
 * Drawers are numbered from 0 to 11: four for each level from the feet up, clockwise. A posture is one
 * small number: bit 0 says whether the box stands on its head, then two bits for each level count its
 * quarter turns.
 */

import type { Alarm, Open, Whereabouts } from "./types";

export type Letter = Open["drawer"];
export type Height = Whereabouts["height"];
export type Face = Whereabouts["face"];

/** What the drawers are called, by their numbers. */
export const LETTERS: readonly Letter[] = ["F", "K", "A", "D", "I", "B", "H", "L", "C", "J", "G", "E"];
/** Whose alarm it is: colours go by seats. */
const ALARMS: readonly Alarm[] = ["red", "blue", "green", "yellow", "violet", "orange", "white", "black"];

export const LEVELS = [0, 1, 2] as const;
export const SLOTS = [0, 1, 2, 3] as const;
export const HEIGHTS: readonly Height[] = ["bottom", "middle", "top"];
export const FACES: readonly Face[] = ["north", "east", "south", "west"];
/** West, south, east, north: so a level that is turned to the left goes to the left in the plan. */
export const COLUMNS: readonly number[] = [3, 2, 1, 0];

export interface Place {
  /** From 0 at the bottom to 2 at the top. */
  readonly height: number;
  /** North 0, east 1, south 2, west 3. */
  readonly face: number;
}

export const ownerOf = (alarm: Alarm): number => ALARMS.indexOf(alarm);
export const numberOf = (letter: Letter): number => LETTERS.indexOf(letter);
export const isUpended = (posture: number): boolean => (posture & 1) === 1;
export const isLong = (drawer: number): boolean => drawer % 2 === 0;
export const upperTray = (posture: number, drawer: number): number => 2 * drawer + (posture & 1);
export const lowerTray = (posture: number, drawer: number): number => 2 * drawer + 1 - (posture & 1);

/** Where a drawer is. */
export function placeOf(posture: number, drawer: number): Place {
  const level = drawer >> 2;
  const face = ((drawer & 3) + quarters(posture, level)) & 3;
  return isUpended(posture) ? { height: 2 - level, face: (6 - face) & 3 } : { height: level, face };
}

/** By how many quarters a level is turned. */
function quarters(posture: number, level: number): number {
  return (posture >> (1 + 2 * level)) & 3;
}

/** A posture counted without wrapping, so that a transition always takes the short way. */
export interface Stand {
  readonly flips: number;
  readonly yaw: readonly number[];
}

export function standing(posture: number): Stand {
  return { flips: posture & 1, yaw: LEVELS.map((level) => quarters(posture, level)) };
}

/** The same box in another posture, by the shortest way. */
export function follow({ flips, yaw }: Stand, posture: number): Stand {
  return {
    flips: flips + ((posture ^ flips) & 1),
    yaw: yaw.map((turned, level) => turned + shortest(quarters(posture, level) - turned)),
  };
}

/** A difference in quarters, as -1, 0, 1 or 2. */
function shortest(difference: number): number {
  const wrapped = ((difference % 4) + 4) % 4;
  return wrapped === 3 ? -1 : wrapped;
}

/** So much of the side that is looked at is turned to the side, so that a drawer is seen to be open. */
const SIDEWAYS = 38;

/** From where a drawer is seen well: from here, if it is. */
export function facingTo(posture: number, drawer: number, orbit: number): number {
  const away = turnedAway(placeOf(posture, drawer).face, orbit);
  return Math.abs(away) > 60 ? orbit - (away - Math.sign(away) * SIDEWAYS) : orbit;
}

/** How far a face is turned away from who looks, in degrees from -180 to 180, seen from this side. */
export function turnedAway(face: number, orbit: number): number {
  const angle = 180 - 90 * face + orbit;
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}
