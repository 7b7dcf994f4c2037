/** Where the words are that nobody needs at once: a table begins without knowing it. */

import games from "virtual:games/laters";
import shared from "virtual:games/rests";
import type { Language } from "@/wire";

const page = import.meta.glob<string>("../text/*.ftl", { query: "?rest", import: "default" });

/** Of a game, one part. */
export async function gameWords(game: string, language: Language, part: string): Promise<string> {
  return (await games[`${game}/${language}/${part}`]?.())?.default ?? "";
}

/** Of the page. */
export async function pageWords(language: Language): Promise<string> {
  return (await page[`../text/${language}.ftl`]?.()) ?? "";
}

/** What the page and the terminal both say. */
export async function sharedWords(language: Language): Promise<string> {
  return (await shared[language]?.())?.default ?? "";
}
