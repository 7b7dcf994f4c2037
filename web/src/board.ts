/**
 * The contract between the shell and a game's board; docs/boards.md tells it in words.
 *
 * A board draws one observation. It contains no rule: what may be done comes with the observation,
 * and a tap only says *what* was tapped (`pick.tap`), never what that means.
 */

import type { Snippet } from "svelte";
import type { Pick } from "@/pick.svelte";
import type { Outcome } from "@/wire";
import type { Struct } from "@/words/facts";
import type { Words } from "@/words/words";

/** What every view has. */
export interface AnyView {
  readonly seat: number | null;
  readonly seats: number;
  readonly step: string;
  readonly outcome: Outcome | null;
}

/** Something that happened, and the rule that made it happen. */
export interface AnyEvent extends Struct {
  readonly rule: string;
}

/** An observation of a game, as the server sends it. */
export interface Observation<V extends AnyView = AnyView, M extends Struct = Struct, E extends AnyEvent = AnyEvent> {
  readonly game: string;
  readonly rules_version: number;
  readonly told: number;
  readonly question: number | null;
  readonly to_act: readonly number[];
  readonly chosen: M | null;
  /** The only legal move, where everybody can see that it is the only one. */
  readonly obvious?: M | null;
  readonly view: V;
  readonly moves: readonly M[];
  readonly events: readonly E[];
}

export type Emblem = "moon" | "star" | "key" | "mask" | "feather" | "bell" | "dice" | "eye";

/** Who sits where; the same for all boards. */
export interface SeatInfo {
  readonly number: number;
  readonly name: string;
  /** A seat is told by its emblem first, and by its colour second. */
  readonly emblem: Emblem;
  /** A value for CSS: `var(--p1)`. */
  readonly colour: string;
  /** Whether the viewer sits here. */
  readonly me: boolean;
  /** The name of the bot that plays here now, or null for a person. */
  readonly bot: string | null;
  /** How strong the bot is, from 1 to 4; 0 for a person. */
  readonly level: number;
  /** Whether it is somebody's program that sits here, and no person and no bot of the server. */
  readonly program: boolean;
  /** Whether somebody is connected; bots always are. */
  readonly present: boolean;
  /** Whether this seat owes an answer now. */
  readonly acts: boolean;
  /** When the time of this seat is up, in milliseconds of `performance.now()`, which nobody can set; or null without a clock. */
  readonly deadline: number | null;
  /** How much of that is the reserve for the whole match, in milliseconds. */
  readonly reserve?: number;
}

/** What the shell hands to a board. */
export interface BoardProps<
  V extends AnyView,
  M extends Struct,
  E extends AnyEvent,
  P extends Struct | null,
> {
  /** Which game this is; only a board for any game wants to know. */
  readonly game?: string;
  /** All that this seat may see. It replaces whatever was there before. */
  readonly view: V;
  /** By seat number, clockwise. */
  readonly seats: readonly SeatInfo[];
  /** The moves that may be made now (or instead of a face-down choice), and what was tapped of them. */
  readonly pick: Pick<M, P>;
  /** My own face-down choice: show it as such. It may be changed by picking another. */
  readonly chosen: M | null;
  /** Who owes an answer. */
  readonly toAct: readonly number[];
  /** What this observation tells: for marks such as "last move"; the log has the sentences. */
  readonly events: readonly E[];
  /** Whether this is a past table, on the way to the present one: what `events` tell is happening now. */
  readonly telling?: boolean;
  readonly words: Words;
  /** Whether to show also what was seen once and is covered now. */
  readonly memoryAid: boolean;
  /** Whether the viewer asked for still pictures: then move nothing. */
  readonly still: boolean;
  /** The question bar, to be placed above the hand: `{@render ask()}`. */
  readonly ask: Snippet;
}

/** As the shell sees any board. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyBoardProps = BoardProps<any, any, any, any>;
