/** A table as this screen sees it: what the server said last, what was said before, what I answer. */

import { untrack } from "svelte";
import { land } from "@/animate";
import type { AnyEvent, Observation, SeatInfo } from "@/board";
import { post } from "@/api";
import { lineChanges, seatChanges, type Coming } from "@/company";
import { Pick, type Reason } from "@/pick.svelte";
import { same } from "@/same";
import { promise } from "@/seals";
import { seatInfos } from "@/seats";
import { settings } from "@/settings.svelte";
import { Connection, type Line, type Ears, type Status } from "@/socket";
import { actorOf, beatsOf, Teller, TEMPI, turnOf, weigh, type Beat, type Listener, type Scene } from "@/telling";
import type { Change, ChatLine, ClientMessage, Observed, Play, Presence, Refused, SeatClock, ServerMessage, TableState, Why } from "@/wire";
import type { Struct } from "@/words/facts";
import type { Reckoning } from "@/words/words";

/** A refusal to be shown: the server's, or our own when nothing legal fits a tap. */
export type Refusal = Pick1<Refused, "rule" | "reason" | "facts">;
type Pick1<T, K extends keyof T> = { readonly [P in K]: T[P] };

/** An observation with all that belongs to it. */
export interface Shown {
  readonly match: string;
  /** How many events had been told before this observation's. */
  readonly since: number;
  readonly observation: Observation;
  readonly prospects: readonly (Struct | null)[];
  readonly scenes: readonly Scene[];
  /** Where every point came from, once it is over. */
  readonly reckoning: Reckoning | null;
  readonly clocks: readonly SeatClock[];
  readonly at: number;
}

/** No answer gives itself sooner. */
const SOONEST = 600;

/** How long what has moved flies when the telling is over; mostly nothing has. */
const ARRIVING = 280;

const NOTHING = new Pick<Struct>([], [], { play: () => undefined, refuse: () => undefined });

