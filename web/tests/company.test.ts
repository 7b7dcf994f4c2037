import { expect, test } from "vitest";
import { tell } from "@/clock";
import { lineChanges, seatChanges } from "@/company";
import { promise } from "@/seals";
import { clockOf, CLOCKS } from "@/tables";
import type { SeatState, TableState } from "@/wire";

const anna: SeatState = { name: "Anna", bot: null, person: true, user: "a", program: false };
const bruno: SeatState = { ...anna, name: "Bruno", user: "b" };
const free: SeatState = { ...anna, name: null, user: null };
const robot: SeatState = { ...free, bot: "burglar", person: false };
const table = (...seats: SeatState[]): TableState => ({ id: "t", seats, seat: 0, plays: true }) as unknown as TableState;
const there = (...seats: boolean[]) => ({ type: "presence" as const, seats, watching: 0 });
const said = (all: readonly { what: string; name: string }[]): string[] => all.map(({ what, name }) => `${name} ${what}`);

test("who sits down, gets up, leaves and comes back is told, and nobody else", () => {
  expect(seatChanges(null, table(anna, bruno), 1)).toEqual([]);
  expect(said(seatChanges(table(anna, free, robot), table(anna, bruno, robot), 1))).toEqual(["Bruno sat"]);
  expect(said(seatChanges(table(anna, bruno), table(anna, free), 1))).toEqual(["Bruno rose"]);
  const left = table(anna, { ...bruno, bot: "pickpocket" });
  expect(said(seatChanges(table(anna, bruno), left, 1))).toEqual(["Bruno left"]);
  expect(said(seatChanges(left, table(anna, bruno), 1))).toEqual(["Bruno returned"]);
});

test("a line that is back at once was never gone", () => {
  const now = table(anna, bruno);
  const lost = lineChanges([], there(true, true), there(true, false), now, 1000);
  expect(said(lost)).toEqual(["Bruno lost"]);
  expect(lineChanges(lost, there(true, false), there(true, true), now, 3000)).toEqual([]);
  expect(said(lineChanges(lost, there(true, false), there(true, true), now, 60_000))).toEqual(["Bruno lost", "Bruno found"]);
  expect(lineChanges([], there(true, true), there(false, true), now, 1)).toEqual([]);
});

test("a clock tells what was agreed, and tenths at the end", () => {
  expect([120_000, 119_001, 61_000, 7_322_000, 0].map((left) => tell(left))).toEqual(["2:00", "2:00", "1:01", "2:02:02", "0:00"]);
  expect([9_960, 3_210, 40].map((left) => tell(left, true))).toEqual(["0:09.9", "0:03.2", "0:00.0"]);
  expect(clockOf(CLOCKS["calm"])).toBe("clock-calm");
  expect(clockOf({ seconds: 7, reserve: 0, away: null })).toBe("clock-other");
});

test("of a seal the first word counts", () => {
  expect(promise("a", null)).toBe(null);
  expect(promise("a", "abc")).toBe("abc");
  expect(promise("a", "other")).toBe("abc");
});
