/** Every sentence that a person reads: the same as `larcin/words/words.py` says. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Language, Outcome } from "@/wire";
import {
  factsOf,
  spread,
  tellField,
  tellPlainly,
  tellSeats,
  type Facts,
  type Names,
  type Struct,
  type Tells,
} from "./facts";

/** What could move text around. */
const UNPRINTABLE = /[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/gu;
const LINE_BREAK = /[ \t\r\n]*[\t\r\n][ \t\r\n]*/g;

/** Keys that had no words; a test looks into it. */
export const missing = new Set<string>();

const parsed = new Map<string, FluentResource>();

/** What a text says; it is read once, whoever asks. */
function read(text: string): FluentResource {
  const known = parsed.get(text) ?? new FluentResource(text);
  parsed.set(text, known);
  return known;
}

/** The messages of one language from one or more texts; the first text wins. */
export class Catalogue {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #later: () => Promise<readonly string[]>;
  #whole: Promise<void> | null = null;

  /** `later` loads the texts that only some need. */
  constructor(language: Language, texts: readonly string[], later: () => Promise<readonly string[]> = () => Promise.resolve([])) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#later = later;
    this.#add(texts);
  }

  /** Also with the words that only some need. What could not be loaded may be there the next time. */
  whole(): Promise<void> {
    this.#whole ??= this.#later().then(
      (texts) => this.#add(texts),
      (error: unknown) => {
        this.#whole = null;
        throw error;
      },
    );
    return this.#whole;
  }

  #add(texts: readonly string[]): void {
    for (const text of texts) this.#bundle.addResource(read(text));
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message (or its attribute) with the facts filled in, on one printable line. */
  say(key: string, facts: Facts = {}, attribute?: string): string {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern == null) return this.#miss(attribute === undefined ? key : `${key}.${attribute}`);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, quick(facts), errors);
    if (errors.length > 0) this.#miss(`${key}: ${errors[0]?.message}`);
    return said.replace(LINE_BREAK, " ").replace(UNPRINTABLE, "");
  }

  /** What this attribute of a message is, where it has one. */
  attribute(key: string, name: string, facts: Facts = {}): string | null {
    return this.#bundle.getMessage(key)?.attributes[name] == null ? null : this.say(key, facts, name);
  }

  #miss(what: string): string {
    missing.add(`${this.language} ${what}`);
    console.warn(`words: ${this.language} ${what}`);
    return what;
  }
}

/**
 * A number of at most three digits: all our languages write it as it stands, and a browser that is
 * asked how to write numbers takes as long for its first answer as for drawing a whole board.
 */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function quick(facts: Facts): Record<string, string | number | FluentNumber> {
  const isSmall = (fact: unknown): fact is number => Number.isInteger(fact) && Number(fact) >= 0 && Number(fact) < 1000;
  const told = Object.entries(facts).map(([name, fact]) => [name, isSmall(fact) ? new SmallNumber(fact) : fact]);
  return Object.fromEntries(told) as Record<string, string | number | FluentNumber>;
}

/** Where some points of a seat came from. */
export interface Part {
  readonly what: string;
  readonly points: number;
  readonly count: number;
  readonly piece: readonly [kind: string, value: unknown] | null;
}

/** What was compared where scores were equal; by seat, null for those whom it did not concern. */
export interface Tie {
  readonly rule: string;
  readonly what: string;
  readonly values: readonly (number | null)[];
}

/** How a result came about. */
export interface Reckoning {
  /** By seat. */
  readonly parts: readonly (readonly Part[])[];
  readonly ties: readonly Tie[];
  /** What is left, and counts for nobody. */
  readonly unowned?: readonly Part[];
  /** The number of the event that decided it, where the game can tell. */
  readonly decided?: number | null;
}

/** The words of one language for one game, one table and one listener. */
export class Words implements Names {
  readonly me: number | null;
  readonly #catalogue: Catalogue;
  readonly #tells: Tells;
  readonly #names: readonly string[];

  constructor(
    catalogue: Catalogue,
    tells: Tells = {},
    names: readonly string[] = [],
    me: number | null = null,
  ) {
    this.#catalogue = catalogue;
    this.#tells = tells;
    this.#names = names;
    this.me = me;
  }

