/** The posters of all games, for the pages that show them. */

import { arts, facts, infos } from "virtual:games/covers";
import type { Component } from "svelte";
import type { GameInfo } from "@/wire";

/** What stands on a poster beside the picture. */
export interface CoverFacts {
  /** A small line and a big one, or a big one alone: the name as it was published, in no language but its own. */
  readonly lettering: readonly [string, string] | readonly [string];
  readonly minutes: number;
}

/** The games that this page was built with: most likely those of the server. */
export const builtGames: readonly GameInfo[] = Object.values(infos);

export function coverArt(slug: string): Component | undefined {
  return arts[slug];
}

export function coverFacts(slug: string): CoverFacts | undefined {
  return facts[slug];
}
