// Made from Python's types by `larcin author types`; a test sees that it is current.

import type { Secret } from "@/wire";
import type { Weights } from "@/telling";
import type { Tells } from "@/words/facts";

export interface View {
  readonly options: Options;
  readonly turn: number;
  readonly active: number;
  readonly players: readonly Player[];
  readonly guards: readonly number[];
  readonly asleep: readonly (readonly number[])[];
  readonly doors: readonly number[];
  readonly discard: readonly Card[];
  readonly pile: number;
  readonly recycled: readonly number[];
  readonly since: readonly (readonly [number, "arrow" | "blocked-thief" | "broken-bow" | "door" | "forced-march" | "found-thief" | "hidden-thief" | "plus-two" | "secret-door" | "skeleton-key" | "sleeping-guard" | "woken-guard" | null])[];
  readonly kept: readonly ("arrow" | "blocked-thief" | "broken-bow" | "door" | "forced-march" | "found-thief" | "hidden-thief" | "plus-two" | "secret-door" | "skeleton-key" | "sleeping-guard" | "woken-guard")[] | null;
  readonly mode: "alone" | "each" | "shared" | null;
  readonly number: number;
  readonly pool: number;
  readonly thief_points: number;
  readonly guard_points: number;
  readonly guard: "guard-1" | "guard-2" | "guard-3" | "guard-4" | null;
  readonly guard_paid: boolean;
  readonly fought: readonly ("guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief")[];
  readonly shot: readonly ("guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief")[];
  readonly passing: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief" | null;
  readonly visited: readonly number[];
  readonly attack: Attack | null;
  readonly prize: "blue" | "green" | "orange" | "red" | "turquoise" | "violet" | "white" | "yellow" | null;
  readonly trail: readonly ["guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief", number, number] | null;
  readonly seat: number | null;
  readonly seats: number;
  readonly step: string;
  readonly outcome: Outcome | null;
}

export interface Options {
  readonly objectives: number;
  readonly colours: "eight" | "four";
  readonly arrows: "even" | "sharp";
}

export interface Player {
  readonly thief: number;
  readonly crown: "blue" | "green" | "orange" | "red" | "turquoise" | "violet" | "white" | "yellow" | null;
  readonly keys: readonly ("blue" | "green" | "orange" | "red" | "turquoise" | "violet" | "white" | "yellow")[];
  readonly hidden: boolean;
  readonly blocked: readonly number[];
  readonly home: readonly Objective[];
  readonly proved: readonly Objective[];
  readonly secrets: number;
  readonly objectives: readonly Objective[] | null;
  readonly cards: number;
  readonly hand: readonly Card[] | null;
  readonly played: readonly Card[];
}

export type Objective = "blue" | "green" | "orange" | "red" | "turquoise" | "violet" | "white" | "yellow";

export type Card = "arrow" | "blocked-thief" | "broken-bow" | "door" | "forced-march" | "found-thief" | "hidden-thief" | "plus-two" | "secret-door" | "skeleton-key" | "sleeping-guard" | "woken-guard";

export interface Attack {
  readonly figure: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief";
  readonly target: number;
  readonly is_arrow: boolean;
  readonly boosted: boolean;
  readonly countered: boolean;
}

