/** Puzzles of a game as this screen sees them: a table, one move, and what all moves are worth. */

import { untrack } from "svelte";
import { get, post } from "@/api";
import type { Observation } from "@/board";
import type { Session } from "@/session.svelte";
import { daysUntil, keepSolved, noted, readSolved, type Mark, type Solved } from "@/solved";
import { isRefused, lay, observed } from "@/staging";
import type { ClientMessage, PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleShown } from "@/wire";
import type { Struct } from "@/words/facts";

/** In an address: today's puzzle, whichever it is. */
export const DAILY = "daily";

/** What a move is worth is measured among people who play well. */
const LEVEL = "mastermind";

/** `do`: a move is wanted. `played`: it is on its way. `told`: it is known what it was worth. */
export type Mood = "do" | "played" | "told";

export class Puzzling {
  readonly game: string;
  list = $state.raw<PuzzleList | null>(null);
  shown = $state.raw<PuzzleShown | null>(null);
  session = $state.raw<Session | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** The move that was made. */
  mine = $state.raw<Struct | null>(null);
  mood = $state<Mood>("do");
  trouble = $state("");
  /** Every session is another table. */
  tables = $state(0);
  solved = $state.raw<Solved>(readSolved());
  readonly #prepare: (session: Session) => void;
  #asked = 0;

  /** `prepare` is told of every new table. */
  constructor(game: string, prepare: (session: Session) => void) {
    this.game = game;
    this.#prepare = prepare;
  }

  /** The puzzle with this id, today's, or the first that is not solved. */
  async open(wanted: string | undefined): Promise<void> {
    const asked = ++this.#asked;
    await this.#try(async () => {
      this.list ??= await get<PuzzleList>(this.#address);
      const id = wanted === DAILY ? this.list.daily : (wanted ?? this.#fresh(this.puzzles)?.id);
      if (id == null || asked !== this.#asked) return;
      const shown = await get<PuzzleShown>(`${this.#address}/${encodeURIComponent(id)}`);
      if (asked === this.#asked) this.#seat(shown);
    });
  }

  get puzzles(): readonly PuzzleInfo[] {
    return this.list?.puzzles ?? [];
  }

  get info(): PuzzleInfo | null {
    return this.puzzles[this.at] ?? null;
  }

  /** The place of the one on the table. */
  get at(): number {
    return this.puzzles.findIndex(({ id }) => id === this.shown?.id);
  }

  get isDaily(): boolean {
    return this.shown !== null && this.shown.id === this.list?.daily;
  }

  /** On how many days in a row a daily puzzle was answered. */
  get days(): number {
    return this.list === null ? 0 : daysUntil(this.solved, this.list.day);
  }

  mark(id: string): Mark | null {
    return this.solved.marks[this.game]?.[id] ?? null;
  }

  /** So many places on, around the corner if need be. */
  beside(step: number): PuzzleInfo | null {
    const { length } = this.puzzles;
    return length < 2 || this.at < 0 ? null : (this.puzzles[(this.at + step + length) % length] ?? null);
  }

  /** After this one: the next that nobody has answered here, or simply the next. */
  get following(): PuzzleInfo | null {
    const after = [...this.puzzles.slice(this.at + 1), ...this.puzzles.slice(0, Math.max(0, this.at))];
    return this.#fresh(after) ?? this.beside(1);
  }

  /** The same once more. */
  again(): void {
    const { shown } = this;
    if (shown !== null) this.#seat(shown);
  }

  close(): void {
    this.#asked += 1;
    this.session?.close();
  }

  get #address(): string {
    return `/api/games/${this.game}/puzzles`;
  }

  #fresh(among: readonly PuzzleInfo[]): PuzzleInfo | undefined {
    return among.find(({ id }) => this.mark(id) === null) ?? among[0];
  }

  #seat(shown: PuzzleShown): void {
    untrack(() => this.session)?.close();
    this.tables += 1;
    this.answer = null;
    this.mine = null;
    this.mood = "do";
    this.shown = shown;
    this.session = lay(this.game, `puzzle-${this.tables}`, { ...shown, level: LEVEL }, this.#prepare, (message) => this.#send(message));
  }

  #send(message: ClientMessage): boolean {
    if (message.type !== "play" || this.mood !== "do") return false;
    void this.#play(message.move as unknown as Struct);
    return true;
  }

  async #play(move: Struct): Promise<void> {
    const { shown, session } = this;
    if (shown === null || session === null) return;
    const asked = ++this.#asked;
    this.mood = "played";
    await this.#try(async () => {
      try {
        const answer = await post<PuzzleAnswer>(`${this.#address}/${shown.id}`, { move });
        if (asked !== this.#asked) return;
        this.answer = answer;
        this.mine = move;
        this.#note(shown.id, answer.good);
        if (answer.frame !== null) session.hear(observed(answer.frame, session.id));
        else this.mood = "told";
      } catch (error) {
        if (!isRefused(session, error)) throw error;
        this.mood = "do";
      }
    });
  }

  /** What was played has been told. */
  settle(): void {
    const told = (this.answer?.frame?.observation as Observation | undefined)?.told;
    if (this.mood === "played" && told !== undefined && this.session?.present?.observation.told === told) this.mood = "told";
  }

  #note(id: string, good: boolean): void {
    // Another page of this browser may have noted something meanwhile.
    this.solved = noted(readSolved(), this.game, id, good, this.isDaily ? (this.list?.day ?? null) : null);
    keepSolved(this.solved);
  }

  async #try(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}