export class Session {
  readonly id: string;
  table = $state.raw<TableState | null>(null);
  presence = $state.raw<Presence | null>(null);
  /** The table where the telling has arrived; what the server has said since is told in beats. */
  present = $state.raw<Shown | null>(null);
  /** What is being told: while there is something, nothing is asked and nothing is lit. */
  beat = $state.raw<Beat | null>(null);
  /** What was told last, while what the present table has moved is still in the air: nothing is lit yet. */
  landing = $state.raw<Beat | null>(null);
  /** How often one still has to go on, where one does so by hand. */
  left = $state(0);
  /** What was told until now. */
  log = $state.raw<readonly AnyEvent[]>([]);
  /** What has happened since I answered last. */
  recap = $state.raw<readonly Beat[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Who came and went, since this page looks. */
  comings = $state.raw<readonly Coming[]>([]);
  status = $state<Status>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  /** The move I have just answered with: it is shown before the server has said a word. */
  echo = $state.raw<Struct | null>(null);
  /** The only move there is, as everybody can see: it makes itself in a moment. */
  obvious = $state.raw<Struct | null>(null);
  /** The numbers of events that came of such moves. */
  given = $state.raw<ReadonlySet<number>>(new Set());
  /** The seal of the deal, as it was told first. */
  promised: string | null = null;
  /** What the server could not obey, as a sentence. */
  trouble = $state("");

  /** Called for every new picture, which `change` makes: what has moved flies for so long, if anything has. */
  draw: (change: () => void, flight: number) => Promise<boolean> | null = (change) => (change(), null);

  /** Whether somebody looks: else nothing is played. */
  isSeen: () => boolean = () => true;

  readonly #listener = {
    play: (move: Struct) => this.play(move),
    refuse: () => this.#refuseTap(),
    begin: () => void (this.refusal = null),
    why: (move: Struct) => whyNot(this.id, move),
  };
  readonly #eyes: number | null;
  #connection: Line | null = null;
  #told = 0;
  #match: string | null = null;
  /** The last that the server has said, and all that has happened by then. */
  #latest = $state.raw<Shown | null>(null);
  #heard: readonly AnyEvent[] = [];
  /** What of it the present table shows. */
  #arrived: Shown | null = null;
  /** All beats since I answered last, also those that nobody has seen yet. */
  #beats: readonly Beat[] = [];
  #game: Omit<Listener, "seat"> = { weights: {}, tells: {} };
  /** What there was when I came. */
  #first: Shown | null = null;
  /** What is shown a second time is not told a second time. */
  #again: readonly Beat[] = [];
  readonly #teller = new Teller({
    pace: () => (this.#again.length > 0 ? "calm" : settings.pace),
    me: () => this.#me,
    time: () => this.#time,
    show: (beat, flight) => this.#show(beat, flight),
    arrive: () => this.#arrive(),
  });
  #lands: ReturnType<typeof setTimeout> | undefined;
  #giving: ReturnType<typeof setTimeout> | undefined;
  #unsent: Play | Change | null = null;
  /** The question that was answered: pictures that still ask it are from before. */
  #answered: number | null = null;
  /** The question that was answered face down, with its moves: they may still be chosen instead. */
  #facedown: { moves: readonly Struct[]; prospects: readonly (Struct | null)[] } | null = null;

  /** `first`: what the server has said already, with the page itself. */
  constructor(id: string, eyes: number | null = null, first: readonly ServerMessage[] = []) {
    this.id = id;
    this.#eyes = eyes;
    for (const message of first) this.hear(message);
  }

  /** Hear more, and speak: over the line to the server, or another one. */
  connect(open: (ears: Ears) => Line = (ears) => new Connection(() => this.#address(), ears)): void {
    this.#connection = open({
      hear: (message) => this.hear(message),
      status: (status) => {
        this.status = status;
        // Whether the answer came through before the line broke, nobody knows.
        if (status !== "open") this.#answered = null;
      },
    });
  }

  /** What is on the screen: the table as it is, or as it was at this beat. */
  readonly shown: Shown | null = $derived.by(() => {
    const { beat } = this;
    const latest = this.#latest;
    return beat === null || latest === null ? this.present : { ...latest, observation: asItWas(latest.observation, beat) };
  });

  /** The legal moves, or those that may replace a face-down choice; and what was tapped of them. */
  readonly #own: Pick<Struct> = $derived.by(() => {
    const { present } = this;
    if (present === null || !this.table?.plays) return new Pick<Struct>([], [], this.#listener);
    const kept = present.observation.chosen === null ? null : untrack(() => this.#facedown);
    return new Pick(kept?.moves ?? present.observation.moves, kept?.prospects ?? present.prospects, this.#listener);
  });

  /** Nothing can be done on a past table; what was picked on the present one stays picked. */
  readonly pick: Pick<Struct> = $derived(this.beat === null && this.landing === null ? this.#own : NOTHING);

  readonly seats: readonly SeatInfo[] = $derived.by(() =>
    seatInfos(this.table, this.presence, this.shown),
  );

  /** Answer the question, or replace the face-down choice. What gives itself is no turn of mine: the news stay. */
  play(move: Struct, byHand = true): void {
    const observation = this.present?.observation;
    if (observation === undefined) return;
    this.wait();
    this.refusal = null;
    if (byHand && this.#own.may(move)) this.#forgetBeats(); // what is only tried is no answer
    land(); // whoever acts does not want to wait for what is in the air
    if (observation.question !== null) {
      this.#facedown = { moves: observation.moves, prospects: this.present?.prospects ?? [] };
      this.#answer({ type: "play", question: observation.question, move });
      this.#answered = observation.question;
    } else if (observation.chosen !== null) {
      this.#answer({ type: "change", move });
    } else {
      this.#refuseTap();
    }
  }

  /** Whoever answers sees it at once; where there is no line, it is sent when there is one again. */
  #answer(answer: Play | Change): void {
    this.echo = answer.move as Struct;
    this.#unsent = this.#send(answer) ? null : answer;
  }

  #forgetBeats(): void {
    this.#first = null;
    // What has happened meanwhile and was not told yet is still news.
    this.#beats = this.#beats.filter(({ since }) => since >= this.log.length);
    this.recap = [];
  }

  #forgetEcho(): void {
    this.echo = null;
    this.#answered = null;
    if (this.#own.isSent) this.#own.clear();
  }

  /** Pick the face-down choice up again. */
  takeBack(): void {
    this.#answered = null;
    this.#send({ type: "take_back" });
  }

  /** Take my seat again from the bot that sat in for me. */
  comeBack(): void {
    this.#send({ type: "come_back" });
  }

  /** Write a line in the chat. */
  say(text: string): boolean {
    return this.#send({ type: "say", text });
  }

  close(): void {
    this.wait();
    clearTimeout(this.#lands);
    this.#teller.stop();
    this.#connection?.close();
  }

  // -- Telling --------------------------------------------------------------------------------

  /** What matters in this game. Who was told of a match before they knew that is told again. */
  learn(game: Omit<Listener, "seat">): void {
    this.#game = game;
    if (this.#first === null) return;
    this.#beats = this.#beatsBefore(this.#first);
    this.recap = this.#beats;
  }

  /** Go on to the next beat. */
  next(): void {
    if (this.beat !== null) this.#teller.next();
  }

  /** What is told now has to be looked at for so long. */
  linger(least: number): void {
    this.#teller.linger(least);
  }

  /** No more telling: the table as it is now. */
  land(): void {
    if (this.beat !== null) this.#teller.land();
    clearTimeout(this.#lands);
    this.landing = null;
  }

  /** Another pace. */
  repace(): void {
    if (this.beat !== null) this.#teller.plan();
    this.left = this.#teller.left;
  }

  /** Show once more how this came about, with all that this seat did in that turn, and come back. */
  again(beat: Beat): void {
    if (this.beat !== null) return;
    const turn = turnOf(beat, this.recap);
    const [first = beat] = turn;
    const before: Beat = { ...first, events: [], view: first.before, weight: "along" };
    this.#again = [before, ...turn.map((each) => ({ ...each }))];
    this.#teller.tell(this.#again);
  }

  /** What would make itself is left to me. */
  wait(): void {
    clearTimeout(this.#giving);
    this.obvious = null;
  }

  /** What everybody can foresee is answered by itself, when there was time to see that. */
  #foresee({ observation }: Shown): void {
    this.wait();
    const move = observation.obvious ?? null;
    if (move === null || observation.question === null || this.#me === null || !settings.obvious) return;
    const { plain } = TEMPI[settings.pace];
    this.obvious = move;
    this.#giving = setTimeout(() => {
      if (this.obvious === null) return;
      this.given = new Set([...this.given, this.#heard.length]);
      this.play(move, false);
    }, Math.max(SOONEST, plain === Infinity ? 0 : plain));
  }

  get #me(): number | null {
    return this.table?.plays === true ? (this.table.seat ?? null) : null;
  }

  /** How much time I have, where my clock runs. */
  get #time(): number | null {
    const latest = this.#latest;
    if (latest === null || this.#me === null || !latest.observation.to_act.includes(this.#me)) return null;
    const clock = latest.clocks.find((each) => each.seat === this.#me);
    return clock === undefined ? null : latest.at + clock.milliseconds - performance.now();
  }

  #show(beat: Beat, flight: number): void {
    clearTimeout(this.#lands);
    this.landing = null;
    const isOld = this.#again.includes(beat);
    this.draw(() => {
      this.#settle();
      if (!isOld) this.#again = [];
      this.beat = beat;
      this.left = this.#teller.left;
      if (!isOld) this.log = this.#heard.slice(0, beat.since + beat.events.length);
    }, flight);
  }

  /** The log is told with its picture, never before. */
  #arrive(): void {
    const latest = this.#latest;
    if (latest === null) return;
    const last = this.beat;
    const drawn = this.draw(() => {
      this.landing = last;
      // What I answered stays answered while a picture from before comes in.
      const isBehind = this.#unsent === null && this.#answered !== null && latest.observation.question === this.#answered;
      const isNews = latest !== this.#arrived;
      if (!isBehind && isNews) this.#settle();
      if (!isBehind && latest.observation.chosen === null) this.#facedown = null;
      // Who comes back from something shown again finds what they had picked.
      if (isNews) this.#foresee(latest);
      if (isNews) this.present = { ...latest, observation: { ...latest.observation, events: this.#lastEvents(latest) } };
      this.#arrived = latest;
      this.beat = null;
      this.left = 0;
      this.log = this.#heard;
      this.recap = this.#beats;
    }, ARRIVING);
    this.#again = [];
    if (drawn === null) this.landing = null;
    else void drawn.then((flies) => this.#landIn(last, flies ? ARRIVING : 0));
  }

  /** The present is lit when its last piece lies. */
  #landIn(last: Beat | null, time: number): void {
    if (last === null || this.landing !== last) return;
    if (time === 0) this.landing = null;
    else this.#lands = setTimeout(() => (this.landing = null), time);
  }

  /** What the present table shows as its last move: what was not told by beats, else the last beat. */
  #lastEvents(latest: Shown): readonly AnyEvent[] {
    if (latest.match !== this.present?.match) return latest.observation.events;
    const untold = this.#heard.slice(this.log.length);
    if (untold.length > 0) return untold;
    return this.beat === null || this.beat.since + this.beat.events.length < this.log.length ? this.present.observation.events : this.beat.events;
  }

  /** Something has happened: what I did, or could not do, is part of it now. */
  #settle(): void {
    this.refusal = null;
    this.trouble = "";
    this.echo = null;
    this.#unsent = null;
    this.#answered = null;
  }

  #send(message: ClientMessage): boolean {
    return this.#connection?.send(message) ?? false;
  }

  #address(): string {
    const query = new URLSearchParams({ since: String(this.#told), screen: "true" });
    if (this.#eyes !== null) query.set("eyes", String(this.#eyes));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}/api/tables/${this.id}/socket?${query.toString()}`;
  }

  /** What the server says. */
  hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.comings = [...this.comings, ...seatChanges(this.table, message, Date.now())];
        if (!same(message, this.table)) this.table = message;
        if (message.outcome === null) this.promised = promise(this.id, message.commitment);
        break;
      case "presence":
        this.comings = lineChanges(this.comings, this.presence, message, this.table, Date.now());
        if (!same(message, this.presence)) this.presence = message;
        break;
      case "observation":
        this.#observe(message);
        break;
      case "chat":
        this.#read(message.lines);
        break;
      case "refused":
        this.refusal = message;
        this.#forgetEcho();
        break;
      case "bad":
        // What was only tried, to hear why it may not be, is no news when it cannot be read.
        if (this.echo !== null && !this.pick.may(this.echo)) this.#refuseTap();
        else this.trouble = message.sentence;
        this.#forgetEcho();
        break;
      default:
        break;
    }
  }

  /** Lines may come again after a break in the line: each is kept once. One that comes again without text was deleted. */
  #read(lines: readonly ChatLine[]): void {
    const known = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...known.values()].filter((line) => line.text !== "").sort((one, other) => one.number - other.number);
  }

  #observe(message: Observed): void {
    const observation = message.observation as Observation;
    if (message.match !== this.#match) {
      this.#match = message.match;
      this.#told = message.since;
    }
    if (message.since > this.#told) {
      this.#send({ type: "resume", since: this.#told });
      return;
    }
    const known = this.#told - message.since;
    this.#told = observation.told;
    if (this.#isShown(message)) {
      this.#goOn(message.clocks);
      return;
    }
    this.#take(
      {
        match: message.match,
        since: message.since,
        observation,
        prospects: message.prospects as (Struct | null)[],
        scenes: (message.scenes ?? []) as Scene[],
        reckoning: (message.reckoning ?? null) as Reckoning | null,
        clocks: message.clocks,
        at: performance.now(),
      },
      known,
    );
  }

  /** So many of its events were known already. */
  #take(shown: Shown, known: number): void {
    const before = this.#latest?.match === shown.match ? this.#latest : null;
    const { events, view, question } = shown.observation;
    const since = before === null ? shown.since : shown.since + known;
    const told = { since, events: events.slice(since - shown.since), scenes: shown.scenes, before: before?.observation.view ?? view, view };
    this.#latest = shown;
    this.#heard = before === null ? events : [...this.#heard.slice(0, shown.since), ...events];
    this.#first = before === null ? shown : null;
    if (before === null) {
      this.#teller.stop();
      this.#beats = this.#beatsBefore(shown);
      this.#arrive();
      return;
    }
    const beats = beatsOf(told, { ...this.#game, seat: this.#me });
    this.#beats = [...this.#beats, ...beats];
    // Whoever is choosing is not interrupted, and where nobody looks nothing is played.
    const isAsked = this.beat === null && question !== null && question === this.present?.observation.question;
    if (!this.isSeen()) this.#teller.land();
    else if (beats.length > 0 && !isAsked) this.#teller.tell(beats);
    else if (this.#teller.isTelling) this.#teller.plan();
    else this.#arrive();
    this.left = this.#teller.left;
  }

  /** Who comes in the middle of a match is told what has happened since they answered last. */
  #beatsBefore({ since, observation }: Shown): readonly Beat[] {
    const me = this.#me;
    const listener = { ...this.#game, seat: me };
    const mine = observation.events.findLastIndex((event) => actorOf(event) === me && weigh(event, listener.weights, listener.tells, me) !== "along");
    if (me === null || mine < 0) return [];
    const { view, events } = observation;
    return beatsOf({ since: since + mine + 1, events: events.slice(mine + 1), scenes: [], before: view, view }, listener);
  }

  /** The same comes again after a break in the line, and when the page has brought it along. */
  #isShown(message: Observed): boolean {
    const latest = this.#latest;
    if (latest?.match !== message.match) return false;
    const untold = (observation: Observation): Observation => ({ ...observation, events: [] });
    const observation = message.observation as Observation;
    return observation.events.length === 0 && same(observation, untold(latest.observation));
  }

  /** Nothing has changed meanwhile: what could not be sent is sent now. */
  #goOn(clocks: readonly SeatClock[]): void {
    const latest = this.#latest;
    if (clocks.length > 0 && latest !== null) {
      const now = { clocks, at: performance.now() };
      this.#latest = { ...latest, ...now };
      if (this.#arrived === latest) {
        this.#arrived = this.#latest;
        if (this.present !== null) this.present = { ...this.present, ...now };
      }
    }
    this.refusal = null;
    this.trouble = "";
    if (this.#unsent !== null) this.#answer(this.#unsent);
    else this.#forgetEcho();
  }

  /** Whoever taps again has read why not, or wants to know something else. */
  letGo(): void {
    this.refusal = null;
  }

  /** Nothing legal fits: say whose turn it is, or which rule the question follows. */
  #refuseTap(): void {
    const observation = this.present?.observation;
    if (observation === undefined) return;
    this.#forgetEcho();
    const { step, outcome } = observation.view;
    if (outcome !== null) this.refusal = { rule: outcome.reason, reason: "match-over", facts: {} };
    else if (observation.question === null && observation.chosen === null) {
      const facts = { seats: observation.to_act };
      this.refusal = { rule: step, reason: "not-your-turn", facts };
    } else this.refusal = { rule: step, reason: "no-such-move", facts: {} };
  }
}

/** The table as it was at this beat: nothing is asked there, and whoever did it has the turn. */
export function asItWas(observation: Observation, { view, events, seat }: Beat): Observation {
  return { ...observation, view, events, question: null, moves: [], chosen: null, obvious: null, to_act: seat === null ? [] : [seat] };
}

/** Why a move may not be made, without trying it; null where it may, and where nobody can say. */
async function whyNot(table: string, move: Struct): Promise<Reason | null> {
  const why = await post<Why>(`/api/tables/${table}/why`, { move }).catch(() => null);
  return why?.rule == null || why.reason == null ? null : { rule: why.rule, reason: why.reason, facts: why.facts };
}
