import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { actionsOf, bare, columns, considered, keyOf, objectsOf } from "./hand";
import { STOPS } from "./track";
import type { View } from "./types";

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

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

test("a question about an object names it", () => {
  expect(considered([{ type: "Keep", object: "F1934" }])).toBe("F1934");
  expect(considered([{ type: "Exhibit" }])).toBeNull();
});

test("letter and year are not said twice", () => {
  expect(bare("masque de tournoi (C\u00a01530)")).toBe("masque de tournoi");
  expect(bare("wooden doll (E 1688)")).toBe("wooden doll");
});

test("each castle has a silhouette of its own", () => {
  const art = here("./art.svg");
  const drawn = STOPS.map((_, number) => new RegExp(`<g id="castle-${number}">(.*)</g>`).exec(art)?.[1]);
  expect(new Set(drawn).size).toBe(STOPS.length);
  expect(drawn).not.toContain(undefined);
});
