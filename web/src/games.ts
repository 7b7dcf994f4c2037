/** The games, found by their folders: nothing here names one, and only the one played is loaded. */

import type { Component } from "svelte";
import type { AnyBoardProps } from "@/board";
import type { Language } from "@/wire";
import type { Tells } from "@/words/facts";

const boards = import.meta.glob<{ default: Component<AnyBoardProps> }>(
  "../../src/larcin/games/*/ui/Board.svelte",
);
const types = import.meta.glob<{ tells: Tells }>("../../src/larcin/games/*/ui/types.ts");
const texts = import.meta.glob<string>("../../src/larcin/games/*/text/*.ftl", {
  query: "?play",
  import: "default",
});
const plain = () => import("@/kit/PlainBoard.svelte");

const folder = (slug: string): string => `../../src/larcin/games/${slug}`;

/** A game's board; where it has none, the plain one does. */
export async function loadBoard(slug: string): Promise<Component<AnyBoardProps>> {
  const load = boards[`${folder(slug)}/ui/Board.svelte`];
  return (await (load ?? plain)()).default;
}

/** How a game's moves and events are told in words. */
export async function loadTells(slug: string): Promise<Tells> {
  const load = types[`${folder(slug)}/ui/types.ts`];
  return load === undefined ? {} : (await load()).tells;
}

/** A game's words in this language. */
export async function loadText(slug: string, language: Language): Promise<string> {
  const load = texts[`${folder(slug)}/text/${language}.ftl`];
  if (load === undefined) throw new Error(`there are no words for ${slug} in ${language}`);
  return load();
}
