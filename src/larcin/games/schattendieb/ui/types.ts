// Made from Python's types by `larcin author types`; a test sees that it is current.

import type { Secret } from "@/wire";
import type { Weights } from "@/telling";
import type { Tells } from "@/words/facts";

export interface View {
  readonly options: Options;
  readonly deal: number;
  readonly turn: number;
  readonly hand: readonly Card[];
  readonly choice: Play | Steal | Add | HandIn | null;
  readonly chosen: readonly number[];
  readonly players: readonly Player[];
  readonly pile_size: number;
  readonly under: readonly Under[];
  readonly discard: readonly Card[];
  readonly away_size: number;
  readonly given: readonly Card[];
  readonly memory: readonly (readonly (readonly [string, Card])[])[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly seat: number | null;
  readonly seats: number;
  readonly step: string;
  readonly outcome: Outcome | null;
}

export interface Options {
  readonly deals: number;
  readonly strict_want: boolean;
  readonly tie: "last-deal" | "shared";
}

export type Card = "necklace-1" | "necklace-10" | "necklace-2" | "necklace-3" | "necklace-4" | "necklace-5" | "necklace-6" | "necklace-7" | "necklace-8" | "necklace-9" | "necklace-thief" | "ring-1" | "ring-10" | "ring-2" | "ring-3" | "ring-4" | "ring-5" | "ring-6" | "ring-7" | "ring-8" | "ring-9" | "ring-thief" | "safe-10" | "safe-11" | "safe-12" | "safe-13" | "safe-14" | "safe-15" | "safe-4" | "safe-5" | "safe-6" | "safe-7" | "safe-8" | "safe-9" | "shadow-thief" | "tiara-1" | "tiara-10" | "tiara-2" | "tiara-3" | "tiara-4" | "tiara-5" | "tiara-6" | "tiara-7" | "tiara-8" | "tiara-9" | "tiara-thief" | "watch-1" | "watch-10" | "watch-2" | "watch-3" | "watch-4" | "watch-5" | "watch-6" | "watch-7" | "watch-8" | "watch-9" | "watch-thief";

export interface Play {
  readonly type: "Play";
  readonly card: Card;
}

export interface Steal {
  readonly type: "Steal";
  readonly victim: number;
}

export interface Add {
  readonly type: "Add";
  readonly cards: readonly Card[];
}

export interface HandIn {
  readonly type: "HandIn";
}

export interface Player {
  readonly laid: readonly Card[];
  readonly safe: readonly Card[];
  readonly lock: Card | null;
  readonly hand_size: number;
}

export interface Under {
  readonly seat: number;
  readonly size: number;
}

export interface Outcome {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export interface Opened {
  readonly type: "Opened";
  readonly rule: string;
  readonly deal: number;
  readonly deals: number;
}

export interface Dealt {
  readonly type: "Dealt";
  readonly rule: string;
  readonly seat: number;
  readonly hand: Secret<readonly Card[]>;
}

export interface Turned {
  readonly type: "Turned";
  readonly rule: string;
  readonly turn: number;
}

export interface Laid {
  readonly type: "Laid";
  readonly rule: string;
  readonly seat: number;
  readonly card: Card;
}

export interface Cancelled {
  readonly type: "Cancelled";
  readonly rule: string;
  readonly value: number;
  readonly seats: readonly number[];
  readonly cards: readonly Card[];
}

export interface Stolen {
  readonly type: "Stolen";
  readonly rule: string;
  readonly seat: number;
  readonly thief: Card;
  readonly card: Card;
  readonly victim: number;
}

export interface Missed {
  readonly type: "Missed";
  readonly rule: string;
  readonly seat: number;
  readonly thief: Card;
}

export interface Added {
  readonly type: "Added";
  readonly rule: string;
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface Secured {
  readonly type: "Secured";
  readonly rule: string;
  readonly seats: readonly number[];
}

export interface Filled {
  readonly type: "Filled";
  readonly rule: string;
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly jewels: number;
}

export interface Closed {
  readonly type: "Closed";
  readonly rule: string;
  readonly seat: number;
  readonly card: Card;
  readonly jewels: number;
  readonly worth: number;
}

export interface Wasted {
  readonly type: "Wasted";
  readonly rule: string;
  readonly seat: number;
  readonly card: Card;
  readonly jewels: number;
}

export interface Returned {
  readonly type: "Returned";
  readonly rule: string;
  readonly seat: number;
  readonly cards: Secret<readonly Card[]>;
  readonly count: number;
}

export interface Refilled {
  readonly type: "Refilled";
  readonly rule: string;
  readonly target: number;
}

export interface Drawn {
  readonly type: "Drawn";
  readonly rule: string;
  readonly seat: number;
  readonly cards: Secret<readonly Card[]>;
  readonly count: number;
  readonly left: number;
}

export interface Exhausted {
  readonly type: "Exhausted";
  readonly rule: string;
  readonly target: number;
  readonly rest: number;
}

export interface Ended {
  readonly type: "Ended";
  readonly rule: string;
  readonly how: "alone" | "together" | "without-cards";
  readonly seats: readonly number[];
}

export interface Counted {
  readonly type: "Counted";
  readonly rule: string;
  readonly deal: number;
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export interface Playing {
  readonly type: "Playing";
  readonly effect: "close" | "jewel" | "late" | "risky" | "thief" | "waste";
  readonly jewels: number;
}

export interface Stealing {
  readonly type: "Stealing";
  readonly card: Card;
}

export interface Adding {
  readonly type: "Adding";
  readonly jewels: number;
  readonly most: number;
}

export type AnyMove = Play | Steal | Add | HandIn;

export type AnyEvent = Opened | Dealt | Turned | Laid | Cancelled | Stolen | Missed | Added | Secured | Filled | Closed | Wasted | Returned | Refilled | Drawn | Exhausted | Ended | Counted;

export type AnyProspect = Playing | Stealing | Adding | null;

/** How the fields of moves, events and prospects are told in words. */
export const tells: Tells = {
  Play: { card: "piece:card" },
  Steal: { victim: "seat" },
  Add: { cards: "each:piece:card" },
  Dealt: { seat: "seat", hand: "secret:maybe:each:piece:card" },
  Laid: { seat: "seat", card: "piece:card" },
  Cancelled: { seats: "seats", cards: "each:piece:card" },
  Stolen: { seat: "seat", thief: "piece:card", card: "piece:card", victim: "seat" },
  Missed: { seat: "seat", thief: "piece:card" },
  Added: { seat: "seat", cards: "each:piece:card" },
  Secured: { seats: "seats" },
  Filled: { seat: "seat", cards: "each:piece:card" },
  Closed: { seat: "seat", card: "piece:card" },
  Wasted: { seat: "seat", card: "piece:card" },
  Returned: { seat: "seat", cards: "secret:maybe:each:piece:card" },
  Drawn: { seat: "seat", cards: "secret:maybe:each:piece:card" },
  Ended: { seats: "seats" },
  Counted: { points: "scores", totals: "scores" },
  Stealing: { card: "piece:card" },
};

/** How much an event matters to who follows the match; the others are plain. */
export const weights: Weights = {
  Dealt: "along",
  Turned: "decisive",
  Laid: "along",
  Cancelled: "personal",
  Stolen: "personal",
  Missed: "personal",
  Secured: "quiet",
  Filled: "along",
  Closed: "decisive",
  Wasted: "personal",
  Returned: "quiet",
  Refilled: "quiet",
  Drawn: "along",
  Ended: "decisive",
  Counted: "decisive",
};
