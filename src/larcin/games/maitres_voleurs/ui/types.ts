// Made from Python's types by `larcin author types`; a test sees that it is current.

import type { Secret } from "@/wire";
import type { Weights } from "@/telling";
import type { Tells } from "@/words/facts";

export interface View {
  readonly options: Options;
  readonly round: number;
  readonly passes: number;
  readonly players: readonly Player[];
  readonly hidden: readonly Card[];
  readonly is_shown: boolean;
  readonly red: readonly Jewel[];
  readonly rubies_left: number;
  readonly is_last_round: boolean;
  readonly stowed: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[];
  readonly posture: number;
  readonly trays: readonly (readonly Jewel[])[];
  readonly secrets: readonly (readonly Jewel[])[];
  readonly alarms: readonly (Alarm | null)[];
  readonly opened_at: readonly number[];
  readonly searched_at: readonly number[];
  readonly queue: readonly number[];
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null;
  readonly has_spilled: boolean;
  readonly is_pulled: boolean;
  readonly extras: number;
  readonly excluded: readonly number[];
  readonly sharers: readonly number[];
  readonly chosen: readonly number[];
  readonly choice: Open | Add | Turn | Choose | Place | Stop | Pull | Close | TakeRuby | LeaveRuby | Pick | null;
  readonly seat: number | null;
  readonly seats: number;
  readonly step: string;
  readonly outcome: Outcome | null;
}

export interface Options {
  readonly easy: boolean;
  readonly immediate_end: boolean;
}

export interface Player {
  readonly left: readonly ("detective" | "gemologist" | "jeweller" | "master-thief" | "smuggler" | "thief")[];
  readonly laid: "detective" | "gemologist" | "jeweller" | "master-thief" | "smuggler" | "thief" | null;
  readonly cards: readonly Card[];
  readonly white: readonly Jewel[];
  readonly black: readonly Jewel[];
  readonly handful: readonly Jewel[];
  readonly alarm: Alarm | null;
  readonly points: number;
}

export type Card = "detective-1" | "detective-2" | "detective-3" | "detective-4" | "detective-5" | "detective-6" | "detective-7" | "detective-8" | "gemologist-1" | "gemologist-2" | "gemologist-3" | "gemologist-4" | "gemologist-5" | "gemologist-6" | "gemologist-7" | "gemologist-8" | "jeweller-1" | "jeweller-2" | "jeweller-3" | "jeweller-4" | "jeweller-5" | "jeweller-6" | "jeweller-7" | "jeweller-8" | "master-thief-1" | "master-thief-2" | "master-thief-3" | "master-thief-4" | "master-thief-5" | "master-thief-6" | "master-thief-7" | "master-thief-8" | "smuggler-1" | "smuggler-2" | "smuggler-3" | "smuggler-4" | "smuggler-5" | "smuggler-6" | "smuggler-7" | "smuggler-8" | "thief-1" | "thief-2" | "thief-3" | "thief-4" | "thief-5" | "thief-6" | "thief-7" | "thief-8";

export type Jewel = "diamond" | "ruby" | "sapphire";

export type Alarm = "black" | "blue" | "green" | "orange" | "red" | "violet" | "white" | "yellow";

export interface Open {
  readonly type: "Open";
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
}

export interface Add {
  readonly type: "Add";
}

export interface Turn {
  readonly type: "Turn";
  readonly rotation: "none" | "top-left" | "top-right" | "two-left" | "two-right";
  readonly upending: "first" | "last" | "never";
}

export interface Choose {
  readonly type: "Choose";
  readonly role: "detective" | "gemologist" | "jeweller" | "master-thief" | "smuggler" | "thief";
}

export interface Place {
  readonly type: "Place";
  readonly jewel: Jewel;
  readonly alarm: boolean;
}

export interface Stop {
  readonly type: "Stop";
}

export interface Pull {
  readonly type: "Pull";
}

export interface Close {
  readonly type: "Close";
}

export interface TakeRuby {
  readonly type: "TakeRuby";
}

export interface LeaveRuby {
  readonly type: "LeaveRuby";
}

export interface Pick {
  readonly type: "Pick";
  readonly jewel: Jewel;
}

