/** A lesson as this screen sees it: a table whose other players answer as it is written, step by step. */

import { untrack } from "svelte";
import { get, post } from "@/api";
import type { Observation } from "@/board";
import { same } from "@/same";
import type { Session } from "@/session.svelte";
import { isRefused, lay, observed } from "@/staging";
import { say } from "@/words/shell.svelte";
import type { ClientMessage, LessonAnswer, LessonFrame, LessonInfo, LessonStep } from "@/wire";

/** So long a move lies before it is spoken of. */
const SETTLE = 400;

/** So long one sees what came of it before another table takes its place. */
const PARTING = 1800;
const NOT_YET = -1;

/** `look`: it only tells. `do`: a move is wanted. `played`: it is on its way. `poor`: another move was made. */
export type Mood = "look" | "do" | "played" | "poor";

export class Learning {
  readonly game: string;
  info = $state.raw<LessonInfo | null>(null);
  shown = $state.raw<LessonStep | null>(null);
  session = $state.raw<Session | null>(null);
  mood = $state<Mood>("look");
  /** Which words answer the poor move; none: those for any. */
  say = $state<string | null>(null);
  /** How often somebody has tried something else at this step. */
  tries = $state(0);
  trouble = $state("");
  /** Every session is another table. */
  tables = $state(0);
  readonly #prepare: (session: Session) => void;
  #told = 0;
  #asked = 0;
  #good = false;
  /** By step: which of the moves that it is about was made there, if it was not the first. */
  readonly #ways = new Map<number, number>();

  /** `prepare` is told of every new table. */
  constructor(game: string, prepare: (session: Session) => void) {
    this.game = game;
    this.#prepare = prepare;
  }

  /** Begin with the first lesson there is. */
  async begin(step = 0): Promise<void> {
    await this.#try(async () => {
      const [first] = await get<LessonInfo[]>(`/api/games/${this.game}/lessons`);
      this.info = first ?? null;
      if (first === undefined) throw new Error(say("learn-none"));
      await this.go(step);
    });
  }

  get step(): number {
    return this.shown?.step ?? 0;
  }

  get steps(): number {
    return this.info?.steps.length ?? 0;
  }

  /** A step from its beginning. */
  async go(step: number): Promise<void> {
    await this.#load(step, true);
  }

  back(): void {
    if (this.step > 0) void this.go(this.step - 1);
  }

  /** On from a step that only tells: the others play, if they have something to play. */
  next(): void {
    if (this.mood === "look" && this.step + 1 < this.steps) void this.#answer(null);
  }

  /** As if nothing had been done. */
  takeBack(): void {
    const { tries } = this;
    void this.go(this.step).then(() => (this.tries = tries));
  }

  /** The move that this step is about makes itself. */
  show(): void {
    const move = this.shown?.do[0];
    if (move === undefined) return;
    void this.go(this.step).then(() => this.#answer(move as Record<string, unknown>));
  }

  close(): void {
    this.#asked += 1;
    this.session?.close();
  }

  /** All that was played has been told: what comes of it. */
  settle(): void {
    if (this.mood !== "played" || this.session?.present?.observation.told !== this.#told) return;
    const asked = this.#asked;
    setTimeout(() => {
      if (asked !== this.#asked) return;
      if (!this.#good) {
        this.mood = "poor";
        this.tries += 1;
      } else void this.#load(this.step + 1, false, PARTING);
    }, SETTLE);
  }

  async #load(step: number, anew: boolean, parting = 0): Promise<void> {
    const { info } = this;
    if (info === null) return;
    const asked = ++this.#asked;
    this.#told = NOT_YET;
    await this.#try(async () => {
      const shown = await get<LessonStep>(this.#address(info, step));
      if (shown.begins && parting > 0) await new Promise((resolve) => setTimeout(resolve, parting));
      if (asked !== this.#asked) return;
      if (anew || shown.begins || this.session === null) this.#seat(shown);
      this.shown = shown;
      this.mood = shown.do.length > 0 ? "do" : "look";
      this.say = null;
      this.tries = 0;
    });
  }

  /** A new table, as this step finds it. */
  #seat(shown: LessonStep): void {
    untrack(() => this.session)?.close();
    this.tables += 1;
    this.session = lay(this.game, `lesson-${this.tables}`, shown, this.#prepare, (message) => this.#send(message));
  }

  #send(message: ClientMessage): boolean {
    if (message.type !== "play" || this.mood !== "do") return false;
    void this.#answer(message.move as Readonly<Record<string, unknown>>);
    return true;
  }

  async #answer(move: Readonly<Record<string, unknown>> | null): Promise<void> {
    const { info, shown, session } = this;
    if (info === null || shown === null || session === null) return;
    const asked = ++this.#asked;
    this.mood = "played";
    this.#told = NOT_YET; // nothing comes of it before the server has answered
    await this.#try(async () => {
      try {
        const answer = await post<LessonAnswer>(this.#address(info, shown.step), { move });
        if (asked !== this.#asked) return;
        this.#good = answer.good;
        if (answer.good) this.#note(shown, move);
        this.say = answer.say;
        this.#hear(answer.frames);
      } catch (error) {
        if (!isRefused(session, error)) throw error;
        this.mood = "do";
      }
    });
  }

  /** The server keeps nothing: who came another way says so. */
  #address(info: LessonInfo, step: number): string {
    const came = [...this.#ways].filter(([at]) => at < step).map((each) => each.join(":"));
    return `/api/games/${this.game}/lessons/${info.name}/${step}${came.length > 0 ? `?came=${came.join(",")}` : ""}`;
  }

  #note({ step, do: wanted }: LessonStep, move: unknown): void {
    const way = wanted.findIndex((each) => same(each, move));
    if (way > 0) this.#ways.set(step, way);
    else this.#ways.delete(step);
  }

  #hear(frames: readonly LessonFrame[]): void {
    const last = frames.at(-1);
    if (last === undefined) void this.#load(this.step + 1, false);
    else this.#told = (last.observation as Observation).told;
    for (const frame of frames) this.session?.hear(observed(frame, this.session.id));
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
