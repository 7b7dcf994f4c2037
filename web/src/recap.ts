/** What mattered since somebody answered last, out of all that happened. */

import type { Beat } from "./telling";

/** So many things are told on the slip. */
export const MOST = 3;

export interface Recap {
  /** What mattered most, then the others in their order. */
  readonly tiles: readonly Beat[];
  /** What mattered less, for who opens the slip; it is in the log, too. */
  readonly rest: readonly Beat[];
}

const NONE: Recap = { tiles: [], rest: [] };

/** Nothing where one rival did something that did not concern me: the log says it, too. */
export function recapOf(beats: readonly Beat[], me: number | null): Recap {
  const apart = beats.filter(({ weight }) => weight !== "along" && weight !== "quiet");
  const told = apart.filter((beat, place) => counts(beat, apart[place - 1], apart[place + 1], me));
  const isQuiet = told.every((beat) => beat.weight === "plain" && !names(beat, me) && beat.seat === told[0]?.seat);
  if (me === null || isQuiet) return NONE;
  // Of what matters alike, the newest: it made the table what it is now.
  const ranked = told.toSorted((one, other) => rank(other, me) - rank(one, me) || other.since - one.since);
  const chosen = new Set(ranked.slice(0, MOST));
  const [first] = ranked;
  const others = told.filter((beat) => chosen.has(beat) && beat !== first);
  return { tiles: first === undefined ? [] : [first, ...others], rest: told.filter((beat) => !chosen.has(beat)) };
}

/** Whether somebody did this to me. */
export function hitsMe(beat: Beat, me: number | null): boolean {
  return beat.weight === "decisive" && touches(beat, me);
}

function names(beat: Beat, me: number | null): boolean {
  return me !== null && beat.seats.includes(me);
}

/** Somebody else did something that names me. */
function touches(beat: Beat, me: number | null): boolean {
  return names(beat, me) && beat.seat !== null && beat.seat !== me;
}

/** Not what I did, but what came of it once others had answered, too; of the steps of one turn only the last. */
function counts(beat: Beat, before: Beat | undefined, next: Beat | undefined, me: number | null): boolean {
  if (beat.weight === "decisive") return beat.seat !== me || beat.seat === null || (before !== undefined && before.seat !== me);
  return beat.seat !== me && (beat.seat === null || beat.seat !== next?.seat);
}

/** What touched me, then what is decisive, then what names me; that something was turned over, and names nobody, is hardly news. */
function rank(beat: Beat, me: number | null): number {
  if (beat.seats.length === 0 && beat.seat === null) return -1;
  // What nobody did names everybody, mostly.
  return (touches(beat, me) ? 4 : 0) + (beat.weight === "decisive" ? 2 : 0) + (beat.seat !== null && names(beat, me) ? 1 : 0);
}
