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

/** A piece of a rule's text; `rule` where it is the id of another one. */
interface Piece {
  readonly text: string;
  readonly rule: boolean;
  /** What clings to it: a bracket, a full stop. */
  readonly before: string;
  readonly after: string;
}

const ID = /\b([A-Z]{2}-[A-Z0-9]+(?:\.[A-Z0-9]+)*)/;

/** A text with the ids of other paragraphs told apart. */
export function withRules(text: string, chapters: readonly RuleChapter[]): readonly Piece[] {
  const pieces = text.split(ID).map((piece, place) => ({ text: piece, rule: place % 2 === 1 && findRule(chapters, piece) !== null, before: "", after: "" }));
  pieces.forEach((piece, place) => {
    const [before, after] = [pieces[place - 1], pieces[place + 1]];
    if (!piece.rule || before === undefined || after === undefined) return;
    piece.before = /[(«„“]\s?$/.exec(before.text)?.[0] ?? "";
    piece.after = /^[)»“”.,;:]+/.exec(after.text)?.[0] ?? "";
    before.text = before.text.slice(0, before.text.length - piece.before.length);
    after.text = after.text.slice(piece.after.length);
  });
  return pieces.filter((piece) => piece.text !== "");
}
