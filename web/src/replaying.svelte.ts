/** A match that is over, turn by turn, through any seat's eyes; turns are fetched as they are needed. */

import { get } from "@/api";
import type { AnyEvent, Observation } from "@/board";
import type { MatchListed, Turns } from "@/wire";

const PAGE = 50;

export class Replaying {
  readonly match: string;
  about = $state.raw<MatchListed | null>(null);
  /** How many moves the match has; its turns are numbered from 0 to this. */
  length = $state(0);
  turn = $state(0);
  eyes = $state<number | null>(null);
  shown = $state.raw<Observation | null>(null);
  trouble = $state("");
  #turns = $state.raw<readonly Observation[]>([]);
  #asked = 0;

  constructor(match: string) {
    this.match = match;
    get<MatchListed>(`/api/matches/${match}/about`).then(
      (about) => (this.about = about),
      (error: Error) => (this.trouble = error.message),
    );
  }

  /** All that these eyes have heard until now. */
  readonly log: readonly AnyEvent[] = $derived.by(() =>
    this.#turns.slice(0, this.turn + 1).flatMap((turn) => turn.events),
  );

  /** Look at this turn through these eyes. Of two wishes the later one counts. */
  async show(turn: number, eyes: number | null): Promise<void> {
    const asked = ++this.#asked;
    const known = eyes === this.eyes ? this.#turns : [];
    try {
      const turns = await this.#load(known, turn, eyes);
      if (asked !== this.#asked) return;
      this.eyes = eyes;
      this.#turns = turns;
      this.turn = Math.min(Math.max(turn, 0), this.length);
      this.shown = turns[this.turn] ?? null;
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async #load(known: readonly Observation[], turn: number, eyes: number | null): Promise<readonly Observation[]> {
    const turns = [...known];
    const seat = eyes === null ? "" : `&eyes=${eyes}`;
    while (turns.length === 0 || (turns.length <= turn && turns.length <= this.length)) {
      const page = await get<Turns>(`/api/matches/${this.match}/turns?first=${turns.length}&count=${PAGE}${seat}`);
      this.length = page.moves;
      turns.push(...(page.turns as Observation[]));
      if (page.turns.length === 0) break;
    }
    return turns;
  }
}
