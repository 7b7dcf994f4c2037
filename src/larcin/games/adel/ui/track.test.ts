import { expect, test } from "vitest";
import { cells, chairs, colourOfCheque, colourOfThief, heading, ring, snake, standing, STOPS } from "./track";
import type { View } from "./types";

const PLACES = Array.from({ length: STOPS.length + 1 }, (_, place) => place);

test("a pawn stands at a castle, and beyond the last one at the table", () => {
  expect(standing(0, false)).toEqual({ stop: 0, square: 0 });
  expect(standing(20, false)).toEqual({ stop: 20, square: 0 });
  expect(standing(26, false)).toEqual({ chair: 6 });
});

test("on the long track a castle has two or three squares", () => {
  expect(standing(2, true)).toEqual({ stop: 1, square: 1 });
  expect(standing(3, true)).toEqual({ stop: 2, square: 0 });
  expect(standing(13, true)).toEqual({ stop: 6, square: 2 });
  expect(standing(44, true)).toEqual({ chair: 1 });
});

test("every place has an address of its own, next to the one before", () => {
  for (const way of [ring, snake]) {
    expect(new Set(PLACES.map((place) => way(place).join())).size).toBe(PLACES.length);
    for (const place of PLACES.slice(1)) {
      const [[row, column], [before, beside]] = [way(place), way(place - 1)];
      expect(Math.abs(row - before) + Math.abs(column - beside)).toBe(1);
    }
  }
});

test("the ring goes left first, then down, right and up", () => {
  expect([0, 6, 11, 17].map((place) => heading(ring, place))).toEqual([2, 1, 0, 3]);
});

test("chairs and cells grow with the players", () => {
  expect([chairs(2), chairs(10)]).toEqual([13, 17]);
  const of = (seats: number, kind: "all" | "five") => cells({ seats, options: { cells: kind } } as unknown as View);
  expect([of(3, "five"), of(8, "five"), of(8, "all")]).toEqual([3, 5, 8]);
});

test("cards are printed in the colour of their series", () => {
  expect([colourOfThief.get(7), colourOfCheque.get(22_000)]).toEqual(["red", "red"]);
});
