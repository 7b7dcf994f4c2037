// Made from Python's types by `python -m tests.web.types`; a test sees that it is current.

export type Language = "fr" | "en" | "de";
/** A part of an event that only some seats may see; for the others its value is null. */
export interface Secret<T> {
  readonly value: T | null;
  readonly seats: readonly number[];
}

export interface Clock {
  readonly seconds: number;
  readonly reserve: number;
}

export interface TableSettings {
  readonly game: string;
  readonly seats: readonly (string | null)[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: Clock | null;
  readonly stand_in: string;
  readonly memory_aid: boolean;
  readonly public: boolean;
}

export interface SeatState {
  readonly name: string | null;
  readonly bot: string | null;
  readonly person: boolean;
}

export interface TableState {
  readonly type: "table";
  readonly id: string;
  readonly settings: TableSettings;
  readonly seats: readonly SeatState[];
  readonly seat: number | null;
  readonly plays: boolean;
  readonly host: boolean;
  readonly match: string | null;
  readonly commitment: string | null;
  readonly outcome: Outcome | null;
  readonly closed: string | null;
}

export interface Outcome {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export interface Play {
  readonly type: "play";
  readonly question: number;
  readonly move: unknown;
}

export interface Change {
  readonly type: "change";
  readonly move: unknown;
}

export interface TakeBack {
  readonly type: "take_back";
}

export interface ComeBack {
  readonly type: "come_back";
}

export interface Resume {
  readonly type: "resume";
  readonly since?: number;
}

export interface Ping {
  readonly type: "ping";
}

export interface SeatClock {
  readonly seat: number;
  readonly milliseconds: number;
  readonly reserve: number;
}

export interface Observed {
  readonly type: "observation";
  readonly match: string;
  readonly since: number;
  readonly clocks: readonly SeatClock[];
  readonly observation: unknown;
  readonly prospects: readonly unknown[];
}

export interface Refused {
  readonly type: "refused";
  readonly rule: string;
  readonly reason: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly question: number | null;
}

export interface Bad {
  readonly type: "bad";
  readonly problem: string;
  readonly sentence: string;
  readonly field: string;
}

export interface Presence {
  readonly type: "presence";
  readonly seats: readonly boolean[];
  readonly watching: number;
}

export interface Pong {
  readonly type: "pong";
}

export interface Closed {
  readonly type: "closed";
  readonly reason: string;
}

export interface NewUser {
  readonly name: string;
}

export interface User {
  readonly id: string;
  readonly name: string;
}

export interface NewToken {
  readonly label: string;
}

export interface Token {
  readonly id: string;
  readonly label: string;
  readonly token: string | null;
}

export interface NewLink {
  readonly kind: "eyes" | "sit" | "watch";
  readonly seat: number | null;
}

export interface Link {
  readonly id: string;
  readonly kind: "eyes" | "sit" | "watch";
  readonly seat: number | null;
  readonly secret: string | null;
}

export interface UseLink {
  readonly secret: string;
}

export interface SitDown {
  readonly seat: number | null;
}

export interface Move {
  readonly question: number;
  readonly move: Readonly<Record<string, unknown>>;
}

export interface Choice {
  readonly move: Readonly<Record<string, unknown>>;
}

export interface Moved {
  readonly changed: boolean;
}

export interface TableListed {
  readonly id: string;
  readonly settings: TableSettings;
  readonly free: number;
  readonly playing: boolean;
}

export interface OptionInfo {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly default: unknown;
}

export interface GameInfo {
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly year: number;
  readonly rules_version: number;
  readonly seats: readonly [number, number];
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
}

export interface RuleParagraph {
  readonly rule: string;
  readonly kind: string;
  readonly says: string;
  readonly reading: string;
}

export interface RuleChapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly RuleParagraph[];
}

export interface Health {
  readonly status: "ok";
  readonly version: string;
  readonly tables: number;
  readonly connections: number;
}

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly field?: string | null;
  readonly rule?: string | null;
  readonly reason?: string | null;
  readonly facts?: Readonly<Record<string, unknown>> | null;
}

export interface MatchRecord {
  readonly format: "larcin-match-1";
  readonly game: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly moves: readonly RecordedMove[];
  readonly events: readonly (readonly (Readonly<Record<string, unknown>>)[])[];
  readonly outcome: Outcome | null;
}

export interface RecordedMove {
  readonly seat: number;
  readonly move: Readonly<Record<string, unknown>>;
}

export type ClientMessage = Play | Change | TakeBack | ComeBack | Resume | Ping;

export type ServerMessage = TableState | Observed | Refused | Bad | Presence | Pong | Closed;
