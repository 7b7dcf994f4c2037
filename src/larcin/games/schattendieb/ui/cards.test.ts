import { expect, it } from "vitest";
import { aboutCard, face, held, inOrder, worth } from "./cards";
import { includes, offers, placesOf } from "./offers";
import type { AnyMove, Card } from "./types";

it("reads a card from its name", () => {
  expect(face("ring-10")).toEqual({ shape: "jewel", kind: "ring", number: 10 });
  expect(face("safe-4")).toEqual({ shape: "safe", kind: null, number: 4 });
  expect(face("watch-thief")).toEqual({ shape: "thief", kind: "watch", number: 0 });
  expect(face("shadow-thief")).toEqual({ shape: "thief", kind: null, number: 0 });
});

it("adds up what is written on jewels", () => {
  expect(worth(["ring-10", "tiara-1", "ring-10"])).toBe(21);
});

it("puts cards in order: kinds, safes, thieves", () => {
  expect(inOrder(["shadow-thief", "safe-4", "ring-10", "ring-9", "necklace-2"])).toEqual(["necklace-2", "ring-9", "ring-10", "safe-4", "shadow-thief"]);
});

it("names two cards that look alike apart", () => {
  expect(held(["ring-3", "safe-4", "ring-3"]).map((each) => each.id)).toEqual(["hand-ring-3-1", "hand-safe-4-1", "hand-ring-3-2"]);
});

const adds = (...all: Card[][]): AnyMove[] => all.map((cards) => ({ type: "Add", cards }));
const three = adds([], ["ring-1"], ["ring-2"], ["ring-3"], ["ring-1", "ring-2"], ["ring-1", "ring-3"], ["ring-2", "ring-3"], ["ring-1", "ring-2", "ring-3"]);

it("offers none and all, or none and what is raised", () => {
  expect(offers(adds([], ["ring-1"]), [])).toHaveLength(2);
  expect(offers(adds([]), [])).toHaveLength(1);
  expect(offers([{ type: "HandIn" }], [])).toEqual([]);
  expect(offers(three, []).map((add) => add.cards.length)).toEqual([0, 3]);
  expect(offers(three, ["ring-3", "ring-1"]).map((add) => add.cards)).toEqual([[], ["ring-1", "ring-3"]]);
});

it("of two cards alike, the one that was tapped is meant", () => {
  expect(placesOf(["ring-3"], ["ring-3", "ring-3", "ring-4"], 1)).toEqual([1]);
  expect(placesOf(["ring-3"], ["ring-3", "ring-3", "ring-4"], 2)).toEqual([0]);
  expect(placesOf(["ring-3", "ring-3"], ["ring-3", "ring-3", "ring-4"], 1)).toEqual([1, 0]);
  expect(includes(["ring-3", "ring-4"], ["ring-3", "ring-3"])).toBe(false);
});

it("every card says what it is for", () => {
  expect(["ring-3", "safe-4", "ring-thief", "shadow-thief"].map((card) => aboutCard(card as Card).key)).toEqual(["about-jewel", "about-lock", "about-thief", "about-shadow-thief"]);
});
