/** The words of the page itself, in the language of the moment. */

import common from "virtual:games/words";
import { settings } from "@/settings.svelte";
import type { Language } from "@/wire";
import type { Facts, Tells } from "./facts";
import { Catalogue, Words } from "./words";

const table = import.meta.glob<string>("../../text/*.ftl", { query: "?table", import: "default" });

/** A text in two parts: what a table says as soon as it is drawn, and what only some need. */
export interface Text {
  play(): Promise<string>;
  later(): Promise<string>;
}

/** All texts that belong to no game. */
function shellTexts(language: Language): readonly Text[] {
  const file = `../../text/${language}.ftl`;
  const rest = (read: (rests: typeof import("@/laters")) => Promise<string>): Promise<string> => import("@/laters").then(read);
  return [
    { play: async () => (await table[file]?.()) ?? "", later: () => rest(({ pageWords }) => pageWords(language)) },
    { play: async () => (await common[language]?.())?.default ?? "", later: () => rest(({ sharedWords }) => sharedWords(language)) },
  ];
}

class Shell {
  words = $state.raw<Words | null>(null);
  /** Whether all words are there: at a table, those that only some need come when one of them does. */
  isWhole = $state(false);
  #asked = 0;
  #isWholeWanted = false;
  /** What has only the words of a table yet. */
  readonly #partial: Catalogue[] = [];

  /** Speak the language of the settings, as soon as its words are there. */
  async speak(language: Language): Promise<void> {
    const asked = ++this.#asked;
    if (this.words?.language === language) return;
    const catalogue = await this.catalogue(language, shellTexts(language));
    if (asked === this.#asked) this.words = new Words(catalogue);
  }

  /** These words, in all languages to come as well, with all of them if they were wanted once. */
  async catalogue(language: Language, texts: readonly Text[]): Promise<Catalogue> {
    const later = (): Promise<string[]> => Promise.all(texts.map((text) => text.later()));
    const begun = this.#isWholeWanted ? later() : null;
    const catalogue = new Catalogue(language, await Promise.all(texts.map((text) => text.play())), () => begun ?? later());
    if (this.#isWholeWanted) await catalogue.whole();
    else this.#partial.push(catalogue);
    return catalogue;
  }

  /** Have all words. */
  async whole(): Promise<void> {
    this.#isWholeWanted = true;
    await Promise.all(this.#partial.map((each) => each.whole()));
    this.isWhole = true;
  }
}

export const shell = new Shell();

/** What only some open, with the words for it. */
export async function withWords<Opened>(part: Promise<Opened>): Promise<Opened> {
  const [opened] = await Promise.all([part, shell.whole()]);
  return opened;
}

/** A sentence of the page. */
export function say(key: string, facts: Facts = {}): string {
  void settings.language;
  return shell.words?.say(key, facts) ?? "";
}

/** Words for a game: its own first, then those of the page. */
export function gameCatalogue(language: Language, text: Text): Promise<Catalogue> {
  return shell.catalogue(language, [text, ...shellTexts(language)]);
}

export type { Tells };
