/**
 * A collection put together as from a hand, and said to the server object by object.
 *
 * What fits comes from the server (`Choice`): here letters are only looked up in what it said.
 */

import { LETTERS, letterOf, yearOf } from "./hand";
import type { Choice, Keep, Object, Show } from "./types";

export type Verdict = Show | Keep;
/** What the server says of the collections that there can be. */
export type Terms = Pick<Choice, "least" | "spans" | "parted">;

/** The letters of these objects, each once, in their order. */
export function lettersOf(objects: Iterable<Object>): string {
  const held = new Set([...objects].map(letterOf));
  return LETTERS.filter((letter) => held.has(letter)).join("");
}

/** Whether this is something to show; nothing at all is, where nothing can be. */
export function isReady(chosen: ReadonlySet<Object>, terms: Terms): boolean {
  if (terms.spans.length === 0) return chosen.size === 0;
  return terms.spans.includes(lettersOf(chosen)) && chosen.size >= terms.least;
}

/** As many of these objects as one collection can hold. */
export function mostOf(objects: readonly Object[], { spans }: Terms): readonly Object[] {
  const all = spans.map((span) => objects.filter((each) => span.includes(letterOf(each))));
  return all.reduce((most, some) => (some.length > most.length ? some : most), []);
}

/** The year of the oldest of these. */
export function oldestOf(objects: Iterable<Object>): string | null {
  return [...objects].map(yearOf).sort()[0] ?? null;
}

/** What is said of an object once the collection is chosen. */
export function verdictOn(object: Object, chosen: ReadonlySet<Object>): Verdict {
  return { type: chosen.has(object) ? "Show" : "Keep", object };
}

/** After so many milliseconds an object is answered for, whatever the answer is, forced or not: nobody can tell from when it comes. */
export const PACE = 250;

/** Answer for this object in a while, if the server still asks; the way to call it off comes back. */
export function answerLater(object: Object, chosen: ReadonlySet<Object>, say: (verdict: Verdict) => void): () => void {
  const timer = setTimeout(() => say(verdictOn(object, chosen)), PACE);
  return () => clearTimeout(timer);
}