  get language(): Language {
    return this.#catalogue.language;
  }

  /** The message with this key. */
  say(key: string, facts: Facts = {}): string {
    return this.#catalogue.say(key, facts);
  }

  knows(key: string): boolean {
    return this.#catalogue.knows(key);
  }

  /** What this attribute of a message is, where it has one. */
  attribute(key: string, name: string, facts: Facts = {}): string | null {
    return this.#catalogue.attribute(key, name, facts);
  }

  /** What a message about this event may say. */
  factsOf(event: Struct): Facts {
    return factsOf(event, this.#tells, this);
  }

  player(seat: number): string {
    return this.#names[seat] ?? this.say("seat", { number: seat + 1 });
  }

  players(seats: readonly number[]): string {
    return seats.map((seat) => this.player(seat)).join(", ");
  }

  /** What a piece of this kind is called; a number that has no words is called by itself. */
  piece(kind: string, piece: unknown): string {
    const key = messageKey(kind, piece);
    return typeof piece === "number" && !this.knows(key) ? String(piece) : this.say(key);
  }

  /** What happened. */
  event(event: Struct): string {
    return this.say(messageKey("event", event.type), this.factsOf(event));
  }

  /** What a good memory keeps of it, where a game says so; else what happened. */
  faded(event: Struct): string {
    const key = messageKey("faded", event.type);
    return this.knows(key) ? this.say(key, this.factsOf(event)) : this.event(event);
  }

  /** What matters of an event that goes along with another one; mostly nothing does. */
  along(event: Struct): string {
    const key = messageKey("along", event.type);
    return this.knows(key) ? this.say(key, factsOf(event, this.#tells, this)) : "";
  }

  /** What begins with this event, or null for one in the middle of things. */
  heading(event: Struct): string | null {
    const key = messageKey("heading", event.type);
    return this.knows(key) ? this.say(key, this.factsOf(event)) : null;
  }

  /** How the match ended. */
  ending(outcome: Outcome): string {
    return this.say(
      messageKey("ending", outcome.reason),
      spread("winners", tellSeats(winners(outcome), this)),
    );
  }

  /** Who won, and by how much: what stands at the end above all else. */
  verdict(outcome: Outcome): string {
    const { scores } = outcome;
    const first = winners(outcome);
    const told = spread("winners", tellSeats(first, this));
    if (first.length > 1) return this.say("verdict-shared", { others: this.players(first.filter((seat) => seat !== this.me)), ...told });
    const best = scores[first[0] ?? 0] ?? 0;
    const rival = Math.max(...scores.filter((_, seat) => !first.includes(seat)));
    const isMine = this.me === null || first.includes(this.me);
    const mine = isMine ? rival : (scores[this.me ?? 0] ?? 0);
    if (best === rival) return this.say("verdict-tied", told);
    const by = best - mine;
    if (best < rival || by <= 0 || !Number.isFinite(by)) return this.say("verdict-bare", told);
    return this.say(isMine ? "verdict-won" : "verdict-short", { margin: this.score(by), points: by, ...told });
  }

  /** My score and the best other one, or the two best where I look on. */
  numbers(outcome: Outcome): string {
    const sorted = outcome.scores.toSorted((one, other) => other - one);
    const mine = this.me === null ? sorted[0] : outcome.scores[this.me];
    if (mine === undefined || sorted.length < 2) return "";
    const others = sorted.toSpliced(sorted.indexOf(mine), 1);
    return this.say("verdict-numbers", { mine, best: others[0] ?? 0 });
  }

  /** So many points, in the game's own word for them: “3 cards”. */
  score(points: number): string {
    return this.say("score", { points });
  }

  /** Where some points came from. */
  part({ what, piece, count, points }: Part): string {
    return this.say(messageKey("part", what), { piece: piece === null ? "" : this.piece(...piece), count, points });
  }

  /** What was compared where scores were equal, and what each had. */
  tie({ what, values }: Tie): string {
    const had = values.flatMap((value, seat) => (value === null ? [] : [`${this.player(seat)} ${value}`]));
    return this.say("tie-line", { what: this.say(messageKey("tie", what)), values: had.join(", ") });
  }

  /** What was left in the end and counted for nobody. */
  unowned(parts: readonly Part[]): string {
    return this.say("unowned", { parts: parts.map((part) => `${this.part(part)} ${part.points}`).join(", ") });
  }

  /** Why something was refused. */
  refusal(reason: string, facts: Readonly<Record<string, unknown>>): string {
    const told: Facts = {};
    for (const [name, fact] of Object.entries(facts)) {
      const words = Array.isArray(fact)
        ? tellSeats(fact as number[], this)
        : { text: this.#value(name, fact) || tellPlainly(fact).text, is: String(fact) };
      Object.assign(told, spread(name, words));
    }
    return this.say(messageKey("refusal", reason), told);
  }

  /** What is asked at this step of the script; where the game wants it (`.few = 3`), few kinds of moves that are left are named. It is told how many there are. */
  question(step: string, moves: readonly Struct[] = []): string {
    const key = messageKey("ask", step);
    const few = Number(this.#catalogue.attribute(key, "few"));
    const kinds = few > 0 ? [...new Set(moves.map((move) => this.#named(move)))] : [];
    return kinds.length > 0 && kinds.length <= few ? kinds.join(", ") : this.say(key, { moves: moves.length });
  }

  /** A move among few, by its kind or as the game names it there: who leads a guard does not walk. */
  #named(move: Struct): string {
    const key = messageKey("few", move.type);
    return this.knows(key) ? this.say(key, factsOf(move, this.#tells, this)) : this.kind(move);
  }

  /** What stands above that question: that it is my turn, unless the game says why I am asked in another’s. */
  summons(step: string): string {
    return this.#catalogue.attribute(messageKey("ask", step), "title") ?? this.say("ask-you");
  }

  /** A move that is offered, with what it would do. */
  move(move: Struct, prospect: Struct | null = null): string {
    const facts = factsOf(move, this.#tells, this);
    if (prospect !== null) Object.assign(facts, factsOf(prospect, this.#tells, this));
    return this.say(messageKey("move", move.type), facts);
  }

  /** What is being picked, while the legal moves are narrowed down field by field. */
  pick(type: string, field: string): string {
    return this.say(messageKey("pick", type, field));
  }

  /** The value of this field, as something to pick. */
  picked(move: Struct, field: string): string {
    const held = (move as unknown as Record<string, unknown>)[field];
    const told = tellField(move, field, held, this.#tells, this);
    return this.#value(field, told.is || told.text) || String(told.text) || this.say("nothing");
  }

  /** What sort of move this is, where there are several to pick from. */
  kind(move: Struct): string {
    return this.say(messageKey("pick", move.type));
  }

  /** The kind of piece that this field of a move names, or null for anything else. */
  pieceKind(move: Struct, field: string): string | null {
    return /^(?:maybe:)?piece:(.+)$/.exec(this.#tells[move.type]?.[field] ?? "")?.[1] ?? null;
  }

  /** What the game tells of something, by the first of these keys that it has words for, and the paragraph of that. */
  about(keys: readonly string[], facts: Facts = {}): { readonly text: string; readonly rule: string | null } | null {
    const key = keys.find((each) => this.knows(each));
    return key === undefined ? null : { text: this.say(key, facts), rule: this.#catalogue.attribute(key, "rule") };
  }

  option(name: string): string {
    return this.say(messageKey("option", name));
  }

  optionHelp(name: string): string {
    return this.#catalogue.say(messageKey("option", name), {}, "help");
  }

  optionValue(name: string, value: unknown): string {
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    return this.#value(`option-${name}`, value) || String(value);
  }

  /** The words for `name-value`, or nothing if there are none. */
  #value(name: string, value: unknown): string {
    const key = messageKey(name, value);
    return this.knows(key) ? this.say(key) : "";
  }
}

/** A key out of parts, spelt as Fluent wants it: `rule-AB-3_4`. */
export function messageKey(...parts: readonly unknown[]): string {
  return parts.join("-").replaceAll(".", "_");
}

/** The seats in first place; several when victory is shared. */
export function winners(outcome: Outcome): number[] {
  return outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
