// Made from Python's types by `python -m tests.web.wire_types`; a test sees that it is current.

export type Language = "fr" | "en" | "de";
/** A part of an event that only some seats may see; for the others its value is null. */
export interface Secret<T> {
  readonly value: T | null;
  readonly seats: readonly number[];
}

export interface Choice {
  readonly move: Readonly<Record<string, unknown>>;
}

export interface Drawing {
  readonly table: readonly (readonly Stroke[])[];
  readonly hand: readonly (readonly Stroke[])[];
}

export interface Stroke {
  readonly text: string;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly ink?: string | null;
  readonly paper?: string | null;
  readonly piece?: readonly [string, unknown] | null;
  readonly seat?: number | null;
}

export interface FreeSeat {
  readonly seat: number;
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
  readonly titles: Readonly<Record<string, string>>;
  readonly blurbs: Readonly<Record<string, string>>;
  readonly lessons: readonly string[];
  readonly puzzles: boolean;
}

export interface OptionInfo {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly default: unknown;
}

export interface GameWords {
  readonly game: string;
  readonly language: string;
  readonly text: string;
  readonly tells: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly weights: Readonly<Record<string, "along" | "decisive" | "personal" | "plain" | "quiet">>;
}

export interface Health {
  readonly status: "ok";
  readonly version: string;
  readonly tables: number;
  readonly connections: number;
}

export interface Link {
  readonly id: string;
  readonly kind: "eyes" | "sit" | "watch";
  readonly seat: number | null;
  readonly secret: string | null;
}

export interface Move {
  readonly question: number;
  readonly move: Readonly<Record<string, unknown>>;
}

export interface Moved {
  readonly changed: boolean;
}

export interface NewLink {
  readonly kind: "eyes" | "sit" | "watch";
  readonly seat: number | null;
}

export interface NewToken {
  readonly label: string;
  readonly bot: boolean;
}

export interface NewUser {
  readonly name: string;
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

export interface Ready {
  readonly status: "ready";
}

export interface RuleChapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly RuleParagraph[];
}

export interface RuleParagraph {
  readonly rule: string;
  readonly kind: string;
  readonly says: string;
  readonly reading: string;
}

export interface SitDown {
  readonly seat: number | null;
}

export interface TableListed {
  readonly id: string;
  readonly settings: TableSettings;
  readonly host: string;
  readonly seats: readonly SeatState[];
  readonly free: number;
  readonly playing: boolean;
  readonly created: number;
}

