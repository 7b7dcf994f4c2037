/** A table as this screen sees it: what the server said last, what was said before, what I answer. */

import { untrack } from "svelte";
import type { AnyEvent, Observation, SeatInfo } from "@/board";
import { Pick } from "@/pick.svelte";
import { same } from "@/same";
import { seatInfos } from "@/seats";
import { Connection, type Status } from "@/socket";
import type { Change, ChatLine, ClientMessage, Observed, Play, Presence, Refused, SeatClock, ServerMessage, TableState } from "@/wire";
import type { Struct } from "@/words/facts";

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
  readonly clocks: readonly SeatClock[];
  readonly at: number;
}

/** How many observations may wait to be shown, before the rest is skipped. */
const PATIENCE = 12;

export class Session {
  readonly id: string;
  table = $state.raw<TableState | null>(null);
  presence = $state.raw<Presence | null>(null);
  shown = $state.raw<Shown | null>(null);
  log = $state.raw<readonly AnyEvent[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  status = $state<Status>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  /** The move I have just answered with: it is shown before the server has said a word. */
  echo = $state.raw<Struct | null>(null);
  /** The fingerprint of the seed, as it was told before the end. */
  promised: string | null = null;
  /** What the server could not obey, as a sentence. */
  trouble = $state("");

  /** Called before another observation is shown; answers when the screen is ready for more. */
  turnPage: (show: () => void, events: readonly AnyEvent[]) => Promise<void> = async (show) => show();

  /** Called when I act: what is still moving on the screen should be there. */
  hurry: () => void = () => undefined;

  readonly #eyes: number | null;
  #connection: Connection | null = null;
  #told = 0;
  #match: string | null = null;
  #waiting: Shown[] = [];
  #turning = false;
  #unsent: Play | Change | null = null;
  /** The question that was answered: pictures that still ask it are from before. */
  #answered: number | null = null;
  /** The question that was answered face down, with its moves: they may still be chosen instead. */
  #facedown: { moves: readonly Struct[]; prospects: readonly (Struct | null)[] } | null = null;

  /** `first`: what the server has said already, with the page itself. */
  constructor(id: string, eyes: number | null = null, first: readonly ServerMessage[] = []) {
    this.id = id;
    this.#eyes = eyes;
    for (const message of first) this.#hear(message);
  }

  /** Hear more, and speak. */
  connect(): void {
    this.#connection = new Connection(() => this.#address(), {
      hear: (message) => this.#hear(message),
      status: (status) => {
        this.status = status;
        // Whether the answer came through before the line broke, nobody knows.
        if (status !== "open") this.#answered = null;
      },
    });
  }

  /** The legal moves, or those that may replace a face-down choice; and what was tapped of them. */
  readonly pick: Pick<Struct> = $derived.by(() => {
    const shown = this.shown;
    const listener = {
      play: (move: Struct) => this.play(move),
      refuse: () => this.#refuseTap(),
    };
    if (shown === null || !this.table?.plays) return new Pick<Struct>([], [], listener);
    const kept = shown.observation.chosen === null ? null : untrack(() => this.#facedown);
    return new Pick(
      kept?.moves ?? shown.observation.moves,
      kept?.prospects ?? shown.prospects,
      listener,
    );
  });

  readonly seats: readonly SeatInfo[] = $derived.by(() =>
    seatInfos(this.table, this.presence, this.shown),
  );

  /** Answer the question, or replace the face-down choice. */
  play(move: Struct): void {
    const observation = this.shown?.observation;
    if (observation === undefined) return;
    this.refusal = null;
    this.hurry();
    if (observation.question !== null) {
      this.#facedown = { moves: observation.moves, prospects: this.shown?.prospects ?? [] };
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

  #forgetEcho(): void {
    this.echo = null;
    this.#answered = null;
    if (this.pick.isSent) this.pick.clear();
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
    this.#connection?.close();
  }

  #send(message: ClientMessage): boolean {
    return this.#connection?.send(message) ?? false;
  }

  #address(): string {
    const query = new URLSearchParams({ since: String(this.#told), prospects: "true" });
    if (this.#eyes !== null) query.set("eyes", String(this.#eyes));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}/api/tables/${this.id}/socket?${query.toString()}`;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        if (!same(message, this.table)) this.table = message;
        if (message.outcome === null) this.promised = message.commitment;
        break;
      case "presence":
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

  /** Lines may come again after a break in the line: each is kept once. */
  #read(lines: readonly ChatLine[]): void {
    const known = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...known.values()].sort((one, other) => one.number - other.number);
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
    this.#told = observation.told;
    if (this.#isShown(message)) {
      this.#goOn(message.clocks);
      return;
    }
    this.#waiting.push({
      match: message.match,
      since: message.since,
      observation,
      prospects: message.prospects as (Struct | null)[],
      clocks: message.clocks,
      at: Date.now(),
    });
    void this.#turnPages();
  }

  /** The same comes again after a break in the line, and when the page has brought it along. */
  #isShown(message: Observed): boolean {
    const { shown } = this;
    if (shown?.match !== message.match || this.#waiting.length > 0) return false;
    const untold = (observation: Observation): Observation => ({ ...observation, events: [] });
    const observation = message.observation as Observation;
    return observation.events.length === 0 && same(observation, untold(shown.observation));
  }

  /** Nothing has changed meanwhile: what could not be sent is sent now. */
  #goOn(clocks: readonly SeatClock[]): void {
    if (clocks.length > 0 && this.shown !== null) this.shown = { ...this.shown, clocks, at: Date.now() };
    this.refusal = null;
    this.trouble = "";
    if (this.#unsent !== null) this.#answer(this.#unsent);
    else this.#forgetEcho();
  }

  /** One observation after the other; when too many wait, the screen jumps to the last. */
  async #turnPages(): Promise<void> {
    if (this.#turning) return;
    this.#turning = true;
    try {
      while (this.#waiting.length > 0) {
        if (this.#waiting.length > PATIENCE) this.#waiting = gathered(this.#waiting);
        const next = this.#waiting.shift();
        if (next !== undefined) await this.turnPage(() => this.#show(next), next.observation.events);
      }
    } finally {
      this.#turning = false;
    }
  }

  /** The log is told with its picture, never before. */
  #show(next: Shown): void {
    const isSameMatch = next.match === this.shown?.match;
    this.log = [...(isSameMatch ? this.log.slice(0, next.since) : []), ...next.observation.events];
    this.refusal = null;
    this.trouble = "";
    // What I answered stays answered while pictures from before are shown.
    const isBehind = this.#unsent === null && this.#answered !== null && next.observation.question === this.#answered;
    if (!isBehind) {
      if (next.observation.chosen === null) this.#facedown = null;
      this.echo = null;
      this.#unsent = null;
      this.#answered = null;
    }
    this.shown = next;
  }

  /** Nothing legal fits: say whose turn it is, or which rule the question follows. */
  #refuseTap(): void {
    const observation = this.shown?.observation;
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

/** Only the last of these observations, but with all that they tell: a board may show it step by step. */
function gathered(waiting: readonly Shown[]): Shown[] {
  const last = waiting.at(-1);
  const ours = waiting.filter((each) => each.match === last?.match);
  const [first] = ours;
  if (first === undefined || last === undefined) return [];
  const told = ours.reduce<readonly AnyEvent[]>((before, each) => [...before.slice(0, each.since - first.since), ...each.observation.events], []);
  return [{ ...last, since: first.since, observation: { ...last.observation, events: told } }];
}
