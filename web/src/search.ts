/** Finding paragraphs by what they say. */

import type { RuleChapter, RuleParagraph } from "@/wire";

/** Letters as one types them in a hurry: small, and without accents. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("’", "'")
    .toLowerCase();
}

const MARKS = /[^\p{L}\p{N}.'-]+/u;

/** Whether a paragraph has all of these words, or begins of them, in its id, its chapter or its text. */
export function finder(query: string): (paragraph: RuleParagraph, chapter: RuleChapter) => boolean {
  const wanted = plain(query).split(MARKS).filter(Boolean);
  return ({ rule, says, reading }, { title }) => {
    const text = plain(`${rule} ${title} ${says} ${reading}`);
    return wanted.every((word) => text.includes(word));
  };
}

/** The chapters with those of their paragraphs that are wanted; a chapter without any goes. */
export function chosen(chapters: readonly RuleChapter[], isWanted: (paragraph: RuleParagraph, chapter: RuleChapter) => boolean): readonly RuleChapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter((each) => isWanted(each, chapter)) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
