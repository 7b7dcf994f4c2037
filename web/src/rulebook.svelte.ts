/** The rules of a game in the language of the moment, asked for once. */

import { get } from "@/api";
import type { Language, RuleChapter, RuleParagraph } from "@/wire";

export type OpenRule = (rule: string) => void;

const read = new Map<string, Promise<readonly RuleChapter[]>>();

export function rulebook(game: string, language: Language): Promise<readonly RuleChapter[]> {
  const address = `/api/games/${game}/rules?language=${language}`;
  let asked = read.get(address);
  if (asked === undefined) {
    asked = get<readonly RuleChapter[]>(address);
    asked.catch(() => read.delete(address)); // it may be there the next time
    read.set(address, asked);
  }
  return asked;
}

/** A paragraph with its chapter, or a whole chapter. */
export function findRule(
  chapters: readonly RuleChapter[],
  rule: string,
): { readonly chapter: RuleChapter; readonly paragraphs: readonly RuleParagraph[] } | null {
  for (const chapter of chapters) {
    if (chapter.id === rule) return { chapter, paragraphs: chapter.paragraphs };
    const paragraphs = chapter.paragraphs.filter((each) => each.rule === rule);
    if (paragraphs.length > 0) return { chapter, paragraphs };
  }
  return null;
}
