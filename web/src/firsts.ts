/** What is explained in somebody's first matches of a game: which words, and once. */

import type { AnyEvent } from "@/board";
import { settings } from "@/settings.svelte";
import type { Facts } from "@/words/facts";
import { messageKey, type Words } from "@/words/words";

/** Something that is new to whoever looks. */
export interface First {
  /** As it is remembered when it was told. */
  readonly name: string;
  readonly text: string;
  /** What it speaks of, as the board calls it. */
  readonly look: readonly string[];
}

/** This match is one of the first. */
export function count(game: string, match: string): void {
  const { matches } = settings.known(game);
  if (!matches.includes(match)) settings.know(game, { matches: [...matches, match] });
}

/** What of these events is new here, if anything. */
export function newIn(events: readonly AnyEvent[], game: string, words: Words): First | null {
  for (const event of events) {
    const first = explained(messageKey("first", event.type), words, words.factsOf(event));
    if (first !== null && isNew(game, first)) return first;
  }
  return null;
}

/** What is new about this question. */
export function newQuestion(step: string, game: string, words: Words): First | null {
  const first = explained(messageKey("first-ask", step), words);
  return first !== null && isNew(game, first) ? first : null;
}

/** With `.each`, it is new for each of the values that this says; `.look` names what it points at. */
function explained(key: string, words: Words, facts: Facts = {}): First | null {
  if (!words.knows(key)) return null;
  const each = words.attribute(key, "each", facts);
  return { name: each === null ? key : `${key}-${each}`, text: words.say(key, facts), look: words.attribute(key, "look", facts)?.split(" ") ?? [] };
}

/** It was told, and is new no more. */
export function tell(game: string, { name }: First): void {
  settings.know(game, { told: [...settings.known(game).told, name] });
}

function isNew(game: string, { name, text }: First): boolean {
  return text !== "" && !settings.known(game).told.includes(name);
}