export interface Outcome {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export interface Place {
  readonly type: "Place";
  readonly circle: number;
}

export interface Roll {
  readonly type: "Roll";
}

export interface Walk {
  readonly type: "Walk";
  readonly figure: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief";
  readonly direction: "east" | "north" | "south" | "west";
}

export interface Reach {
  readonly type: "Reach";
  readonly direction: "east" | "north" | "south" | "west";
}

export interface Take {
  readonly type: "Take";
  readonly where: "east" | "here" | "north" | "south" | "west";
  readonly means: "card" | "key";
}

export interface Teleport {
  readonly type: "Teleport";
  readonly circle: number;
}

export interface EndTurn {
  readonly type: "EndTurn";
}

export interface Fight {
  readonly type: "Fight";
  readonly figure: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief";
  readonly target: number;
  readonly boosted: boolean;
}

export interface Shoot {
  readonly type: "Shoot";
  readonly figure: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief";
  readonly target: number;
}

export interface Boost {
  readonly type: "Boost";
}

export interface Break {
  readonly type: "Break";
}

export interface Pass {
  readonly type: "Pass";
}

export interface Wear {
  readonly type: "Wear";
}

export interface Return {
  readonly type: "Return";
}

export interface March {
  readonly type: "March";
  readonly figure: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief";
}

export interface Close {
  readonly type: "Close";
  readonly gate: number;
}

export interface Open {
  readonly type: "Open";
  readonly gate: number;
}

export interface Hide {
  readonly type: "Hide";
}

export interface Block {
  readonly type: "Block";
  readonly target: number;
}

export interface Lull {
  readonly type: "Lull";
  readonly guard: "guard-1" | "guard-2" | "guard-3" | "guard-4";
}

export interface Slip {
  readonly type: "Slip";
}

export interface Find {
  readonly type: "Find";
  readonly target: number;
}

export interface Wake {
  readonly type: "Wake";
  readonly guard: "guard-1" | "guard-2" | "guard-3" | "guard-4";
  readonly owner: number;
}

export interface Discard {
  readonly type: "Discard";
  readonly card: Card;
}

export interface Dealt {
  readonly type: "Dealt";
  readonly rule: string;
  readonly seat: number;
  readonly objectives: Secret<readonly Objective[]>;
  readonly cards: Secret<readonly Card[]>;
}

export interface Started {
  readonly type: "Started";
  readonly rule: string;
  readonly seat: number;
}

export interface Placed {
  readonly type: "Placed";
  readonly rule: string;
  readonly seat: number;
  readonly circle: number;
}

export interface Begun {
  readonly type: "Begun";
  readonly rule: string;
  readonly seat: number;
  readonly turn: number;
}

export interface Recovered {
  readonly type: "Recovered";
  readonly rule: string;
  readonly seat: number;
  readonly markers: number;
  readonly hidden: boolean;
  readonly freed: readonly number[];
  readonly woken: readonly Guard[];
}

export type Guard = "guard-1" | "guard-2" | "guard-3" | "guard-4";

export interface Rolled {
  readonly type: "Rolled";
  readonly rule: string;
  readonly seat: number;
  readonly mode: "alone" | "each" | "shared";
  readonly number: number;
}

export interface Walked {
  readonly type: "Walked";
  readonly rule: string;
  readonly seat: number;
  readonly figure: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief";
  readonly start: string;
  readonly end: string;
  readonly steps: number;
}

export interface Unlocked {
  readonly type: "Unlocked";
  readonly rule: string;
  readonly seat: number;
  readonly colour: "blue" | "green" | "orange" | "red" | "turquoise" | "violet" | "white" | "yellow";
  readonly how: "passing" | "reaching";
}

export interface Taken {
  readonly type: "Taken";
  readonly rule: string;
  readonly seat: number;
  readonly colour: "blue" | "green" | "orange" | "red" | "turquoise" | "violet" | "white" | "yellow";
  readonly means: "card" | "key";
  readonly how: "passing" | "reaching";
}

export interface Delivered {
  readonly type: "Delivered";
  readonly rule: string;
  readonly seat: number;
  readonly objective: Objective;
  readonly left: number;
}

export interface Teleported {
  readonly type: "Teleported";
  readonly rule: string;
  readonly seat: number;
  readonly circle: number;
}

export interface Attacked {
  readonly type: "Attacked";
  readonly rule: string;
  readonly seat: number;
  readonly figure: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief";
  readonly target: number;
  readonly boosted: boolean;
}

export interface Boosted {
  readonly type: "Boosted";
  readonly rule: string;
  readonly seat: number;
}

export interface Fought {
  readonly type: "Fought";
  readonly rule: string;
  readonly seat: number;
  readonly figure: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief";
  readonly target: number;
  readonly attack: number;
  readonly defence: number;
  readonly won: boolean;
  readonly attack_bonus: number;
  readonly defence_bonus: number;
}

export interface Beaten {
  readonly type: "Beaten";
  readonly rule: string;
  readonly seat: number;
  readonly guard: "guard-1" | "guard-2" | "guard-3" | "guard-4";
}

export interface Aimed {
  readonly type: "Aimed";
  readonly rule: string;
  readonly seat: number;
  readonly figure: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief";
  readonly target: number;
  readonly distance: number;
  readonly bow: "card" | "tower";
}

export interface Broken {
  readonly type: "Broken";
  readonly rule: string;
  readonly seat: number;
}

export interface Shot {
  readonly type: "Shot";
  readonly rule: string;
  readonly seat: number;
  readonly figure: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief";
  readonly target: number;
  readonly face: "flop" | "target";
  readonly number: number;
  readonly hit: boolean;
}

export interface Lost {
  readonly type: "Lost";
  readonly rule: string;
  readonly seat: number;
  readonly colour: "blue" | "green" | "orange" | "red" | "turquoise" | "violet" | "white" | "yellow";
}

export interface Worn {
  readonly type: "Worn";
  readonly rule: string;
  readonly seat: number;
  readonly colour: "blue" | "green" | "orange" | "red" | "turquoise" | "violet" | "white" | "yellow";
}

export interface Returned {
  readonly type: "Returned";
  readonly rule: string;
  readonly colour: "blue" | "green" | "orange" | "red" | "turquoise" | "violet" | "white" | "yellow";
}

export interface Marched {
  readonly type: "Marched";
  readonly rule: string;
  readonly seat: number;
  readonly figure: "guard-1" | "guard-2" | "guard-3" | "guard-4" | "thief";
}

export interface Closed {
  readonly type: "Closed";
  readonly rule: string;
  readonly seat: number;
  readonly gate: number;
}

export interface Opened {
  readonly type: "Opened";
  readonly rule: string;
  readonly seat: number;
  readonly gate: number;
}

export interface Hid {
  readonly type: "Hid";
  readonly rule: string;
  readonly seat: number;
}

export interface Blocked {
  readonly type: "Blocked";
  readonly rule: string;
  readonly seat: number;
  readonly target: number;
}

export interface Lulled {
  readonly type: "Lulled";
  readonly rule: string;
  readonly seat: number;
  readonly guard: "guard-1" | "guard-2" | "guard-3" | "guard-4";
}

export interface Slipped {
  readonly type: "Slipped";
  readonly rule: string;
  readonly seat: number;
  readonly start: string;
  readonly end: string;
}

export interface Found {
  readonly type: "Found";
  readonly rule: string;
  readonly seat: number;
  readonly target: number;
}

export interface Woken {
  readonly type: "Woken";
  readonly rule: string;
  readonly seat: number;
  readonly guard: "guard-1" | "guard-2" | "guard-3" | "guard-4";
  readonly owner: number;
  readonly sleeps: boolean;
}

export interface Drawn {
  readonly type: "Drawn";
  readonly rule: string;
  readonly seat: number;
  readonly card: Secret<Card>;
  readonly left: number;
}

export interface Reshuffled {
  readonly type: "Reshuffled";
  readonly rule: string;
  readonly cards: number;
}

export interface Discarded {
  readonly type: "Discarded";
  readonly rule: string;
  readonly seat: number;
  readonly card: Card;
}

export interface Revealed {
  readonly type: "Revealed";
  readonly rule: string;
  readonly seat: number;
  readonly objectives: readonly Objective[];
  readonly cards: readonly Card[];
}

export interface Ahead {
  readonly type: "Ahead";
  readonly square: string;
  readonly finds: "circle" | "crown" | "gate" | "home" | "key" | "nothing" | "tower";
  readonly colour: "blue" | "green" | "orange" | "red" | "turquoise" | "violet" | "white" | "yellow" | null;
  readonly ways: readonly string[];
}

export interface Loot {
  readonly type: "Loot";
  readonly colour: "blue" | "green" | "orange" | "red" | "turquoise" | "violet" | "white" | "yellow";
}

export interface Chances {
  readonly type: "Chances";
  readonly percent: number;
}

export interface Flight {
  readonly type: "Flight";
  readonly distance: number;
  readonly percent: number;
  readonly bow: "card" | "tower";
}

export interface Unused {
  readonly type: "Unused";
  readonly points: number;
  readonly cards: number;
}

export type AnyMove = Place | Roll | Walk | Reach | Take | Teleport | EndTurn | Fight | Shoot | Boost | Break | Pass | Wear | Return | March | Close | Open | Hide | Block | Lull | Slip | Find | Wake | Discard;

export type AnyEvent = Dealt | Started | Placed | Begun | Recovered | Rolled | Walked | Unlocked | Taken | Delivered | Teleported | Attacked | Boosted | Fought | Beaten | Aimed | Broken | Shot | Lost | Worn | Returned | Marched | Closed | Opened | Hid | Blocked | Lulled | Slipped | Found | Woken | Drawn | Reshuffled | Discarded | Revealed;

export type AnyProspect = Ahead | Loot | Chances | Flight | Unused | null;

/** How the fields of moves, events and prospects are told in words. */
export const tells: Tells = {
  Fight: { target: "seat" },
  Shoot: { target: "seat" },
  Block: { target: "seat" },
  Find: { target: "seat" },
  Wake: { owner: "seat" },
  Discard: { card: "piece:card" },
  Dealt: { seat: "seat", objectives: "secret:maybe:each:piece:objective", cards: "secret:maybe:each:piece:card" },
  Started: { seat: "seat" },
  Placed: { seat: "seat" },
  Begun: { seat: "seat" },
  Recovered: { seat: "seat", freed: "seats", woken: "each:piece:guard" },
  Rolled: { seat: "seat" },
  Walked: { seat: "seat" },
  Unlocked: { seat: "seat" },
  Taken: { seat: "seat" },
  Delivered: { seat: "seat", objective: "piece:objective" },
  Teleported: { seat: "seat" },
  Attacked: { seat: "seat", target: "seat" },
  Boosted: { seat: "seat" },
  Fought: { seat: "seat", target: "seat" },
  Beaten: { seat: "seat" },
  Aimed: { seat: "seat", target: "seat" },
  Broken: { seat: "seat" },
  Shot: { seat: "seat", target: "seat" },
  Lost: { seat: "seat" },
  Worn: { seat: "seat" },
  Marched: { seat: "seat" },
  Closed: { seat: "seat" },
  Opened: { seat: "seat" },
  Hid: { seat: "seat" },
  Blocked: { seat: "seat", target: "seat" },
  Lulled: { seat: "seat" },
  Slipped: { seat: "seat" },
  Found: { seat: "seat", target: "seat" },
  Woken: { seat: "seat", owner: "seat" },
  Drawn: { seat: "seat", card: "secret:maybe:piece:card" },
  Discarded: { seat: "seat", card: "piece:card" },
  Revealed: { seat: "seat", objectives: "each:piece:objective", cards: "each:piece:card" },
  Ahead: { ways: "each:plain" },
};

/** How much an event matters to who follows the match; the others are plain. */
export const weights: Weights = {
  Dealt: "along",
  Begun: "along",
  Recovered: "quiet",
  Rolled: "quiet",
  Walked: "quiet",
  Taken: "decisive",
  Delivered: "decisive",
  Fought: "decisive",
  Broken: "decisive",
  Shot: "decisive",
  Lost: "personal",
  Worn: "decisive",
  Marched: "quiet",
  Closed: "decisive",
  Opened: "decisive",
  Hid: "decisive",
  Blocked: "decisive",
  Lulled: "decisive",
  Slipped: "decisive",
  Found: "decisive",
  Woken: "decisive",
  Drawn: "along",
  Reshuffled: "along",
  Discarded: "along",
  Revealed: "along",
};
