import { expect, test } from "vitest";
import { comesFrom, gainsOf, isEven, NOTHING, recall, rewardOf, stepsOf } from "./recent";
import type { AnyEvent } from "./types";

const ROUND: readonly AnyEvent[] = [
  { type: "Offered", rule: "AV-5.4", seat: 0, cheque: 7000 },
  { type: "Announced", rule: "AV-5.6", seat: 1 },
  { type: "Sent", rule: "AV-5.7", seat: 2, thief: 8, place: "castle" },
  { type: "Posted", rule: "AV-5.8", seat: 3 },
  { type: "Bought", rule: "AV-6.3", seat: 0, object: "D1946", house: "mistie", cheque: 7000, outbid: [] },
  { type: "Exhibited", rule: "AV-7.3", seat: 1, objects: ["A1595", "B1540", "C1468"] },
  { type: "Advanced", rule: "AV-7.13", seat: 1, steps: 3, why: "best", castle: "Leeds", chair: 0 },
  { type: "Stolen", rule: "AV-7.20", seat: 2, victim: 1, object: "C1468" },
];

test("a round is told by its events", () => {
  const recent = recall(NOTHING, ROUND);
  expect([...recent.actions.values()].map((each) => each.type)).toEqual(["Bid", "Exhibit", "Sneak", "Watch"]);
  expect(recent.exhibits).toEqual([{ seat: 1, objects: ["A1595", "B1540", "C1468"], stolen: ["C1468"] }]);
  expect(gainsOf(recent, 0)).toEqual(["D1946"]);
  expect(gainsOf(recent, 2)).toEqual(["C1468"]);
  expect([stepsOf(recent, 1), stepsOf(recent, 2)]).toEqual([3, 0]);
});

test("it is forgotten as soon as the next places are turned over", () => {
  const gathered: AnyEvent = { type: "Gathered", rule: "AV-4.3", auction: [0], castle: [1] };
  const next = recall(recall(NOTHING, ROUND), [gathered]);
  expect({ ...next, heard: NOTHING.heard }).toEqual(NOTHING);
});

test("what is told again counts once", () => {
  const recent = recall(NOTHING, ROUND);
  expect(recall(recent, ROUND.slice(-3))).toBe(recent);
  expect([rewardOf(recent, 1), stepsOf(recent, 1)]).toEqual([3, 3]);
});

test("a thief and a cheque come from a seat only when they do, and not because the table is cleared", () => {
  const arrested: AnyEvent = { type: "Arrested", rule: "AV-7.28", seat: 2, thief: 8 };
  const paid: AnyEvent = { type: "Paid", rule: "AV-6.5", seat: 0, cheque: 7000, thieves: [] };
  expect([comesFrom([arrested], "thief", 8), comesFrom([paid], "cheque", 7000)]).toEqual(["seat-2", "seat-0"]);
  const others: readonly AnyEvent[] = [...ROUND, { ...arrested, thief: 3 }, { ...paid, cheque: 9000 }];
  expect([comesFrom(others, "thief", 8), comesFrom(others, "cheque", 7000)]).toEqual([undefined, undefined]);
});

test("collections are even by what was shown, whatever was stolen since", () => {
  const other: AnyEvent = { type: "Exhibited", rule: "AV-7.3", seat: 0, objects: ["D1925", "E1688", "F1867"] };
  const recent = recall(NOTHING, [...ROUND, other]);
  expect([isEven(recent, 0, 1), isEven(recent, 1, 2)]).toEqual([true, false]);
});

test("what decides the end stays in sight", () => {
  const recent = recall(NOTHING, [
    { type: "Honoured", rule: "AV-9.2", seat: 1, object: "C1468", younger: [], year: 1468, bonus: 8 },
    { type: "Compared", rule: "AV-R59", seat: 0, object: "D1925", younger: ["D1925", "F1949"], year: 1775 },
  ]);
  expect(recent.finals).toEqual([{ seat: 1, objects: ["C1468"] }, { seat: 0, objects: ["D1925", "F1949"] }]);
});
