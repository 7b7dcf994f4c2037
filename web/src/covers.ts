/** The posters of all games, for the pages that show them. */

import type { Component } from "svelte";
import type { GameInfo, Language } from "@/wire";
import { Catalogue } from "@/words/words";

const arts = import.meta.glob<Component>("../../src/larcin/games/*/ui/Cover.svelte", {
  eager: true,
  import: "default",
});
const facts = import.meta.glob<CoverFacts>("../../src/larcin/games/*/ui/cover.json", {
  eager: true,
  import: "default",
});
const infos = import.meta.glob<GameInfo>("../../src/larcin/games/*/ui/info.json", {
  eager: true,
  import: "default",
});
const texts = import.meta.glob<string>("../../src/larcin/games/*/text/*.ftl", {
  eager: true,
  query: "?cover",
  import: "default",
});

/** What stands on a poster beside the picture. */
export interface CoverFacts {
  /** A small line and a big one: the name as it was published, in no language but its own. */
  readonly lettering: readonly [string, string];
  readonly minutes: number;
}

const folder = (slug: string): string => `../../src/larcin/games/${slug}`;

/** The games that this page was built with: most likely those of the server. */
export const builtGames: readonly GameInfo[] = Object.values(infos);

export function coverArt(slug: string): Component | undefined {
  return arts[`${folder(slug)}/ui/Cover.svelte`];
}

export function coverFacts(slug: string): CoverFacts | undefined {
  return facts[`${folder(slug)}/ui/cover.json`];
}

/** What a game is about, in a sentence; nothing for a game that this page was not built with. */
export function coverText(slug: string, language: Language, key: "title" | "blurb"): string {
  const text = texts[`${folder(slug)}/text/${language}.ftl`];
  return text === undefined ? "" : new Catalogue(language, [text]).say(key);
}
