// Made from Python's types by `larcin author types`; a test sees that it is current.

import type { Secret } from "@/wire";
import type { Tells } from "@/words/facts";

export interface View {
  readonly options: Options;
  readonly hand: readonly Card[];
  readonly choice: Lay | null;
  readonly chosen: readonly number[];
  readonly laid: readonly (readonly Card[])[];
  readonly purse: number;
  readonly coins: readonly number[];
  readonly seat: number | null;
  readonly seats: number;
  readonly step: string;
  readonly outcome: Outcome | null;
}

export interface Options {
  readonly lowest: boolean;
}

export type Card = 1 | 2 | 3 | 4 | 5 | 6;

export interface Lay {
  readonly type: "Lay";
  readonly card: Card;
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
  readonly hand: Secret<readonly Card[]>;
}

export interface Revealed {
  readonly type: "Revealed";
  readonly rule: string;
  readonly seat: number;
  readonly card: Card;
}

export interface Taken {
  readonly type: "Taken";
  readonly rule: string;
  readonly seat: number;
  readonly card: Card;
  readonly coins: number;
}

export interface Stayed {
  readonly type: "Stayed";
  readonly rule: string;
  readonly coins: number;
}

export type AnyMove = Lay;

export type AnyEvent = Dealt | Revealed | Taken | Stayed;

export type AnyProspect = null;

/** How the fields of moves, events and prospects are told in words. */
export const tells: Tells = {
  Lay: { card: "piece:card" },
  Dealt: { seat: "seat", hand: "secret:maybe:each:piece:card" },
  Revealed: { seat: "seat", card: "piece:card" },
  Taken: { seat: "seat", card: "piece:card" },
};
