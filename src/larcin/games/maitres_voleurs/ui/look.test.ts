import { expect, test } from "vitest";
import choosing from "./positions/asked-MV-5.1.json";
import opening from "./positions/asked-MV-6.1.json";
import { counted, handOf, laidBy, numberOn } from "./look";
import type { View } from "./types";

const start = choosing.observation.view as unknown as View;
const smuggling = opening.observation.view as unknown as View;

test("a spectator holds no cards", () => {
  expect(handOf({ ...start, seat: null })).toEqual([]);
});

test("a choice lies on the table, and is still in the hand", () => {
  const view: View = { ...start, choice: { type: "Choose", role: "thief" }, chosen: [0] };
  expect(handOf(view).filter((card) => card.isLaid && card.isLeft).map((card) => card.role)).toEqual(["thief"]);
  expect(handOf(view).every((card) => /^[1-8]$/.test(card.number))).toBe(true);
  expect(laidBy(view, 0)).toBe("back");
  expect(laidBy(view, 1)).toBe(null);
});

test("smugglers show their faces before the others", () => {
  expect([0, 1, 2, 3].map((seat) => laidBy(smuggling, seat))).toEqual(["smuggler", "smuggler", "back", "back"]);
});

test("a thief is not a master thief", () => {
  expect(numberOn(["master-thief-3", "thief-7"], "thief")).toBe("7");
  expect(numberOn(["master-thief-3"], "thief")).toBe("");
});

test("jewels are counted by kind", () => {
  expect(counted(["ruby", "diamond", "diamond"])).toEqual([["diamond", 2], ["ruby", 1]]);
});
