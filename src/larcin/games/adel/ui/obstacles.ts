/** Why an object does not fit, looked up in what the server said of the collections that there can be. */

import type { Words } from "@/words/words";
import { lettersOf, type Terms } from "./collecting";
import { letterOf } from "./hand";
import type { Object } from "./types";

/** Why an object cannot be put in now: letters that are not in hand, one that has to come first, or too few of them. */
export type Obstacle =
  | { readonly is: "missing"; readonly letters: readonly string[] }
  | { readonly is: "first"; readonly letter: string }
  | { readonly is: "few" };

/** The letters that would have to stand between these, or null where they can never stand together. */
function between(letters: string, { spans }: Terms): readonly string[] | null {
  const around = spans.filter((span) => [...letters].every((each) => span.includes(each)));
  const shortest = around.toSorted((one, other) => one.length - other.length)[0];
  return shortest === undefined ? null : [...shortest].filter((each) => !letters.includes(each));
}

/** Why this object cannot join those, or null if it can. */
export function obstacleOf(object: Object, chosen: ReadonlySet<Object>, terms: Terms): Obstacle | null {
  const letter = letterOf(object);
  const missing = between(lettersOf([...chosen, object]), terms);
  if (missing?.length === 0) return null;
  if (missing !== null) {
    const isLast = [...chosen].every((each) => letterOf(each) < letter);
    return { is: "first", letter: (isLast ? missing[0] : missing.at(-1)) ?? letter };
  }
  const gaps = terms.parted.filter((gap) => gap.slice(0, 2).includes(letter));
  const mine = gaps.filter((gap) => [...chosen].some((each) => letterOf(each) !== letter && gap.slice(0, 2).includes(letterOf(each))));
  // The nearest letter is what it would join first.
  const [gap] = (mine.length > 0 ? mine : gaps).toSorted((one, other) => one.length - other.length);
  return gap === undefined ? { is: "few" } : { is: "missing", letters: [...gap.slice(2)] };
}

/** The letter that is missing among what was chosen. */
export function gapIn(chosen: ReadonlySet<Object>, terms: Terms): string | null {
  return chosen.size === 0 ? null : (between(lettersOf(chosen), terms)?.[0] ?? null);
}

/** In three words, why an object does not fit. */
export function tellObstacle(obstacle: Obstacle, words: Words): string {
  switch (obstacle.is) {
    case "missing":
      return words.say("board-fit-missing", { letters: obstacle.letters.join(", ") });
    case "first":
      return words.say("board-fit-first", { letter: obstacle.letter });
    default:
      return words.say("board-fit-few");
  }
}
