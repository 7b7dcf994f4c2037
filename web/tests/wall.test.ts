import { expect, test } from "vitest";
import { chanceOf, inksOf } from "@/inks";
import { neighbours } from "@/wall";

test.each([
  [2, 6, [2]],
  [5, 6, [5]],
  [6, 6, [6]],
  [7, 6, [4, 3]],
  [12, 6, [6, 6]],
  [5, 3, [3, 2]],
  [7, 3, [3, 2, 2]],
])("%i posters in rows of at most %i", (tiles, most, rows) => {
  expect(neighbours(tiles, most)).toEqual(rows.flatMap((size) => Array<number>(size).fill(size)));
});

test("no poster hangs alone below others", () => {
  for (let tiles = 2; tiles <= 12; tiles += 1) {
    for (const most of [3, 6]) expect(Math.min(...neighbours(tiles, most))).toBeGreaterThan(1);
  }
});

test("inks are drawn from the name, and stay", () => {
  expect(chanceOf("one")).toBe(chanceOf("one"));
  expect(inksOf("one")).not.toEqual(inksOf("other"));
  expect(Object.keys(inksOf("one"))).toEqual(["--g-sky", "--g-main", "--g-soft", "--g-deep", "--g-pop"]);
});
