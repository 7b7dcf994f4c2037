/** A match that is over, turn by turn, through any seat's eyes; turns are fetched as they are needed. */

import { get } from "@/api";
import type { AnyEvent, Observation } from "@/board";
import { asItWas } from "@/session.svelte";
import { settings } from "@/settings.svelte";
import { beatsOf, Teller, type Beat, type Listener, type Scene } from "@/telling";
import type { MatchListed, Turns } from "@/wire";

const PAGE = 100;

export class Replaying {
  readonly match: string;
  about = $state.raw<MatchListed | null>(null);
  /** How many moves the match has; its turns are numbered from 0 to this. */
  length = $state(0);
  turn = $state(0);
  eyes = $state<number | null>(null);
  shown = $state.raw<Observation | null>(null);
  /** What a board that begins here is shown first: the turn before, and all that was told until then. */
  past = $state.raw<Observation | null>(null);
  /** How often one has leapt: a board remembers what it was told, and after a leap that is not so. */
  leaps = $state(0);
  trouble = $state("");
  /** What is being told of this turn: a climax is shown as it was at the table. */
  beat = $state.raw<Beat | null>(null);
  /** What matters in this game. */
  listener: Omit<Listener, "seat"> = { weights: {}, tells: {} };
  #turns = $state.raw<readonly Observation[]>([]);
  readonly #scenes: (readonly Scene[])[] = [];
  readonly #teller = new Teller({
    pace: () => (settings.pace === "tap" ? "calm" : settings.pace),
    me: () => this.eyes,
    time: () => null,
    show: (beat) => (this.beat = beat),
    arrive: () => (this.beat = null),
  });
  #asked = 0;

  constructor(match: string) {
    this.match = match;
    get<MatchListed>(`/api/matches/${match}/about`).then(
      (about) => (this.about = about),
      (error: Error) => (this.trouble = error.message),
    );
  }

  /** The turns that were fetched; more come when they are asked for. */
  get known(): readonly Observation[] {
    return this.#turns;
  }

  /** All that these eyes have heard until now. */
  readonly log: readonly AnyEvent[] = $derived.by(() => this.#heard(this.turn + 1));

  /** Look at this turn through these eyes. Of two wishes the later one counts. */
  async show(turn: number, eyes: number | null): Promise<void> {
    const asked = ++this.#asked;
    const known = eyes === this.eyes ? this.#turns : [];
    try {
      const turns = await this.#load(known, turn, eyes);
      if (asked !== this.#asked) return;
      const to = Math.min(Math.max(turn, 0), this.length);
      // Turns at which nothing was told are no way: a step may go over them.
      const isNear = to === this.turn || (to > this.turn && turns.slice(this.turn + 1, to).every(({ events }) => events.length === 0));
      const isStep = this.shown !== null && eyes === this.eyes && isNear;
      const from = this.turn;
      this.eyes = eyes;
      this.#turns = turns;
      this.turn = to;
      this.shown = turns[to] ?? null;
      this.land();
      if (isStep && to > from) this.#tell(to);
      else if (!isStep) this.#leap(to);
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Which turn told the event with this number. */
  turnOf(event: number): number {
    let heard = 0;
    const found = this.#turns.findIndex((turn) => (heard += turn.events.length) > event);
    return found === -1 ? this.turn : found;
  }

  /** The nearest turn after this one, or before it, of which something is so; the last one if none is. */
  async nearest(step: 1 | -1, isSo: (now: Observation, before: Observation) => boolean): Promise<number> {
    const { eyes } = this;
    for (let turn = this.turn + step; turn > 0 && turn <= this.length; turn += step) {
      if (this.#turns[turn] === undefined) {
        const turns = await this.#load(this.#turns, turn, eyes);
        if (eyes !== this.eyes) return this.turn;
        this.#turns = turns;
      }
      const [before, now] = [this.#turns[turn - 1], this.#turns[turn]];
      if (now !== undefined && before !== undefined && isSo(now, before)) return turn;
    }
    return step === 1 ? this.length : 0;
  }

  /** The table on the screen: as it is at this turn, or as it was at this beat. */
  readonly seen: Observation | null = $derived(this.beat === null || this.shown === null ? this.shown : asItWas(this.shown, this.beat));

  /** No more telling. */
  land(): void {
    this.#teller.stop();
    this.beat = null;
  }

  /** One thing needs no telling: it is the picture. */
  #tell(to: number): void {
    const [before, now] = [this.#turns[to - 1], this.#turns[to]];
    if (before === undefined || now === undefined) return;
    const since = this.#heard(to).length;
    const told = { since, events: now.events, scenes: this.#scenes[to] ?? [], before: before.view, view: now.view };
    const beats = beatsOf(told, { ...this.listener, seat: this.eyes });
    if (beats.length > 1) this.#teller.tell(beats);
  }

  #heard(turns: number): readonly AnyEvent[] {
    return this.#turns.slice(0, turns).flatMap((turn) => turn.events);
  }

  #leap(to: number): void {
    const before = this.#turns[to - 1];
    this.past = before === undefined ? null : { ...before, events: this.#heard(to) };
    this.leaps += 1;
  }

  async #load(known: readonly Observation[], turn: number, eyes: number | null): Promise<readonly Observation[]> {
    const turns = [...known];
    const seat = eyes === null ? "" : `&eyes=${eyes}`;
    while (turns.length === 0 || (turns.length <= turn && turns.length <= this.length)) {
      const page = await get<Turns>(`/api/matches/${this.match}/turns?first=${turns.length}&count=${PAGE}${seat}&screen=true`);
      this.length = page.moves;
      for (const [number, scenes] of (page.scenes ?? []).entries()) this.#scenes[turns.length + number] = scenes as Scene[];
      turns.push(...(page.turns as Observation[]));
      if (page.turns.length === 0) break;
    }
    return turns;
  }
}
