import { expect, test } from "vitest";
import { SILHOUETTES } from "./castles";
import { actionsOf, bare, columns, considered, fateOf, keyOf, objectsOf } from "./hand";
import { STOPS } from "./track";
import type { View } from "./types";

const view = {
  seat: 0,
  hidden: ["F1934", "C1702"],
  picked: ["C1702"],
  players: [{ objects: ["D1955"], cheques: [6000, 19_000], thieves: [2, 9] }],
} as unknown as View;

test("objects stand by letter and year, known and hidden together", () => {
  expect(objectsOf(view)).toEqual(["C1702", "D1955", "F1934"]);
  expect(objectsOf({ ...view, seat: null })).toEqual([]);
  expect(columns(objectsOf(view)).map((each) => each.length)).toEqual([0, 0, 1, 1, 0, 1]);
});

test("actions come in the order of the hand", () => {
  expect(actionsOf(view).map(keyOf)).toEqual(["Exhibit", "thief-9", "thief-2", "Watch", "cheque-19000", "cheque-6000"]);
  expect(actionsOf({ ...view, seat: null })).toEqual([]);
});

test("what was said of an object can be seen while others are asked about", () => {
  const asked = considered([{ type: "Keep", object: "F1934" }]);
  expect(asked).toBe("F1934");
  expect(objectsOf(view).map((each) => fateOf(each, view, asked))).toEqual(["shown", "kept", "asked"]);
  expect(considered([{ type: "Exhibit" }])).toBeNull();
  expect(fateOf("D1955", view, null)).toBe("open");
});

test("letter and year are not said twice", () => {
  expect(bare("masque de tournoi (C\u00a01530)")).toBe("masque de tournoi");
  expect(bare("wooden doll (E 1688)")).toBe("wooden doll");
});

test("each castle has a silhouette of its own", () => {
  const walls = SILHOUETTES.map((each) => each.walls);
  expect(new Set(walls).size).toBe(STOPS.length - 1);
  expect(walls.join("")).not.toMatch(/NaN|undefined/);
});
