/** How what happened is told to who follows a match: in beats, each with its picture and its rest. */

import type { AnyEvent, AnyView } from "@/board";
import type { Tells } from "@/words/facts";

/** `personal`: decisive for the seats that the event names, plain for the others. `quiet`: plain, but no news for who comes back. */
export type Weight = "decisive" | "personal" | "plain" | "quiet" | "along";

/** By event, how much it matters; the others are plain. */
export type Weights = Readonly<Record<string, Weight>>;

/** How much it matters to one listener. */
export type Felt = Exclude<Weight, "personal">;

/** How much an event matters to whoever sits in this seat. */
export function weigh(event: AnyEvent, weights: Weights, tells: Tells, seat: number | null): Felt {
  const weight = weights[event.type] ?? "plain";
  if (weight !== "personal") return weight;
  return seat !== null && seatsIn(event, tells).includes(seat) ? "decisive" : "plain";
}

/** The seats that an event names. */
export function seatsIn(event: AnyEvent, tells: Tells): readonly number[] {
  return Object.entries(tells[event.type] ?? {}).flatMap(([field, tell]) => {
    const value = (event as unknown as Record<string, unknown>)[field];
    if (tell === "seats") return value as readonly number[];
    if (tell === "scores") return Object.keys(value as readonly number[]).map(Number);
    return (tell === "seat" || tell === "maybe:seat") && typeof value === "number" ? [value] : [];
  });
}

/** Who did it. */
export function actorOf(event: AnyEvent | undefined): number | null {
  const seat = event !== undefined && "seat" in event ? event.seat : null;
  return typeof seat === "number" ? seat : null;
}

/** The last thing that somebody did and that mattered, if it is about who won. Counting it up decided nothing. */
export function decidedBy(log: readonly AnyEvent[], places: readonly number[], { weights, tells }: Omit<Listener, "seat">): AnyEvent | null {
  const last = log.findLast(({ type }) => ["decisive", "personal"].includes(weights[type] ?? "") && tells[type]?.["seat"] === "seat");
  return last !== undefined && seatsIn(last, tells).some((seat) => places[seat] === 1) ? last : null;
}

// -- Beats ----------------------------------------------------------------------------------------

/** A view on the way to an observation's own, and how many events had been told by then. */
export interface Scene {
  readonly told: number;
  readonly view: AnyView;
}

/** One thing that happened, with what goes along with it, and the table as it was then. */
export interface Beat {
  readonly events: readonly AnyEvent[];
  /** How many events had been told before it. */
  readonly since: number;
  /** The table before it, and after. */
  readonly before: AnyView;
  readonly view: AnyView;
  readonly weight: Felt;
  /** Who did it. */
  readonly seat: number | null;
  /** The seats that it names; what goes along with it may name others. */
  readonly seats: readonly number[];
}

/** What is to be told, and to whom. */
interface Told {
  readonly since: number;
  readonly events: readonly AnyEvent[];
  readonly scenes: readonly Scene[];
  readonly before: AnyView;
  readonly view: AnyView;
}

/** What one needs to know of a game to tell what matters in it. */
export interface Listener {
  readonly weights: Weights;
  readonly tells: Tells;
  readonly seat: number | null;
}

/** An observation as beats: each is one event and what goes along with it. */
export function beatsOf(told: Told, listener: Listener): readonly Beat[] {
  const beats: Beat[] = [];
  let first = 0;
  let before = told.before;
  const felt = told.events.map((event) => weigh(event, listener.weights, listener.tells, listener.seat));
  for (let end = 1; end <= told.events.length; end += 1) {
    if (felt[end] === "along") continue;
    const events = told.events.slice(first, end);
    const view = told.scenes.find((scene) => scene.told >= told.since + end)?.view ?? told.view;
    const seats = events[0] === undefined ? [] : seatsIn(events[0], listener.tells);
    beats.push({ events, since: told.since + first, before, view, weight: felt[first] ?? "plain", seat: actorOf(events[0]), seats });
    before = view;
    first = end;
  }
  return beats;
}

/** What one seat did without a break, this beat among it. */
export function turnOf(beat: Beat, all: readonly Beat[]): readonly Beat[] {
  const place = all.indexOf(beat);
  if (place < 0 || beat.seat === null) return [beat];
  const first = all.slice(0, place).findLastIndex(({ seat }) => seat !== beat.seat) + 1;
  const next = all.findIndex(({ seat }, number) => number > place && seat !== beat.seat);
  return all.slice(first, next < 0 ? all.length : next);
}

// -- Pace -----------------------------------------------------------------------------------------

export const PACES = ["calm", "normal", "fast", "tap"] as const;
export type Pace = (typeof PACES)[number];

interface Tempo {
  readonly flight: number;
  readonly plain: number;
  readonly decisive: number;
  /** A decisive one is never shorter, however many wait. */
  readonly least: number;
  /** How long all that wait may take. */
  readonly most: number;
}

/** Milliseconds; at `tap` whoever looks says when to go on from what others did. */
export const TEMPI: Readonly<Record<Pace, Tempo>> = {
  calm: { flight: 400, plain: 1400, decisive: 2600, least: 1400, most: 12_000 },
  normal: { flight: 280, plain: 600, decisive: 1400, least: 1400, most: 6_000 },
  fast: { flight: 150, plain: 120, decisive: 900, least: 900, most: 2_000 },
  tap: { flight: 280, plain: Infinity, decisive: Infinity, least: Infinity, most: Infinity },
};

/** A picture stands for one frame at least: it is drawn, whatever waits behind it. */
const FRAME = 17;

