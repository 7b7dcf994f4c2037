/** What a ticket says: what it is, what may be done with it now or why not, what is known of it, and the rule. */

import type { Part, Pick } from "@/pick.svelte";
import { findRule, rulebook } from "@/rulebook.svelte";
import type { Language } from "@/wire";
import type { Facts, Struct } from "@/words/facts";
import { messageKey, type Words } from "@/words/words";
import type { About } from "./about";

export interface Explained {
  readonly name: string;
  /** What may be done with it now. */
  readonly may: readonly string[];
  readonly known: readonly string[];
  readonly rule: string | null;
}

/** So many moves are named; of more, how many there are. */
const NAMED = 3;

export function explain(what: About, pick: Pick<Struct>, words: Words): Explained {
  const told = known(what, words);
  const says = typeof what.says === "string" ? [what.says] : (what.says ?? []);
  const name = what.name ?? (what.piece === undefined ? (what.rule ?? "") : words.piece(...what.piece));
  const may = what.part === undefined ? [] : inWords(pick, what.part as Part<Struct>, words, what.worth);
  return {
    name,
    // A card may be called as the move that lays it: once is enough.
    may: may.filter((text) => text !== name),
    known: [...told.map(({ text }) => text), ...says].filter((text) => text !== ""),
    rule: isRule(what) ? null : (what.rule ?? told.find(({ rule }) => rule !== null)?.rule ?? null),
  };
}

/** Whether it is a paragraph's number, and nothing else. */
const isRule = (what: About): boolean => what.name === undefined && what.piece === undefined && what.rule !== undefined;

/** What a paragraph says that was asked about; nothing of anything else. */
export async function ruleText(what: About, game: string, language: Language): Promise<string> {
  if (!isRule(what)) return "";
  const found = findRule(await rulebook(game, language).catch(() => []), what.rule ?? "");
  const [only, more] = found?.paragraphs ?? [];
  return only === undefined || more !== undefined ? (found?.chapter.title ?? "") : only.says;
}

/** Why nothing may be done with it, in a sentence; it is asked only where it is my turn. */
export async function whyNot(what: About, pick: Pick<Struct>, words: Words): Promise<{ readonly text: string; readonly rule: string } | null> {
  if (what.part === undefined || pick.moves.length === 0) return null;
  const why = await pick.why(what.part as Part<Struct>);
  return why === null ? null : { text: words.refusal(why.reason, why.facts), rule: why.rule };
}

/** What the game's own words tell: of the piece, of the thing, of the kind of move. */
function known({ piece, key, part }: About, words: Words): readonly { readonly text: string; readonly rule: string | null }[] {
  const type = (part as Partial<Struct> | undefined)?.type;
  const facts: Facts = piece === undefined ? {} : { piece: words.piece(...piece) };
  const keys = [
    piece === undefined ? [] : [messageKey("about", ...piece), messageKey("about", piece[0])],
    key === undefined ? [] : [key],
    type === undefined ? [] : [messageKey("about", "move", type)],
  ];
  return keys.flatMap((each) => words.about(each, facts) ?? []);
}

/** The moves that a tap on it would leave, or that it is part of at all. */
function inWords(pick: Pick<Struct>, part: Part<Struct>, words: Words, worth: About["worth"] = () => 0): readonly string[] {
  const next = pick.with(part);
  const moves = (next.length > 0 ? next : pick.having(part)).toSorted((one, other) => worth(other) - worth(one));
  const said = [...new Set(moves.map((move) => words.move(move, pick.prospect(move))))];
  const shown = said.length > NAMED ? said.slice(0, NAMED - 1) : said;
  return said.length > shown.length ? [...shown, words.say("about-more", { count: said.length - shown.length })] : shown;
}
