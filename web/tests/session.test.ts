import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "@/session.svelte";
import type { ServerMessage } from "@/wire";

let sent: Record<string, unknown>[];
let hear: (message: unknown) => void;
let session: Session;

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    hear = (message) => this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
}

const move = (card: string) => ({ type: "Play", card });
const TABLE = { type: "table", id: "t", plays: true, seat: 0, outcome: null, commitment: "abc", seats: [] };

function observed(more: object = {}, since = 0, match = "m"): unknown {
  const view = { seat: 0, seats: 2, step: "AB-1", outcome: null };
  const observation = { question: 1, to_act: [0], chosen: null, moves: [move("cow"), move("ham")], events: [], told: since, view, ...more };
  return { type: "observation", match, since, clocks: [], prospects: [], observation };
}

/** The server says this; nothing of it has been shown yet. */
function heard(...messages: unknown[]): void {
  for (const message of messages) hear(message as ServerMessage);
  flushSync();
}

/** The server says this, and it is told to the end. */
async function told(...messages: unknown[]): Promise<void> {
  heard(...messages);
  vi.runAllTimers();
  await Promise.resolve();
  flushSync();
}

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  vi.stubGlobal("WebSocket", FakeSocket);
  session = new Session("t");
  session.connect();
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("an answer names its question", async () => {
  await told(TABLE, observed());
  session.pick.tap({ card: "ham" } as never);
  expect(sent).toEqual([{ type: "play", question: 1, move: move("ham") }]);
});

test("a face-down choice can be changed while others think", async () => {
  await told(TABLE, observed());
  session.play(move("ham"));
  await told(observed({ question: null, chosen: move("ham"), moves: [], to_act: [1] }));
  session.pick.tap({ card: "cow" } as never);
  expect(sent.at(-1)).toEqual({ type: "change", move: move("cow") });
});

test("a tap when others are asked says so, with the rule", async () => {
  await told(TABLE, observed({ question: null, moves: [], to_act: [1] }));
  session.pick.tap({ card: "cow" } as never);
  expect(session.refusal).toEqual({ rule: "AB-1", reason: "not-your-turn", facts: { seats: [1] } });
  expect(sent).toEqual([]);
});

test("a gap in what was heard is closed", async () => {
  await told(TABLE, observed({ told: 2, events: [{ type: "A", rule: "AB-1" }, { type: "B", rule: "AB-1" }] }));
  await told(observed({ told: 9, events: [] }, 8));
  expect(sent).toEqual([{ type: "resume", since: 2 }]);
  expect(session.log.map((event) => event.type)).toEqual(["A", "B"]);
});

test("the log goes on where it was, and begins anew with another match", async () => {
  await told(TABLE, observed({ told: 1, events: [{ type: "A", rule: "AB-1" }] }));
  await told(observed({ told: 2, events: [{ type: "B", rule: "AB-1" }] }, 1));
  expect(session.log.map((event) => event.type)).toEqual(["A", "B"]);
  await told(observed({ told: 1, events: [{ type: "C", rule: "AB-1" }] }, 0, "another"));
  expect(session.log.map((event) => event.type)).toEqual(["C"]);
});

const event = (type: string, seat = 1) => ({ type, seat, rule: "AB-1" });
const types = (): string[] => session.log.map(({ type }) => type);

test("the log is told with its picture, never before, and nothing is left out", async () => {
  await told(TABLE, observed({ told: 1, events: [event("A")] }));
  session.play(move("ham"));
  heard(observed({ told: 2, question: null, moves: [], events: [event("B", 0)] }, 1));
  // Many that wait, and what is told twice, are told once each.
  const each = (at: number) => event(`E${at}`, 1 + (at % 3));
  for (let at = 2; at < 40; at += 1) heard(observed({ told: at + 1, question: null, moves: [], to_act: [1], events: [at === 2 ? event("B", 0) : each(at - 1), each(at)] }, at - 1));
  heard(observed({ told: 40, question: 2 }, 40));
  const seen: number[] = [];
  while (session.beat !== null) {
    if (seen.at(-1) !== session.log.length) seen.push(session.log.length);
    expect([session.shown?.observation.question, session.pick.moves.length]).toEqual([null, 0]);
    vi.advanceTimersToNextTimer();
  }
  expect(seen).toEqual(Array.from({ length: 39 }, (_, at) => at + 2));
  expect(types().slice(-2)).toEqual(["E38", "E39"]);
  expect([session.shown?.observation.question, session.pick.moves.length]).toEqual([2, 2]);
});

