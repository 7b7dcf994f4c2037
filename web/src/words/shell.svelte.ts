/** The words of the page itself, in the language of the moment. */

import { settings } from "@/settings.svelte";
import type { Language } from "@/wire";
import type { Facts, Tells } from "./facts";
import { Catalogue, Words } from "./words";

const common = import.meta.glob<string>("../../../src/larcin/words/text/*.ftl", {
  query: "?all",
  import: "default",
});
const own = import.meta.glob<string>("../../text/*.ftl", { query: "?all", import: "default" });

/** All texts that belong to no game. */
export async function shellTexts(language: Language): Promise<readonly string[]> {
  const paths = [`../../text/${language}.ftl`, `../../../src/larcin/words/text/${language}.ftl`];
  return Promise.all(paths.map((path) => (own[path] ?? common[path])?.() ?? ""));
}

class Shell {
  words = $state.raw<Words | null>(null);
  #asked = 0;

  /** Speak the language of the settings, as soon as its words are there. */
  async speak(language: Language): Promise<void> {
    const asked = ++this.#asked;
    if (this.words?.language === language) return;
    const catalogue = new Catalogue(language, await shellTexts(language));
    if (asked === this.#asked) this.words = new Words(catalogue);
  }
}

export const shell = new Shell();

/** A sentence of the page. */
export function say(key: string, facts: Facts = {}): string {
  void settings.language;
  return shell.words?.say(key, facts) ?? "";
}

/** Words for a game: its own first, then those of the page. */
export async function gameCatalogue(language: Language, text: string): Promise<Catalogue> {
  return new Catalogue(language, [text, ...(await shellTexts(language))]);
}

export type { Tells };
