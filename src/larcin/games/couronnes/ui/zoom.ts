/** The map comes nearer and goes farther: by two fingers, by the wheel with Ctrl, by keys. */

import type { Attachment } from "svelte/attachments";
import { listen } from "./fingers";

/** A place in the window through which the map is seen, from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Zoomed {
  /** How big a square is now. */
  side(): number;
  /** Make it so big; what is at this spot stays there. */
  grow(side: number, spot: Spot): void;
}

/** For `{@attach zooming(…)}` on the window. */
export const zooming =
  (zoomed: Zoomed): Attachment<HTMLElement> =>
  (node) =>
    listen(node, zoomed);

const CITY = 13;
const FOREST = 3;
export const LEAST = 24;
const MOST = 72;
/** From afar, what can be done is drawn so much bigger. */
const FAR = 1.5;
const RIM = 0.7;
const ROOMY = 480;

/** How big squares are in a window of this size: so that all of the map is seen, as one plays, and close by. */
export interface Sides {
  /** So that all of it is seen, though nothing on it could be tapped. */
  readonly all: number;
  readonly whole: number;
  readonly usual: number;
  readonly near: number;
  /** Whether there is room for the letters and numbers around the map. */
  readonly rim: boolean;
}

export function sidesIn(width: number, height: number): Sides {
  const room = Math.min(width, height);
  const rim = room >= ROOMY;
  const fitting = rim ? (room - 12) / (CITY + 2 * FOREST + RIM) : room / (CITY + 2 * FOREST);
  const whole = Math.max(fitting, LEAST / FAR + 0.2);
  // Where squares would be too small to be tapped, one plays with the city in sight and goes out of it by scrolling.
  const usual = whole >= LEAST ? whole : Math.max(LEAST, room / CITY);
  return { all: fitting, whole, usual, near: Math.min(MOST, usual * 1.5), rim };
}

/** The next of these sizes after this one; after the biggest the smallest. */
export function nextSide({ whole, usual, near }: Sides, side: number): number {
  return [whole, usual, near].find((each) => each > side + 0.5) ?? whole;
}

/** A size within what the map can have. */
export const within = ({ whole, near }: Sides, side: number): number => Math.min(Math.max(side, whole), Math.max(near, MOST));
