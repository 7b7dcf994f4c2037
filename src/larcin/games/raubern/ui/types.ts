// Made from Python's types by `larcin author types`; a test sees that it is current.

import type { Secret } from "@/wire";
import type { Weights } from "@/telling";
import type { Tells } from "@/words/facts";

export interface View {
  readonly options: Options;
  readonly game: number;
  readonly starter: number;
  readonly turn: number;
  readonly piles: readonly Pile[];
  readonly hand: readonly Motif[];
  readonly hand_sizes: readonly number[];
  readonly deck_size: number;
  readonly totals: readonly number[];
  readonly highest: readonly number[];
  readonly seat: number | null;
  readonly seats: number;
  readonly step: string;
  readonly outcome: Outcome | null;
}

export interface Options {
  readonly games: number;
  readonly starter: number;
  readonly tie: "highest-pile" | "shared";
}

export interface Pile {
  readonly cards: readonly Motif[];
  readonly owner: number | null;
}

export type Motif = "barrel" | "candlestick" | "chest" | "clock" | "coach" | "cow" | "crown" | "ham" | "painting" | "purse" | "wine";

export interface Outcome {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export interface Lay {
  readonly type: "Lay";
  readonly motif: Motif;
  readonly pile: number;
}

export interface Opened {
  readonly type: "Opened";
  readonly rule: string;
  readonly game: number;
  readonly starter: number;
  readonly piles: readonly Motif[];
  readonly number: number;
  readonly games: number;
}

export interface Dealt {
  readonly type: "Dealt";
  readonly rule: string;
  readonly seat: number;
  readonly hand: Secret<readonly Motif[]>;
}

export interface Laid {
  readonly type: "Laid";
  readonly rule: string;
  readonly seat: number;
  readonly motif: Motif;
  readonly pile: number;
  readonly top: Motif;
  readonly owner: number | null;
  readonly height: number;
}

export interface Stolen {
  readonly type: "Stolen";
  readonly rule: string;
  readonly seat: number;
  readonly motif: Motif;
  readonly pile: number;
  readonly owner: number | null;
  readonly height: number;
}

export interface Drawn {
  readonly type: "Drawn";
  readonly rule: string;
  readonly seat: number;
  readonly motif: Secret<Motif>;
  readonly left: number;
}

export interface Counted {
  readonly type: "Counted";
  readonly rule: string;
  readonly game: number;
  readonly cards: readonly number[];
  readonly totals: readonly number[];
}

export interface Prospect {
  readonly type: "Prospect";
  readonly which: number;
  readonly top: Motif;
  readonly height: number;
  readonly owner: number | null;
  readonly effect: "leave" | "raise" | "steal";
}

export type AnyMove = Lay;

export type AnyEvent = Opened | Dealt | Laid | Stolen | Drawn | Counted;

export type AnyProspect = Prospect;

/** How the fields of moves, events and prospects are told in words. */
export const tells: Tells = {
  Lay: { motif: "piece:motif" },
  Opened: { starter: "seat", piles: "each:piece:motif" },
  Dealt: { seat: "seat", hand: "secret:maybe:each:piece:motif" },
  Laid: { seat: "seat", motif: "piece:motif", top: "piece:motif", owner: "maybe:seat" },
  Stolen: { seat: "seat", motif: "piece:motif", owner: "maybe:seat" },
  Drawn: { seat: "seat", motif: "secret:maybe:piece:motif" },
  Counted: { cards: "scores", totals: "scores" },
  Prospect: { top: "piece:motif", owner: "maybe:seat" },
};

/** How much an event matters to who follows the match; the others are plain. */
export const weights: Weights = {
  Dealt: "along",
  Stolen: "personal",
  Drawn: "along",
  Counted: "decisive",
};
