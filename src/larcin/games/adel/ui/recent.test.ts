import { expect, test } from "vitest";
import { gainsOf, NOTHING, recall, stepsOf } from "./recent";
import type { AnyEvent } from "./types";

const ROUND: readonly AnyEvent[] = [
  { type: "Offered", rule: "AV-5.4", seat: 0, cheque: 7000 },
  { type: "Announced", rule: "AV-5.6", seat: 1 },
  { type: "Sent", rule: "AV-5.7", seat: 2, thief: 8, place: "castle" },
  { type: "Posted", rule: "AV-5.8", seat: 3 },
  { type: "Bought", rule: "AV-6.3", seat: 0, object: "D1946", house: "mistie", cheque: 7000 },
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
  expect(recall(recall(NOTHING, ROUND), [gathered])).toEqual(NOTHING);
});

test("what nobody has to remember changes nothing", () => {
  const recent = recall(NOTHING, ROUND);
  expect(recall(recent, [{ type: "Begun", rule: "AV-3.1", round: 2 }])).toBe(recent);
});
