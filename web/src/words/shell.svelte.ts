/** The words of the page itself, in the language of the moment. */

import common from "virtual:games/words";
import { settings } from "@/settings.svelte";
import type { Language } from "@/wire";
import type { Facts, Tells } from "./facts";
import { Catalogue, Words } from "./words";

const own = import.meta.glob<string>("../../text/*.ftl", { query: "?all", import: "default" });

/** All texts that belong to no game. */
export async function shellTexts(language: Language): Promise<readonly string[]> {
  const [page, shared] = await Promise.all([own[`../../text/${language}.ftl`]?.(), common[language]?.()]);
  return [page ?? "", shared?.default ?? ""];
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
