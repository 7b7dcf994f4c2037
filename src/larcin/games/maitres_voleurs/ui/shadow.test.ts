import { expect, test } from "vitest";
import { hull, shadow } from "./shadow";

test("what lies inside is not on the hull", () => {
  expect(hull([[0, 0], [2, 0], [1, 1], [2, 2], [0, 2]])).toHaveLength(4);
});

test("a square box throws a shadow of six corners, far to the side that is away from the lamp", () => {
  const corners = shadow(-34, -74).slice("polygon(".length, -1).split(",");
  const across = corners.map((corner) => Number.parseInt(corner));
  expect(corners).toHaveLength(6);
  expect(Math.max(...across)).toBeGreaterThan(1800);
  expect(Math.min(...across)).toBeGreaterThan(900);
});
