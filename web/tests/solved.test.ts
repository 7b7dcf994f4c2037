/** Marks and streaks: only a first answer counts, and a day without a puzzle ends them. */

import { expect, test } from "vitest";
import { daysUntil, noted, readSolved, type Solved } from "@/solved";

const NOTHING: Solved = { marks: {}, row: 0, best: 0, days: 0, day: "" };

test("a first answer is marked, and counted in a row", () => {
  const one = noted(NOTHING, "game", "a", true, null);
  const two = noted(one, "game", "b", true, null);
  expect(two.marks).toEqual({ game: { a: "right", b: "right" } });
  expect([two.row, two.best, two.days]).toEqual([2, 2, 0]);
  const three = noted(two, "other", "a", false, null);
  expect([three.row, three.best]).toEqual([0, 2]);
  expect(three.marks["other"]).toEqual({ a: "wrong" });
});

test("who tries again can still solve it, but it counts no more", () => {
  const poor = noted(NOTHING, "game", "a", false, null);
  const later = noted(poor, "game", "a", true, null);
  expect([later.marks["game"]?.["a"], later.row]).toEqual(["later", 0]);
  expect(noted(later, "game", "a", false, null).marks["game"]?.["a"]).toBe("later");
  const right = noted(NOTHING, "game", "a", true, null);
  expect(noted(right, "game", "a", false, null).row).toBe(1);
});

test("days in a row go on from day to day, across months, and end with a day left out", () => {
  const first = noted(NOTHING, "game", "a", false, "2026-10-31");
  const twice = noted(first, "other", "b", true, "2026-10-31");
  expect([first.days, twice.days]).toEqual([1, 1]);
  const second = noted(twice, "game", "c", true, "2026-11-01");
  expect([second.days, second.day]).toEqual([2, "2026-11-01"]);
  expect([daysUntil(second, "2026-11-01"), daysUntil(second, "2026-11-02"), daysUntil(second, "2026-11-03")]).toEqual([2, 2, 0]);
  expect(noted(second, "game", "d", true, "2026-11-05").days).toBe(1);
});

test("what somebody else wrote there is nothing", () => {
  expect(readSolved()).toEqual(NOTHING);
});
