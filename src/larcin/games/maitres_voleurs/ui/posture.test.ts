import { expect, test } from "vitest";
import start from "./positions/start.json";
import opening from "./positions/asked-MV-6.1.json";
import { FACES, follow, HEIGHTS, LETTERS, numberOf, placeOf, standing, turnedAway } from "./posture";

test.each([["start", start] as const, ["a round", opening] as const])("drawers are where the server says: %s", (_, position) => {
  const { moves, view } = position.observation;
  expect(moves).toHaveLength(12);
  moves.forEach((move, at) => {
    const { height, face } = placeOf(view.posture, numberOf(move.drawer as never));
    const { height: low, face: side } = position.prospects[at] as { height: string; face: string };
    expect([HEIGHTS[height], FACES[face]]).toEqual([low, side]);
  });
});

test("in every posture the twelve drawers are in twelve places", () => {
  for (let posture = 0; posture < 128; posture += 1) {
    const places = LETTERS.map((_, drawer) => placeOf(posture, drawer));
    expect(new Set(places.map(({ height, face }) => height * 4 + face)).size).toBe(12);
  }
});

test("a level that goes on to the left does not spin back", () => {
  let stand = standing(0);
  for (const quarters of [1, 2, 3, 0, 1]) stand = follow(stand, quarters << 5);
  expect(stand.yaw).toEqual([0, 0, 5]);
  expect(follow(stand, 0).yaw).toEqual([0, 0, 4]);
});

test("upending is counted on", () => {
  const once = follow(standing(0), 1);
  expect(once.flips).toBe(1);
  expect(follow(once, 1)).toEqual(once);
  expect(follow(once, 0).flips).toBe(2);
});

test("the south is in front, and going round shows the other faces", () => {
  expect(turnedAway(2, 0)).toBe(0);
  expect(turnedAway(1, 0)).toBe(90);
  expect(turnedAway(1, -90)).toBe(0);
  expect(Math.abs(turnedAway(0, 0))).toBe(180);
});
