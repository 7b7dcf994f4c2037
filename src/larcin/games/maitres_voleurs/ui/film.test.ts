import { expect, test } from "vitest";
import middle from "./positions/middle.json";
import placing from "./positions/asked-MV-8.2.json";
import { film, flights, pictureOf, type Picture } from "./film";
import { numberOf } from "./posture";
import type { AnyEvent, View } from "./types";

const view = middle.observation.view as unknown as View;
const shut = pictureOf(view);
const opening: AnyEvent = { type: "Opened", rule: "MV-6.4", seat: 1, drawer: "A", diamonds: 2, sapphires: 1, alarm: null, owner: null };

test("a drawer that was opened and closed again is seen open once", () => {
  const pictures = film(shut, [opening], view);
  expect(pictures.map((each) => each.drawer)).toEqual([numberOf("A"), null]);
  expect(pictures[0]?.jewels).toEqual(["diamond", "diamond", "sapphire"]);
});

test("what was taken is not in the drawer that stays open", () => {
  const { view, events } = placing.observation as unknown as { view: View; events: AnyEvent[] };
  const pictures = film({ ...shut, posture: view.posture }, events, view);
  expect(pictures.map((each) => each.jewels.length)).toEqual([2, 0]);
  expect(pictures.at(-1)?.drawer).toBe(numberOf("J"));
});

test.each([
  ["first", [1, 0]],
  ["last", [0, 1]],
] as const)("upending %s comes in its order", (upending, heads) => {
  const before: Picture = { ...shut, posture: 0 };
  const turned: AnyEvent = { type: "Turned", rule: "MV-7.1", seat: 0, rotation: "top-left", upending };
  const posture = 1 | (upending === "first" ? 0b000_0010 : 0b010_0000);
  const pictures = film(before, [turned], { ...view, posture });
  expect(pictures.at(-1)?.posture).toBe(posture);
  expect(pictures).toHaveLength(2);
  expect((pictures[0]?.posture ?? 0) & 1).toBe(heads[0]);
  expect((pictures[0]?.posture ?? 0) >> 1 === 0).toBe(upending === "first");
});

test("a box that is shown turned already does not turn again", () => {
  const turned: AnyEvent = { type: "Turned", rule: "MV-7.1", seat: 0, rotation: "top-left", upending: "never" };
  expect(film(shut, [turned], view)).toEqual([]);
});

test("what happened long ago is not shown again", () => {
  const turned: AnyEvent = { type: "Turned", rule: "MV-7.1", seat: 0, rotation: "none", upending: "first" };
  expect(film({ ...shut, posture: 3 }, [opening, turned, turned], view)).toEqual([shut]);
});

test("jewels fly from where they were to where they are", () => {
  const spilled: AnyEvent = { type: "Spilled", rule: "MV-6.7", seat: 0, drawer: "B", diamonds: 1, sapphires: 0 };
  const shared: AnyEvent = { type: "Shared", rule: "MV-8.8", seat: 2, diamonds: 0, sapphires: 1 };
  expect(flights([opening, spilled, shared])).toEqual([
    { from: "drawer-B", to: "red", jewels: ["diamond"] },
    { from: "red", to: "black-2", jewels: ["sapphire"] },
  ]);
});

test("what fell out of a drawer lies there as long as that is told", () => {
  const spilled: AnyEvent = { type: "Spilled", rule: "MV-6.7", seat: 0, drawer: "A", diamonds: 2, sapphires: 0 };
  const open: View = { ...view, drawer: "A", has_spilled: true };
  expect(pictureOf(open, [spilled]).fallen).toEqual(["diamond", "diamond"]);
  expect(film(shut, [spilled], open).at(-1)?.fallen).toEqual(["diamond", "diamond"]);
  expect(pictureOf(open).fallen).toEqual([]);
});

test("a ruby that fell is seen to have fallen as long as that is told, though it will lie on top again", () => {
  const drawer = numberOf("F");
  const fell: AnyEvent = { type: "RubyFell", rule: "MV-12.5", seat: 0, drawer: "F" };
  const secrets = view.secrets.map((held, tray) => (tray >> 1 === drawer && (tray & 1) === (view.posture & 1) ? (["ruby"] as const) : held));
  const after: View = { ...view, drawer: "F", is_pulled: true, secrets };
  expect(film({ ...shut, drawer }, [fell], after).at(-1)).toMatchObject({ fallen: ["ruby"], secret: [] });
  expect(pictureOf(after).secret).toEqual(["ruby"]);
});
