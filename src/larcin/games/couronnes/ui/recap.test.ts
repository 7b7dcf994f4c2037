import { expect, it } from "vitest";
import type { AnyEvent, AnyView } from "@/board";
import { recapOf } from "@/recap";
import { beatsOf } from "@/telling";
import { tells, weights } from "./types";

const view = {} as AnyView;
const tilesFor = (seat: number, events: readonly object[]): readonly (string | undefined)[] =>
  recapOf(beatsOf({ since: 0, events: events as readonly AnyEvent[], scenes: [], before: view, view }, { weights, tells, seat }), seat).tiles.map(
    ({ events: [first] }) => first?.type,
  );

const rule = "CO-D.2";
const rolled = (seat: number) => ({ type: "Rolled", rule, seat, mode: "alone", number: 4 });
const walked = (seat: number) => ({ type: "Walked", rule, seat, figure: "thief", start: "h5", end: "h6", steps: 1 });

it("tells first who took my crown from me, and how; a roll only where nothing came of it", () => {
  const fought = { type: "Fought", rule, seat: 1, figure: "thief", target: 0, attack: 5, defence: 2, won: true, attack_bonus: 0, defence_bonus: 0 };
  const lost = { type: "Lost", rule, seat: 0, colour: "red" };
  const told = tilesFor(0, [rolled(1), walked(1), fought, lost, { type: "Returned", rule, colour: "red" }, walked(1), rolled(2), walked(2)]);
  expect(told[0]).toBe("Fought"); // its sentence names the loss
  expect(told).not.toContain("Rolled");
});

it("tells that somebody was blocked before it tells who walked", () => {
  expect(tilesFor(0, [{ type: "Blocked", rule, seat: 1, target: 2 }, rolled(1), walked(1), rolled(2), rolled(3), walked(3)])[0]).toBe("Blocked");
});

it("tells of a turn what it was about, not the step that came last", () => {
  const turn = [rolled(1), { type: "Hid", rule, seat: 1 }, { type: "Teleported", rule, seat: 1, circle: 8 }, walked(1)];
  const key = { type: "Unlocked", rule, seat: 2, colour: "red", how: "passing" };
  expect(tilesFor(0, [...turn, rolled(2), key, walked(2), rolled(3), walked(3)])).toEqual(["Hid", "Teleported", "Unlocked"]);
});