export interface TableSettings {
  readonly game: string;
  readonly seats: readonly (string | null)[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: Clock | null;
  readonly stand_in: string;
  readonly memory_aid: boolean;
  readonly public: boolean;
  readonly chat: "all" | "nobody" | "seats" | null;
  readonly delay: number;
  readonly hints: boolean | null;
}

export interface Clock {
  readonly seconds: number;
  readonly reserve: number;
  readonly away: number | null;
}

export interface SeatState {
  readonly name: string | null;
  readonly bot: string | null;
  readonly person: boolean;
  readonly user: string | null;
  readonly program: boolean;
}

export interface ToDraw {
  readonly view: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly names: readonly string[];
  readonly columns: number;
  readonly rows: number;
  readonly memory_aid: boolean;
}

export interface Token {
  readonly id: string;
  readonly label: string;
  readonly bot: boolean;
  readonly user: string | null;
  readonly token: string | null;
}

export interface UseLink {
  readonly secret: string;
}

export interface User {
  readonly id: string;
  readonly name: string;
  readonly claimed: boolean;
  readonly program: boolean;
  readonly moderator: boolean;
}

export interface Why {
  readonly rule: string | null;
  readonly reason: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface GuideInfo {
  readonly parts: readonly GuidePart[];
  readonly shown: readonly string[];
  readonly taught: readonly string[];
  readonly rare: readonly string[];
}

export interface GuidePart {
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly rules: readonly string[];
  readonly pieces: readonly GuidePiece[];
}

export interface GuidePiece {
  readonly kind: string;
  readonly value: unknown;
  readonly name: string;
  readonly about: string;
}

export interface ShownRule {
  readonly rule: string;
  readonly by: string;
  readonly says: string;
  readonly names: readonly string[];
  readonly me: number | null;
  readonly room: readonly [number, number];
  readonly before: LessonFrame | null;
  readonly after: LessonFrame | null;
  readonly refusal: Why | null;
}

export interface LessonFrame {
  readonly since: number;
  readonly observation: unknown;
  readonly prospects: readonly unknown[];
  readonly scenes: readonly unknown[];
  readonly reckoning: unknown | null;
}

export interface LessonAnswer {
  readonly good: boolean;
  readonly say: string | null;
  readonly frames: readonly LessonFrame[];
}

export interface LessonFact {
  readonly value: unknown;
  readonly tell: string;
}

export interface LessonInfo {
  readonly name: string;
  readonly minutes: number;
  readonly steps: readonly string[];
  readonly rules: readonly string[];
  readonly match: LessonMatch | null;
}

export interface LessonMatch {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface LessonMove {
  readonly move: Readonly<Record<string, unknown>> | null;
}

export interface LessonStep {
  readonly step: number;
  readonly names: readonly string[];
  readonly me: number;
  readonly look: readonly string[];
  readonly do: readonly unknown[];
  readonly facts: Readonly<Record<string, LessonFact>>;
  readonly rule: string | null;
  readonly begins: boolean;
  readonly frame: LessonFrame;
}

export interface Bad {
  readonly type: "bad";
  readonly problem: string;
  readonly sentence: string;
  readonly field: string;
}

export interface Change {
  readonly type: "change";
  readonly move: unknown;
}

export interface Chat {
  readonly type: "chat";
  readonly lines: readonly ChatLine[];
}

export interface ChatLine {
  readonly number: number;
  readonly user: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

export interface Closed {
  readonly type: "closed";
  readonly reason: string;
}

export interface ComeBack {
  readonly type: "come_back";
}

export interface Observed {
  readonly type: "observation";
  readonly match: string;
  readonly since: number;
  readonly clocks: readonly SeatClock[];
  readonly observation: unknown;
  readonly prospects: readonly unknown[];
  readonly scenes: readonly unknown[];
  readonly reckoning: unknown | null;
}

export interface SeatClock {
  readonly seat: number;
  readonly milliseconds: number;
  readonly reserve: number;
}

export interface Ping {
  readonly type: "ping";
}

export interface Play {
  readonly type: "play";
  readonly question: number;
  readonly move: unknown;
}

export interface Pong {
  readonly type: "pong";
}

export interface Presence {
  readonly type: "presence";
  readonly seats: readonly boolean[];
  readonly watching: number;
}

export interface Refused {
  readonly type: "refused";
  readonly rule: string;
  readonly reason: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly question: number | null;
}

export interface Resume {
  readonly type: "resume";
  readonly since?: number;
}

export interface Say {
  readonly type: "say";
  readonly text: string;
}

export interface TakeBack {
  readonly type: "take_back";
}

export interface ActDone {
  readonly number: number;
  readonly password: string | null;
}

export interface Appoint {
  readonly act: "appoint";
  readonly reason: string;
  readonly user: string;
}

export interface Ban {
  readonly act: "ban";
  readonly reason: string;
  readonly user: string | null;
  readonly name: string | null;
  readonly address: string | null;
  readonly with_address: boolean;
  readonly days: number | null;
}

export interface BanListed {
  readonly kind: "address" | "name" | "silence" | "user";
  readonly who: string;
  readonly name: string | null;
  readonly made: number;
  readonly until: number | null;
}

export interface CloseTable {
  readonly act: "close_table";
  readonly reason: string;
  readonly table: string;
}

export interface DeleteLine {
  readonly act: "delete_line";
  readonly reason: string;
  readonly table: string;
  readonly number: number;
}

export interface DeletePerson {
  readonly act: "delete_person";
  readonly reason: string;
  readonly user: string;
}

export interface Dismiss {
  readonly act: "dismiss";
  readonly reason: string;
  readonly user: string;
}

export interface Lift {
  readonly act: "lift";
  readonly reason: string;
  readonly user: string | null;
  readonly name: string | null;
  readonly address: string | null;
}

export interface LoggedAct {
  readonly number: number;
  readonly at: number;
  readonly by: string | null;
  readonly by_name: string | null;
  readonly about: string | null;
  readonly about_name: string | null;
  readonly act: Silence | Ban | Lift | Unseat | CloseTable | DeleteLine | Settle | ResetPassword | DeletePerson | Appoint | Dismiss;
}

export interface Silence {
  readonly act: "silence";
  readonly reason: string;
  readonly user: string;
  readonly days: number | null;
}

export interface Unseat {
  readonly act: "unseat";
  readonly reason: string;
  readonly table: string;
  readonly seat: number;
}

export interface Settle {
  readonly act: "settle";
  readonly reason: string;
  readonly table: string;
  readonly number: number;
}

export interface ResetPassword {
  readonly act: "reset_password";
  readonly reason: string;
  readonly user: string;
}

export interface PersonFile {
  readonly made: number;
  readonly kept: Readonly<Record<string, readonly (Readonly<Record<string, unknown>>)[]>>;
}

export interface ReportedLine {
  readonly at: number;
  readonly table: string;
  readonly number: number;
  readonly user: string;
  readonly name: string;
  readonly text: string;
  readonly reason: string;
  readonly reporter: string;
}

export interface Claim {
  readonly name: string;
  readonly password: string;
}

export interface Exported {
  readonly id: string;
  readonly started: number;
  readonly ended: number;
  readonly record: MatchRecord;
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

export interface Outcome {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export interface Farewell {
  readonly password: string | null;
}

export interface Fill {
  readonly bot: string;
}

export interface GameRating {
  readonly game: string;
  readonly rated: Rated;
}

export interface Rated {
  readonly rank: number | null;
  readonly name: string;
  readonly user: string | null;
  readonly bot: string | null;
  readonly program: boolean;
  readonly rating: number;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

export interface Hint {
  readonly question: number;
  readonly bot: string;
  readonly moves: readonly HintedMove[];
}

export interface HintedMove {
  readonly move: Readonly<Record<string, unknown>>;
  readonly share: number | null;
}

export interface Lobby {
  readonly type: "lobby";
  readonly tables: readonly TableListed[];
  readonly gone: readonly string[];
}

export interface Login {
  readonly name: string;
  readonly password: string;
}

export interface MatchListed {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
  readonly started: number;
  readonly ended: number;
  readonly outcome: Outcome | null;
  readonly closed: string | null;
  readonly public: boolean;
  readonly seat: number | null;
}

export interface Player {
  readonly name: string;
  readonly user: string | null;
  readonly bot: string | null;
  readonly program: boolean;
}

export interface MatchPage {
  readonly matches: readonly MatchListed[];
  readonly next: string | null;
}

export interface MyTable {
  readonly table: TableListed;
  readonly seat: number | null;
  readonly host: boolean;
  readonly waiting: boolean;
  readonly left: boolean;
}

export interface NewMute {
  readonly user: string;
}

export interface NewPassword {
  readonly old: string;
  readonly new: string;
  readonly tokens: boolean;
}

export interface Profile {
  readonly user: User;
  readonly ratings: readonly GameRating[];
}

export interface RatedMatch {
  readonly match: string;
  readonly seats: readonly RatingChange[];
  readonly advised: boolean;
}

export interface RatingChange {
  readonly before: number;
  readonly after: number;
}

export interface RatingPage {
  readonly game: string;
  readonly ratings: readonly Rated[];
  readonly next: string | null;
}

export interface Report {
  readonly reason: string;
}

export interface Saying {
  readonly text: string;
}

export interface Turns {
  readonly match: string;
  readonly eyes: number | null;
  readonly first: number;
  readonly moves: number;
  readonly turns: readonly unknown[];
  readonly scenes: readonly (readonly unknown[])[];
}

export interface PuzzleAnswer {
  readonly good: boolean;
  readonly options: readonly PuzzleOption[];
  readonly frame: LessonFrame | null;
}

export interface PuzzleOption {
  readonly moves: readonly unknown[];
  readonly share: number;
  readonly less: number;
  readonly error: number;
  readonly worlds: number;
  readonly ties: number;
  readonly points: number | null;
  readonly rival: number | null;
  readonly because: PuzzleReason | null;
}

export interface PuzzleReason {
  readonly event: unknown;
  readonly often: number;
  readonly other: number;
}

export interface PuzzleInfo {
  readonly id: string;
  readonly seats: number;
  readonly difficulty: string;
}

export interface PuzzleList {
  readonly daily: string | null;
  readonly day: string;
  readonly puzzles: readonly PuzzleInfo[];
}

export interface PuzzleMove {
  readonly move: Readonly<Record<string, unknown>>;
}

export interface PuzzleShown {
  readonly id: string;
  readonly names: readonly string[];
  readonly me: number;
  readonly frame: LessonFrame;
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
  readonly speaks: boolean;
  readonly hints: boolean;
  readonly previous: string | null;
  readonly rematch: string | null;
  readonly host_name: string;
}

export type ClientMessage = Play | Change | TakeBack | ComeBack | Resume | Ping | Say;

export type ServerMessage = TableState | Observed | Refused | Bad | Presence | Chat | Pong | Closed;
