/** The games there are: those this page was built with at once, the server's when it has told them. */

import { get } from "@/api";
import { builtGames } from "@/covers";
import { dress } from "@/inks";
import { same } from "@/same";
import { settings } from "@/settings.svelte";
import type { GameInfo } from "@/wire";

class Shelf {
  games = $state.raw(builtGames);
  #asked: Promise<void> | null = null;

  /** The server may have other games than this page was built with: it is right. */
  ask(): Promise<void> {
    this.#asked ??= get<readonly GameInfo[]>("/api/games").then(
      (found) => this.#put(found),
      (error: Error) => {
        this.#asked = null; // it may answer the next time
        throw error;
      },
    );
    return this.#asked;
  }

  /** What a game is called in the language of the moment. */
  title(slug: string): string {
    const game = this.games.find((each) => each.slug === slug);
    return game?.titles[settings.language] ?? game?.title ?? slug;
  }

  /** What it is about. */
  blurb(slug: string): string {
    return this.games.find((each) => each.slug === slug)?.blurbs[settings.language] ?? "";
  }

  #put(found: readonly GameInfo[]): void {
    for (const { slug } of found) dress(slug);
    if (!same(found, this.games)) this.games = found;
  }
}

export const shelf = new Shelf();