test("each beat has the picture of its scene", async () => {
  const view = (step: string) => ({ seat: 0, seats: 2, step, outcome: null });
  await told(TABLE, observed());
  session.play(move("ham"));
  const message = observed({ told: 3, question: null, moves: [], view: view("AB-4"), events: [event("A"), event("B", 2), event("C")] }) as object;
  heard({ ...message, scenes: [{ told: 1, view: view("AB-2") }, { told: 2, view: view("AB-3") }] });
  const seen: unknown[] = [];
  for (; session.beat !== null; vi.advanceTimersToNextTimer()) seen.push([session.shown?.observation.view.step, session.beat.before.step]);
  expect(seen).toEqual([["AB-2", "AB-1"], ["AB-3", "AB-2"], ["AB-4", "AB-3"]]);
});

test("whoever reaches for the hand has the table at once, and the recap tells the rest", async () => {
  await told(TABLE, observed());
  session.play(move("ham"));
  heard(observed({ told: 3, question: 2, events: [event("A"), event("B", 2), event("C")] }));
  expect([types(), session.recap.length]).toEqual([["A"], 0]);
  session.land();
  expect([session.beat, types(), session.shown?.observation.question]).toEqual([null, ["A", "B", "C"], 2]);
  expect(session.recap.map((beat) => beat.events[0]?.type)).toEqual(["A", "B", "C"]);
  session.play(move("ham"));
  expect(session.recap).toEqual([]);
});

test("nothing is lit before the last piece lies, unless one reaches for the hand", async () => {
  await told(TABLE, observed());
  session.play(move("ham"));
  session.draw = (change) => (change(), Promise.resolve(true));
  heard(observed({ told: 1, question: 2, events: [event("A")] }));
  while (session.beat !== null) vi.advanceTimersToNextTimer();
  await Promise.resolve();
  expect([session.landing?.events[0]?.type, session.pick.moves.length]).toEqual(["A", 0]);
  vi.advanceTimersByTime(280);
  expect([session.landing, session.pick.moves.length]).toEqual([null, 2]);
  session.play(move("ham"));
  heard(observed({ told: 2, question: 3, events: [event("B")] }, 1));
  while (session.beat !== null) vi.advanceTimersToNextTimer();
  session.land();
  expect([session.landing, session.pick.moves.length]).toEqual([null, 2]);
});

test("where nobody looks, nothing is played; all of it is in the recap", async () => {
  await told(TABLE, observed());
  session.play(move("ham"));
  session.isSeen = () => false;
  heard(observed({ told: 2, question: 2, events: [event("A"), event("B", 2)] }));
  expect([session.beat, session.recap.length, session.shown?.observation.question]).toEqual([null, 2, 2]);
});

test("a beat is shown again, and what was picked stays picked", async () => {
  const lay = (card: string, on: number) => ({ type: "Lay", card, on });
  await told(TABLE, observed());
  session.play(move("ham"));
  await told(observed({ told: 2, question: 2, moves: [lay("ham", 1), lay("ham", 2)], events: [event("A"), event("B", 2)] }));
  session.pick.tap({ card: "ham" } as never);
  const [first] = session.recap;
  if (first === undefined) throw new Error("nothing to show again");
  session.again(first);
  expect([session.shown?.observation.events, types()]).toEqual([[], ["A", "B"]]);
  vi.advanceTimersByTime(400);
  expect(session.shown?.observation.events.map(({ type }) => type)).toEqual(["A"]);
  vi.advanceTimersByTime(1800);
  expect([session.beat, session.pick.has({ card: "ham" } as never)]).toEqual([null, true]);
});

