import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Status } from "@/socket";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  opened(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
}

let told: Status[];
let heard: unknown[];
let since: number;
let connection: Connection;
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  [told, heard, since] = [[], [], 0];
  connection = new Connection(() => `/socket?since=${since}`, {
    hear: (message) => heard.push(message),
    status: (status) => told.push(status),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it opens, hears and says", () => {
  last().opened();
  last().onmessage?.({ data: '{"type":"pong"}' });
  expect(connection.send({ type: "ping" })).toBe(true);
  expect(heard).toEqual([{ type: "pong" }]);
  expect(last().sent).toEqual(['{"type":"ping"}']);
  expect(told).toEqual(["connecting", "open"]);
});

test("it comes back by itself, from where it was", () => {
  last().opened();
  since = 7;
  last().onclose?.({ code: 1006 });
  expect(told.at(-1)).toBe("lost");
  expect(connection.send({ type: "ping" })).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(last().address).toBe("/socket?since=7");
  last().opened();
  expect(told.at(-1)).toBe("open");
});

test("it waits longer each time, but not too long", () => {
  for (let tries = 0; tries < 12; tries += 1) {
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(10_001);
  }
  expect(FakeSocket.all.length).toBeGreaterThan(11);
});

test.each([
  [4403, "gone"],
  [4404, "gone"],
  [4500, "damaged"],
])("turned away with %i, it does not try again", (code, status) => {
  last().onclose?.({ code });
  vi.advanceTimersByTime(60_000);
  expect(told.at(-1)).toBe(status);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a line that is dead without a word is given up", () => {
  last().opened();
  vi.advanceTimersByTime(21_000);
  expect(told.at(-1)).not.toBe("open");
});

test("the network comes back: so do we, at once", () => {
  last().opened();
  window.dispatchEvent(new Event("offline"));
  expect(told.at(-1)).toBe("lost");
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});
