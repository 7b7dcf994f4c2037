import { describe, expect, it } from "vitest";
import { LEAST, nextSide, sidesIn, within } from "./zoom";

describe("the size of squares", () => {
  it("shows all of the map where that can be tapped", () => {
    const { whole, usual } = sidesIn(820, 800);
    expect(usual).toBe(whole);
    expect(Math.floor(usual)).toBe(40);
  });
  it("shows the city on a phone, never smaller than a finger can tell apart", () => {
    expect(sidesIn(364, 364).usual).toBe(28);
    expect(sidesIn(320, 170).usual).toBe(LEAST);
    expect(sidesIn(390, 420).whole).toBeCloseTo(390 / 19);
  });
  it("shows all of it where nothing is to be tapped, however small the window is", () => {
    expect(sidesIn(390, 218).all * 19).toBeCloseTo(218);
  });
  it("goes nearer step by step, then all is seen again", () => {
    const sides = sidesIn(390, 420);
    expect(nextSide(sides, sides.whole)).toBe(sides.usual);
    expect(nextSide(sides, sides.usual)).toBe(sides.near);
    expect(nextSide(sides, sides.near)).toBe(sides.whole);
    expect(within(sides, 3)).toBe(sides.whole);
    expect(within(sides, 500)).toBe(72);
  });
});