/** So much of my time is never spent on watching. */
export const RESERVE = 15_000;

export interface Stand {
  readonly flight: number;
  readonly rest: number;
}

/**
 * How long each of these beats moves and rests. The steps of one turn are one movement, and what I
 * did myself needs no rest. Where it takes too long, plain rests shrink first, then flights, then
 * decisive rests down to their least.
 */
export function plan(beats: readonly Beat[], pace: Pace, me: number | null): readonly Stand[] {
  const tempo = TEMPI[pace];
  const isDecisive = beats.map((beat) => beat.weight === "decisive");
  const rests = beats.map((beat, number) => {
    const isMine = beat.seat !== null && beat.seat === me;
    if (beat.weight === "decisive") return isMine && pace === "tap" ? TEMPI.normal.plain : tempo.decisive;
    const isOver = beat.seat === null || beat.seat !== beats[number + 1]?.seat;
    return beat.weight !== "along" && isOver && !isMine ? tempo.plain : 0;
  });
  if (tempo.most === Infinity) return rests.map((rest) => ({ flight: tempo.flight, rest }));
  const sum = (wanted: boolean): number => rests.reduce((all, rest, number) => all + (isDecisive[number] === wanted ? rest : 0), 0);
  let room = tempo.most - sum(true) - beats.length * tempo.flight - sum(false);
  const share = (all: number, least: number): number => {
    const shrunk = room >= 0 || all === 0 ? 1 : Math.max(least / all, (all + room) / all, 0);
    room += all - all * shrunk;
    return shrunk;
  };
  const plain = share(sum(false), 0);
  const flight = share(beats.length * tempo.flight, beats.length * FRAME) * tempo.flight;
  const decisive = share(sum(true), isDecisive.filter(Boolean).length * tempo.least);
  return rests.map((rest, number) => ({ flight, rest: rest * (isDecisive[number] ? decisive : plain) }));
}

/** The pace that leaves me my time: mine, a faster one, or null where there is no time to look. */
export function affordable(beats: readonly Beat[], pace: Pace, me: number | null, time: number | null): Pace | null {
  if (time === null) return pace;
  const faster: readonly Pace[] = pace === "tap" ? ["normal", "fast"] : PACES.slice(PACES.indexOf(pace), 3);
  const takes = (each: Pace): number => plan(beats, each, me).reduce((all, { flight, rest }) => all + flight + rest, 0);
  return faster.find((each) => time - takes(each) >= RESERVE) ?? null;
}

// -- Telling --------------------------------------------------------------------------------------

/** Where beats are shown. */
export interface Stage {
  pace(): Pace;
  /** Whose eyes these are. */
  me(): number | null;
  /** How much time I have left where my clock runs, else null. */
  time(): number | null;
  /** Draw this beat; what has moved flies for so many milliseconds. */
  show(beat: Beat, flight: number): void;
  /** All is told: the table as it is now. */
  arrive(): void;
}

/** One beat after the other; none is left out. */
export class Teller {
  readonly #stage: Stage;
  #now: Beat | null = null;
  #waiting: readonly Beat[] = [];
  /** How long the one that is shown stands, and each that waits. */
  #stands: readonly Stand[] = [];
  #began = 0;
  /** So long the one that is shown stands at least. */
  #least = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get isTelling(): boolean {
    return this.#now !== null;
  }

  /** How often one still has to go on, where what is shown waits for that; else none. */
  get left(): number {
    return this.#stands[0]?.rest === Infinity ? this.#stands.filter(({ rest }) => rest === Infinity).length : 0;
  }

  /** These have happened, too. */
  tell(beats: readonly Beat[]): void {
    this.#waiting = [...this.#waiting, ...beats];
    this.plan();
  }

  /** More waits now, or the pace is another one: what is shown may have to go sooner. */
  plan(): void {
    const beats = this.#now === null ? this.#waiting : [this.#now, ...this.#waiting];
    const me = this.#stage.me();
    const pace = affordable(beats, this.#stage.pace(), me, this.#stage.time());
    if (pace === null) {
      this.land();
      return;
    }
    const moved = this.#now === null ? undefined : this.#stands[0];
    this.#stands = plan(beats, pace, me).map((stand, place) => (place === 0 && moved !== undefined ? { ...stand, flight: moved.flight } : stand));
    if (this.#now === null) this.#show();
    else this.#rest();
  }

  /** Let what is shown stand so many milliseconds, unless my time runs meanwhile. */
  linger(least: number): void {
    if (this.#now === null || this.#stage.time() !== null) return;
    this.#least = least;
    this.#rest();
  }

  /** The next one, or the present. */
  next(): void {
    this.#stands = this.#stands.slice(1);
    this.#show();
  }

  /** Everything is there at once; what was not shown is for the recap. */
  land(): void {
    this.stop();
    this.#stage.arrive();
  }

  /** Show nothing any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#now = null;
    this.#waiting = [];
    this.#stands = [];
  }

  #show(): void {
    const [next, ...others] = this.#waiting;
    if (next === undefined) {
      this.land();
      return;
    }
    this.#now = next;
    this.#waiting = others;
    this.#began = performance.now();
    this.#least = 0;
    this.#stage.show(next, this.#stands[0]?.flight ?? 0);
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    const { flight, rest } = this.#stands[0] ?? { flight: 0, rest: 0 };
    const due = this.#began + flight + Math.max(rest, this.#least) - performance.now();
    if (due < Infinity) this.#timer = setTimeout(() => this.next(), Math.max(0, due));
  }
}
