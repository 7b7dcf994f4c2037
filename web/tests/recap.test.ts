import { expect, test } from "vitest";
import type { AnyView } from "@/board";
import { hitsMe, recapOf } from "@/recap";
import type { Beat } from "@/telling";

const VIEW: AnyView = { seat: 0, seats: 4, step: "AB-1", outcome: null };
const beat = (since: number, seat: number | null, weight: Beat["weight"] = "plain", mine = false, seats: readonly number[] = mine ? [0] : []): Beat => ({
  events: [{ type: "A", rule: "AB-1" }], since, before: VIEW, view: VIEW, weight, seat, seats,
});
const told = (beats: readonly Beat[]): unknown => {
  const { tiles, rest } = recapOf(beats, 0);
  return [tiles.map(({ since }) => since), rest.length];
};

test("what touched me comes first, then the newest, the others in their order, and the rest is kept", () => {
  expect(told([beat(0, 1), beat(1, 2, "decisive", true), beat(2, 3), beat(3, 1), beat(4, 2)])).toEqual([[1, 3, 4], 2]);
  expect(told([beat(0, 1, "decisive"), beat(1, 2), beat(2, 3, "plain", true)])).toEqual([[2, 0, 1], 0]);
});

test("neither what I did, nor what goes along, nor the steps of a turn but its last", () => {
  expect(told([beat(0, 0), beat(1, 1), beat(2, 1), beat(3, 1, "along"), beat(4, 2)])).toEqual([[4, 2], 0]);
  expect(told([beat(0, 0, "decisive"), beat(1, 1), beat(2, 2)])).toEqual([[2, 1], 0]);
  // What came of it after a reveal I could not know.
  expect(told([beat(0, 0), beat(1, null), beat(2, 0, "decisive", true), beat(3, 2)])).toEqual([[2, 1, 3], 0]);
});

test("what is quiet is no news: the step before it is", () => {
  expect(told([beat(0, 1), beat(1, 1), beat(2, 1, "quiet"), beat(3, 2, "decisive"), beat(4, 2, "quiet")])).toEqual([[3, 1], 0]);
});

test("what names nobody never comes first, nor does what names everybody before what somebody did", () => {
  expect(told([beat(0, null, "decisive"), beat(1, 1)])).toEqual([[1, 0], 0]);
  expect(told([beat(0, null, "decisive"), beat(1, 1), beat(2, 2), beat(3, 3)])).toEqual([[3, 1, 2], 1]);
  expect(told([beat(0, null, "decisive")])).toEqual([[0], 0]);
  expect(told([beat(0, null, "plain", true), beat(1, 1, "decisive"), beat(2, 2)])).toEqual([[1, 0, 2], 0]);
});

test("one rival who did nothing to me is no news, and who only looks on gets none", () => {
  expect(told([beat(0, 1), beat(1, 0), beat(2, 1)])).toEqual([[], 0]);
  expect(told([beat(0, 1, "plain", true)])).toEqual([[0], 0]);
  expect(told([])).toEqual([[], 0]);
  expect(recapOf([beat(0, 1), beat(1, 2)], null).tiles).toEqual([]);
});

test("what somebody did to me is marked", () => {
  expect(hitsMe(beat(0, 1, "decisive", true), 0)).toBe(true);
  expect(hitsMe(beat(0, 0, "decisive", true), 0)).toBe(false);
  expect(hitsMe(beat(0, 1, "decisive"), 0)).toBe(false);
});