export interface Outcome {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export interface Dealt {
  readonly type: "Dealt";
  readonly rule: string;
  readonly seat: number;
  readonly cards: Secret<readonly Card[]>;
}

export interface Filled {
  readonly type: "Filled";
  readonly rule: string;
  readonly seat: number;
}

export interface Hidden {
  readonly type: "Hidden";
  readonly rule: string;
  readonly seat: number;
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
}

export interface Stowed {
  readonly type: "Stowed";
  readonly rule: string;
  readonly seat: number;
  readonly drawers: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[];
}

export interface Turned {
  readonly type: "Turned";
  readonly rule: string;
  readonly seat: number;
  readonly rotation: "none" | "top-left" | "top-right" | "two-left" | "two-right";
  readonly upending: "first" | "last" | "never";
}

export interface Begun {
  readonly type: "Begun";
  readonly rule: string;
  readonly round: number;
}

export interface Revealed {
  readonly type: "Revealed";
  readonly rule: string;
  readonly who: "all" | "others" | "smugglers";
  readonly seats: readonly number[];
  readonly jewellers: readonly number[];
  readonly gemologists: readonly number[];
  readonly thieves: readonly number[];
  readonly master_thieves: readonly number[];
  readonly detectives: readonly number[];
}

export interface Shown {
  readonly type: "Shown";
  readonly rule: string;
  readonly seat: number;
  readonly card: Card;
}

export interface Opened {
  readonly type: "Opened";
  readonly rule: string;
  readonly seat: number;
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  readonly diamonds: number;
  readonly sapphires: number;
  readonly alarm: Alarm | null;
  readonly owner: number | null;
}

export interface Spilled {
  readonly type: "Spilled";
  readonly rule: string;
  readonly seat: number;
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  readonly diamonds: number;
  readonly sapphires: number;
}

export interface Barred {
  readonly type: "Barred";
  readonly rule: string;
  readonly seat: number;
}

export interface Alarmed {
  readonly type: "Alarmed";
  readonly rule: string;
  readonly seat: number;
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  readonly owner: number;
  readonly alarm: Alarm;
  readonly diamonds: number;
  readonly sapphires: number;
}

export interface Returned {
  readonly type: "Returned";
  readonly rule: string;
  readonly owner: number;
  readonly alarm: Alarm;
}

export interface Emptied {
  readonly type: "Emptied";
  readonly rule: string;
  readonly seat: number;
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  readonly diamonds: number;
  readonly sapphires: number;
  readonly cushion: "black" | "red";
}

export interface Placed {
  readonly type: "Placed";
  readonly rule: string;
  readonly seat: number;
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  readonly jewel: Jewel;
  readonly alarm: Alarm | null;
  readonly left: number;
}

export interface Unsearched {
  readonly type: "Unsearched";
  readonly rule: string;
  readonly seat: number;
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
}

export interface Searched {
  readonly type: "Searched";
  readonly rule: string;
  readonly seat: number;
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
}

export interface RubyFound {
  readonly type: "RubyFound";
  readonly rule: string;
  readonly seat: number;
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
}

export interface RubyTaken {
  readonly type: "RubyTaken";
  readonly rule: string;
  readonly seat: number;
  readonly left: number;
}

export interface RubyLeft {
  readonly type: "RubyLeft";
  readonly rule: string;
  readonly seat: number;
}

export interface RubyFell {
  readonly type: "RubyFell";
  readonly rule: string;
  readonly seat: number;
  readonly drawer: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
}

export interface Foiled {
  readonly type: "Foiled";
  readonly rule: string;
  readonly smugglers: readonly number[];
  readonly detectives: readonly number[];
}

export interface Prevailed {
  readonly type: "Prevailed";
  readonly rule: string;
  readonly smugglers: readonly number[];
  readonly detectives: readonly number[];
  readonly sharers: readonly number[];
  readonly loot: number;
  readonly out: readonly number[];
}

export interface Excluded {
  readonly type: "Excluded";
  readonly rule: string;
  readonly smugglers: readonly number[];
}

export interface Shared {
  readonly type: "Shared";
  readonly rule: string;
  readonly seat: number;
  readonly diamonds: number;
  readonly sapphires: number;
}

export interface Remained {
  readonly type: "Remained";
  readonly rule: string;
  readonly diamonds: number;
  readonly sapphires: number;
}

export interface Passed {
  readonly type: "Passed";
  readonly rule: string;
  readonly seats: readonly number[];
}

export interface Ended {
  readonly type: "Ended";
  readonly rule: string;
  readonly why: "both" | "no-imitation" | "sixth-ruby";
  readonly seats: readonly number[];
}

export interface Counted {
  readonly type: "Counted";
  readonly rule: string;
  readonly points: readonly number[];
  readonly rubies: readonly number[];
  readonly sapphires: readonly number[];
}

export interface Tied {
  readonly type: "Tied";
  readonly rule: string;
  readonly seats: readonly number[];
  readonly by: "nothing" | "rubies" | "sapphires";
}

export interface Whereabouts {
  readonly type: "Whereabouts";
  readonly height: "bottom" | "middle" | "top";
  readonly face: "east" | "north" | "south" | "west";
}

export interface Standing {
  readonly type: "Standing";
  readonly posture: number;
}

export interface Stock {
  readonly type: "Stock";
  readonly left: number;
  readonly extras: number;
}

export type AnyMove = Open | Add | Turn | Choose | Place | Stop | Pull | Close | TakeRuby | LeaveRuby | Pick;

export type AnyEvent = Dealt | Filled | Hidden | Stowed | Turned | Begun | Revealed | Shown | Opened | Spilled | Barred | Alarmed | Returned | Emptied | Placed | Unsearched | Searched | RubyFound | RubyTaken | RubyLeft | RubyFell | Foiled | Prevailed | Excluded | Shared | Remained | Passed | Ended | Counted | Tied;

export type AnyProspect = Whereabouts | Standing | Stock | null;

/** How the fields of moves, events and prospects are told in words. */
export const tells: Tells = {
  Place: { jewel: "piece:jewel" },
  Pick: { jewel: "piece:jewel" },
  Dealt: { seat: "seat", cards: "secret:maybe:each:piece:card" },
  Filled: { seat: "seat" },
  Hidden: { seat: "seat" },
  Stowed: { seat: "seat", drawers: "each:plain" },
  Turned: { seat: "seat" },
  Revealed: { seats: "seats", jewellers: "seats", gemologists: "seats", thieves: "seats", master_thieves: "seats", detectives: "seats" },
  Shown: { seat: "seat", card: "piece:card" },
  Opened: { seat: "seat", alarm: "maybe:piece:alarm", owner: "maybe:seat" },
  Spilled: { seat: "seat" },
  Barred: { seat: "seat" },
  Alarmed: { seat: "seat", owner: "seat", alarm: "piece:alarm" },
  Returned: { owner: "seat", alarm: "piece:alarm" },
  Emptied: { seat: "seat" },
  Placed: { seat: "seat", jewel: "piece:jewel", alarm: "maybe:piece:alarm" },
  Unsearched: { seat: "seat" },
  Searched: { seat: "seat" },
  RubyFound: { seat: "seat" },
  RubyTaken: { seat: "seat" },
  RubyLeft: { seat: "seat" },
  RubyFell: { seat: "seat" },
  Foiled: { smugglers: "seats", detectives: "seats" },
  Prevailed: { smugglers: "seats", detectives: "seats", sharers: "seats", out: "seats" },
  Excluded: { smugglers: "seats" },
  Shared: { seat: "seat" },
  Passed: { seats: "seats" },
  Ended: { seats: "seats" },
  Counted: { points: "scores", rubies: "scores", sapphires: "scores" },
  Tied: { seats: "seats" },
};

/** How much an event matters to who follows the match; the others are plain. */
export const weights: Weights = {
  Dealt: "along",
  Stowed: "decisive",
  Turned: "quiet",
  Begun: "along",
  Revealed: "decisive",
  Shown: "along",
  Spilled: "decisive",
  Barred: "personal",
  Alarmed: "decisive",
  Returned: "personal",
  Emptied: "decisive",
  RubyTaken: "decisive",
  RubyLeft: "decisive",
  RubyFell: "decisive",
  Foiled: "decisive",
  Prevailed: "decisive",
  Excluded: "decisive",
  Shared: "personal",
  Passed: "decisive",
  Ended: "decisive",
  Counted: "along",
  Tied: "decisive",
};
