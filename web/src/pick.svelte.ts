/** From taps to a move: select, narrow, play. It knows no game, only the legal moves. */

import { same } from "@/same";
import type { Struct } from "@/words/facts";

export { same };

/** Some fields of a move: all that a tap on something can tell. */
type Fields<M> = M extends unknown ? Partial<M> : never;

/** The same, or several where a tap may mean any of them: a door is closed or opened. */
export type Part<M> = Fields<M> | readonly Fields<M>[];

/** Who is told what comes of the taps. */
export interface Listener<M> {
  /** One move is left: carry it out. Or none is, and this was meant: the server says why not. */
  play(move: M): void;
  /** Nothing that may be done fits this, and what was meant by it nobody can tell. */
  refuse(part: Part<M>): void;
  /** Something was tapped that leads on: what was refused before is past. */
  begin?(): void;
  /** Why this may not be done, without trying it; null where nobody can say. */
  why?(move: M): Promise<Reason | null>;
}

/** Why not: the rule, and what to say of it. */
export interface Reason {
  readonly rule: string;
  readonly reason: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export class Pick<M extends Struct, P extends Struct | null = Struct | null> {
  /** The moves that may be made. */
  readonly moves: readonly M[];
  readonly #prospects: readonly P[];
  readonly #listener: Listener<M>;
  #parts = $state.raw<readonly Part<M>[]>([]);
  #sent = $state.raw<M | null>(null);

  constructor(moves: readonly M[], prospects: readonly P[], listener: Listener<M>) {
    this.moves = moves;
    this.#prospects = prospects;
    this.#listener = listener;
  }

  /** The moves that fit all that was tapped. */
  readonly left: readonly M[] = $derived.by(() => this.#fitting(this.#parts));

  /** Whether something was tapped that does not decide yet. */
  get hasBegun(): boolean {
    return this.#parts.length > 0 && !this.isSent;
  }

  /** The one move that the taps leave, though they do not name all of it: it is shown, and waits for one more tap. */
  get offer(): M | null {
    return this.hasBegun && this.left.length === 1 ? (this.left[0] ?? null) : null;
  }

  /** Whether the move was sent: the answer brings moves of its own. */
  get isSent(): boolean {
    return this.#sent !== null;
  }

  /** Whether tapping this now leads on: light it up. */
  can(part: Part<M>): boolean {
    return this.left.some((move) => fits(move, part));
  }

  /** Whether any legal move has it, whatever was tapped before. */
  may(part: Part<M>): boolean {
    return this.moves.some((move) => fits(move, part));
  }

  /** Whether this was tapped; of a move that was sent or is offered, whether it has it. */
  has(part: Part<M>): boolean {
    const whole = this.#sent ?? this.offer;
    return whole === null ? this.#tapped(part) : fits(whole, part);
  }

  #tapped(part: Part<M>): boolean {
    return this.#parts.some((each) => same(each, part));
  }

  /** The moves with this part that are still left. */
  with(part: Part<M>): readonly M[] {
    return this.left.filter((move) => fits(move, part));
  }

  /** All legal moves with this part, whatever was tapped before. */
  having(part: Part<M>): readonly M[] {
    return this.moves.filter((move) => fits(move, part));
  }

  /** Why nothing can be made of this part; null where something can, or where nobody can say. */
  async why(part: Part<M>): Promise<Reason | null> {
    const meant = this.may(part) ? null : this.#meant(part);
    return meant === null ? null : ((await this.#listener.why?.(meant)) ?? null);
  }

  /** What a move would do; the server says it. */
  prospect(move: M): P | null {
    return this.#prospects[this.moves.findIndex((each) => each === move || same(each, move))] ?? null;
  }

  /**
   * Something was tapped. What was tapped is put back by a second tap; what contradicts an
   * earlier tap replaces it; what fits none is tried, to hear why. What leaves one move plays it;
   * but no single tap decides what it does not name: the last card goes by no tap on a pile alone.
   */
  tap(part: Part<M>): void {
    if (this.isSent) this.clear(); // it was refused, or the answer is slow: begin anew
    if (this.#tapped(part)) {
      this.#parts = this.#parts.filter((each) => !same(each, part));
      return;
    }
    const parts = this.#joined(part);
    const left = this.#fitting(parts);
    const [only] = left;
    if (only === undefined) this.#try(part);
    else if (left.length === 1 && (parts.length > 1 || names(part, only))) this.play(only);
    else {
      this.#parts = parts;
      this.#listener.begin?.();
    }
  }

  /** A whole move: it is sent even if it is not legal, and the server says why not. */
  play(move: M): void {
    const known = this.moves.find((each) => same(each, move)) ?? move;
    // What it is made of stays raised until the answer comes, with moves of its own.
    this.#parts = [known as unknown as Part<M>];
    this.#sent = known;
    this.#listener.play(known);
  }

  /** Put back whatever was tapped. */
  clear(): void {
    this.#parts = [];
    this.#sent = null;
  }

  /** The server knows the rules, so it is asked; what was tapped before stays as it is. */
  #try(part: Part<M>): void {
    const meant = this.#meant(part);
    if (meant === null) this.#listener.refuse(part);
    else this.#listener.play(meant);
  }

  /**
   * The move that somebody had in mind who tapped what fits no legal one: like a legal move, but
   * for this. Where none is of its kind, a part that names its kind has to be all of it.
   */
  #meant(part: Part<M>): M | null {
    const said = (Array.isArray(part) ? part[0] : part) as Partial<Struct> | undefined;
    if (said === undefined) return null;
    const kin = [...this.left, ...this.moves].filter((move) => said.type === undefined || move.type === said.type);
    const like = kin.find((move) => Object.keys(said).every((key) => key in move));
    if (like !== undefined) return { ...like, ...said };
    return said.type === undefined || kin.length > 0 ? null : (said as M);
  }

  /** The new part with the earlier ones; where they do not agree, the new one counts. */
  #joined(part: Part<M>): readonly Part<M>[] {
    const all = [...this.#parts, part];
    if (this.#fitting(all).length > 0) return all;
    const said = fields(part);
    const others = this.#parts.filter((each) => fields(each).every((key) => !said.includes(key)));
    const replaced = [...others, part];
    return this.#fitting(replaced).length > 0 ? replaced : [part];
  }

  #fitting(parts: readonly Part<M>[]): readonly M[] {
    return this.moves.filter((move) => parts.every((part) => fits(move, part)));
  }
}

/** The names of all fields of a part. */
function fields<M>(part: Part<M>): readonly string[] {
  return Array.isArray(part) ? part.flatMap((each: object) => Object.keys(each)) : Object.keys(part);
}

/** Whether a part says all that there is to say of a move: its kind follows from that, or is all. */
function names<M extends Struct>(part: Part<M>, move: M): boolean {
  const said = (Array.isArray(part) ? part : [part]) as readonly Fields<M>[];
  const needed = Object.keys(move).filter((key) => key !== "type");
  return said.some((each) => fits(move, each) && needed.every((key) => key in each));
}

/** Whether a move has all the values of a part. */
function fits<M>(move: M, part: Part<M>): boolean {
  if (Array.isArray(part)) return part.some((each: Fields<M>) => fits(move, each));
  return Object.entries(part as object).every(
    ([key, value]) => key in (move as object) && same((move as Record<string, unknown>)[key], value),
  );
}
