import { expect, test } from "vitest";
import { hull, shadow } from "./shadow";

test("what lies inside is not on the hull", () => {
  expect(hull([[0, 0], [2, 0], [1, 1], [2, 2], [0, 2]])).toHaveLength(4);
});

test("a square box throws a shadow of six corners, or of four if the lamp shines along it", () => {
  const corners = (orbit: number): number => shadow(orbit, -74).split(",").length;
  expect(corners(-34)).toBe(6);
  expect(corners(16)).toBe(4);
});