test("a beat is shown again with all of its turn", async () => {
  await told(TABLE, observed());
  session.play(move("ham"));
  await told(observed({ told: 3, question: 2, moves: [move("ham"), move("cow")], events: [event("A", 2), event("B"), event("C")] }));
  const last = session.recap.at(-1);
  if (last === undefined) throw new Error("nothing to show again");
  session.again(last);
  const shown: (readonly string[])[] = [];
  while (session.beat !== null) {
    shown.push(session.beat.events.map(({ type }) => type));
    vi.advanceTimersToNextTimer();
  }
  expect(shown.filter((each, place) => each.join() !== shown[place - 1]?.join())).toEqual([[], ["B"], ["C"]]);
});

test("whoever is choosing is not interrupted", async () => {
  await told(TABLE, observed());
  heard(observed({ told: 1, to_act: [0, 1], events: [event("A")] }));
  expect([session.beat, types(), session.pick.moves.length]).toEqual([null, ["A"], 2]);
});

test("a clock is not spent on watching", async () => {
  const short = (milliseconds: number): object => ({ clocks: [{ seat: 0, milliseconds, reserve: 0 }] });
  await told(TABLE, observed());
  session.play(move("ham"));
  heard({ ...(observed({ told: 1, question: 2, events: [event("A")] }) as object), ...short(16_500) });
  expect(session.beat).not.toBeNull();
  heard({ ...(observed({ told: 3, question: 2, events: [event("B", 2), event("C")] }, 1) as object), ...short(15_100) });
  expect([session.beat, types()]).toEqual([null, ["A", "B", "C"]]);
});

test("what everybody can foresee is answered by itself, unless I wait", async () => {
  const only = { question: 2, moves: [move("ham")], obvious: move("ham") };
  await told(TABLE, observed());
  session.play(move("ham"));
  sent = [];
  heard(observed({ told: 1, ...only, events: [event("A")] }));
  expect([session.obvious, sent]).toEqual([null, []]);
  vi.advanceTimersByTime(880);
  expect([session.obvious, sent]).toEqual([move("ham"), []]);
  vi.advanceTimersByTime(599);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([session.obvious, sent, [...session.given]]).toEqual([null, [{ type: "play", question: 2, move: move("ham") }], [1]]);
  heard(observed({ told: 2, ...only, question: 3, events: [event("B", 0)] }, 1));
  vi.advanceTimersByTime(300);
  session.wait();
  vi.advanceTimersByTime(10_000);
  expect([session.obvious, sent.length]).toEqual([null, 1]);
  // It was no turn of mine: what happened before it is news still.
  expect(session.recap.map((beat) => beat.events[0]?.type)).toEqual(["A", "B"]);
});

test("what was answered is not asked again by pictures from before", async () => {
  await told(TABLE, observed());
  session.play(move("ham"));
  heard(observed({ told: 1, to_act: [0, 1], events: [event("A")] }));
  expect(session.echo).toEqual(move("ham"));
  heard(observed({ told: 1, question: null, chosen: move("ham"), moves: [], to_act: [1] }, 1));
  expect(session.echo).toBeNull();
  session.pick.tap({ card: "cow" } as never);
  expect(sent.at(-1)).toEqual({ type: "change", move: move("cow") });
});

test("an answer that was refused is asked for again", async () => {
  await told(TABLE, observed());
  session.play(move("ham"));
  await told({ type: "refused", rule: "AB-2", reason: "no", facts: {}, question: 1 }, observed({ told: 1, events: [{ type: "A", rule: "AB-1" }] }));
  expect(session.echo).toBeNull();
});

test("a refusal goes with the next tap", async () => {
  await told(TABLE, observed(), { type: "refused", rule: "AB-2", reason: "no", facts: {}, question: 1 });
  session.letGo();
  expect(session.refusal).toBeNull();
});

test("a refusal is shown until something happens", async () => {
  await told(TABLE, observed(), { type: "refused", rule: "AB-2", reason: "no", facts: {}, question: 1 });
  expect(session.refusal?.rule).toBe("AB-2");
  await told(observed({ told: 0 }));
  expect(session.refusal).toBeNull();
});

test("lines of the chat are kept once, in order", async () => {
  const line = (number: number) => ({ number, user: "u", name: "Anna", seat: 1, text: String(number), at: 0 });
  await told({ type: "chat", lines: [line(1), line(0)] }, { type: "chat", lines: [line(1), line(2)] });
  expect(session.chat.map((each) => each.number)).toEqual([0, 1, 2]);
  await told({ type: "chat", lines: [{ ...line(1), text: "" }] });
  expect(session.chat.map((each) => each.number)).toEqual([0, 2]);
});

