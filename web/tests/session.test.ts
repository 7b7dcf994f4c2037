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

async function told(...messages: unknown[]): Promise<void> {
  for (const message of messages) hear(message as ServerMessage);
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  session = new Session("t");
  session.connect();
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
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

test("the log is told with its picture, never before", async () => {
  const turns: (() => void)[] = [];
  const event = (type: string) => ({ type, rule: "AB-1" });
  session.turnPage = (show) => new Promise((done) => turns.push(() => (show(), done())));
  const turn = async (): Promise<void> => (turns.shift()?.(), told());
  await told(TABLE, observed({ told: 1, events: [event("A")] }), observed({ told: 2, events: [event("B")] }, 1));
  expect(session.log).toEqual([]);
  await turn();
  expect(session.log.map(({ type }) => type)).toEqual(["A"]);
  await turn();
  expect(session.log.map(({ type }) => type)).toEqual(["A", "B"]);
  // Many that wait are one picture, and what is told twice is kept once.
  await told(observed({ told: 3, events: [event("C")] }, 2));
  for (let at = 3; at < 20; at += 1) hear(observed({ told: at + 1, events: [event("D"), event(`E${at}`)] }, at - 1));
  await turn();
  await turn();
  expect(session.log.map(({ type }) => type)).toEqual(["A", "B", ...Array.from({ length: 17 }, () => "D"), "E19"]);
});

test("what was answered is not asked again by pictures from before", async () => {
  const turns: (() => void)[] = [];
  const turn = async (): Promise<void> => (turns.shift()?.(), told());
  await told(TABLE, observed());
  session.turnPage = (show) => new Promise((done) => turns.push(() => (show(), done())));
  await told(observed({ told: 1, to_act: [0, 1], events: [{ type: "A", rule: "AB-1" }] }));
  session.play(move("ham"));
  await told(observed({ told: 1, question: null, chosen: move("ham"), moves: [], to_act: [1] }, 1));
  await turn();
  expect(session.echo).toEqual(move("ham"));
  await turn();
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
