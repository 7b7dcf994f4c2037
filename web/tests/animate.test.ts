import { expect, test } from "vitest";
import { onGround } from "@/animate";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height }) as DOMRect;

test("on a ground that shrinks, who stands still has not moved", () => {
  const then = { box: box(150, 250, 30, 30), ground: box(-50, 50, 600, 600) };
  expect(onGround(then, box(0, 100, 300, 300))).toEqual({ left: 100, top: 200, width: 15, height: 15 });
});

test("what leaves its ground comes from where it was seen", () => {
  const then = { box: box(150, 250, 30, 30), ground: box(-50, 50, 600, 600) };
  expect(onGround(then, null)).toEqual(then.box);
});
