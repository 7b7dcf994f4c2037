/** What a page about one game loads: its board, and its words in the language of the moment. */
import { untrack, type Component } from "svelte";
import type { AnyBoardProps } from "@/board";
import { loadBoard, loadTells, loadWeights, textOf } from "@/games";
import { dress } from "@/inks";
import { pause } from "@/pause";
import { settings } from "@/settings.svelte";
import type { Weights } from "@/telling";
import type { Tells } from "@/words/facts";
import { gameCatalogue } from "@/words/shell.svelte";
import type { Catalogue } from "@/words/words";

/** Loads them as soon as the game is known, and the words again when the language changes. */
export class Loaded {
  Board = $state.raw<Component<AnyBoardProps> | null>(null);
  tells = $state.raw<Tells>({});
  weights = $state.raw<Weights>({});
  catalogue = $state.raw<Catalogue | null>(null);

  constructor(game: () => string | null, lessons = false) {
    const slug = $derived(game());
    $effect(() => {
      if (slug === null) return;
      dress(slug);
      const language = untrack(() => settings.language);
      void Promise.all([loadBoard(slug), loadTells(slug, language), loadWeights(slug, language)]).then(async ([board, told, weights]) => {
        await pause();
        this.Board = board;
        this.tells = told;
        this.weights = weights;
      });
    });
    $effect(() => {
      const language = settings.language;
      if (slug === null) return;
      void gameCatalogue(language, textOf(slug, language, lessons)).then((read) => {
        // A language that was left meanwhile may come in late.
        if (settings.language === language) this.catalogue = read;
      });
    });
  }
}