test("the promise made before the deal is remembered", async () => {
  await told(TABLE, { ...TABLE, outcome: { reason: "AB-9", scores: [1], places: [1] }, commitment: "other" });
  expect(session.promised).toBe("abc");
});

test("a move is echoed before the server says a word", async () => {
  await told(TABLE, observed());
  session.pick.tap({ card: "ham" } as never);
  expect([session.echo, session.pick.isSent]).toEqual([move("ham"), true]);
  await told(observed({ told: 1, question: null, moves: [], to_act: [1], events: [{ type: "A", rule: "AB-1" }] }));
  expect([session.echo, session.pick.isSent]).toEqual([null, false]);
});

test("a refused move is an echo no longer", async () => {
  await told(TABLE, observed());
  session.play(move("cow"));
  await told({ type: "refused", rule: "AB-2", reason: "no", facts: {}, question: 1 });
  expect([session.echo, session.refusal?.rule]).toEqual([null, "AB-2"]);
});

test("a tap that fits nothing legal is sent, and the server's refusal is the answer", async () => {
  await told(TABLE, observed());
  session.pick.tap({ card: "crown" } as never);
  expect(sent).toEqual([{ type: "play", question: 1, move: move("crown") }]);
  expect(session.refusal).toBeNull();
  await told({ type: "refused", rule: "AB-2", reason: "not-in-hand", facts: {}, question: 1 });
  expect([session.echo, session.refusal?.reason]).toEqual([null, "not-in-hand"]);
});

test("where the server cannot read what was tried, the page says that it may not be", async () => {
  await told(TABLE, observed());
  session.pick.tap({ type: "Steal" } as never);
  await told({ type: "bad", problem: "bad-message", sentence: "Object missing required field.", field: "" });
  expect([session.trouble, session.echo, session.refusal?.reason]).toEqual(["", null, "no-such-move"]);
});

test("out of turn, nothing is sent: the bar says whose turn it is", async () => {
  await told(TABLE, observed({ question: null, moves: [], to_act: [1] }));
  session.pick.tap({ card: "cow" } as never);
  session.pick.tap({ type: "Pass" } as never);
  expect([sent, session.refusal?.reason]).toEqual([[], "not-your-turn"]);
});

test("what the page has brought along is shown before there is a socket, and not drawn again", async () => {
  const events = [{ type: "A", rule: "AB-1" }];
  const early = new Session("t", null, [TABLE, observed({ told: 1, events })] as ServerMessage[]);
  const { shown } = early;
  expect(shown?.observation.moves).toHaveLength(2);
  early.connect();
  await told(TABLE, observed({ told: 1 }, 1));
  expect(early.shown).toBe(shown);
  await told(observed({ told: 2, events: [{ type: "B", rule: "AB-1" }] }, 1));
  expect(early.log.map((event) => event.type)).toEqual(["A", "B"]);
  early.close();
});

test("an answer without a line is sent when there is one, if it is still asked", async () => {
  const early = new Session("t", null, [TABLE, observed()] as ServerMessage[]);
  early.play(move("cow"));
  expect([sent, early.echo]).toEqual([[], move("cow")]);
  early.connect();
  await told(TABLE, observed());
  expect(sent).toEqual([{ type: "play", question: 1, move: move("cow") }]);
  expect(early.echo).toEqual(move("cow"));
  early.close();
  sent = [];
  const late = new Session("t", null, [TABLE, observed()] as ServerMessage[]);
  late.play(move("cow"));
  late.connect();
  await told(TABLE, observed({ question: 2, told: 1 }));
  expect([sent, late.echo]).toEqual([[], null]);
  late.close();
});

test("what has happened and was not told yet stays news for who changes their mind meanwhile", async () => {
  await told(TABLE, observed());
  session.play(move("ham"));
  heard(observed({ told: 2, question: 2, events: [event("A"), event("B", 2)] }));
  session.play(move("ham")); // the list of moves was still open
  vi.advanceTimersByTime(60_000);
  expect(session.recap.map(({ since }) => since)).toContain(1);
});
