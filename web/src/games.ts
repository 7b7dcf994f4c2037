/** The games, found by their folders: nothing here names one, and only the one played is loaded. */

import boards from "virtual:games/boards";
import tells from "virtual:games/tells";
import texts from "virtual:games/texts";
import type { Component } from "svelte";
import { get } from "@/api";
import type { AnyBoardProps } from "@/board";
import type { GameWords, Language } from "@/wire";
import type { Weights } from "@/telling";
import type { Tells } from "@/words/facts";
import type { Text } from "@/words/shell.svelte";

/** The board that plays any game. */
export const plainBoard = async (): Promise<Component<AnyBoardProps>> => (await import("@/kit/PlainBoard.svelte")).default;

/** A game's board; where it has none, the plain one does. */
export async function loadBoard(slug: string): Promise<Component<AnyBoardProps>> {
  const load = boards[slug];
  return load === undefined ? plainBoard() : (await load()).default;
}

/** How a game's moves and events are told in words. */
export async function loadTells(slug: string, language: Language): Promise<Tells> {
  const load = tells[slug];
  return load === undefined ? (await served(slug, language)).tells : (await load()).tells;
}

/** How much each of a game's events matters to who follows the match. */
export async function loadWeights(slug: string, language: Language): Promise<Weights> {
  const load = tells[slug];
  return load === undefined ? (await served(slug, language)).weights : (await load()).weights;
}

/** A game's words in this language, and those of its lessons where they are wanted; what the server tells is not in parts. */
export function textOf(slug: string, language: Language, lessons = false): Text {
  const play = async (): Promise<string> => (await texts[`${slug}/${language}`]?.())?.default ?? (await served(slug, language)).text;
  const part = async (which: string): Promise<string> => (await import("@/laters")).gameWords(slug, language, which);
  return {
    play: async () => (lessons ? (await Promise.all([play(), part("lesson")])).join("\n") : play()),
    later: () => part("later"),
  };
}

const asked = new Map<string, Promise<GameWords>>();

/** What the server says of a game that this page was not built with. */
function served(slug: string, language: Language): Promise<GameWords> {
  const address = `/api/games/${slug}/words?language=${language}`;
  let words = asked.get(address);
  if (words === undefined) {
    words = get<GameWords>(address);
    words.catch(() => asked.delete(address)); // it may be there the next time
    asked.set(address, words);
  }
  return words;
}
