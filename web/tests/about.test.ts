import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { about, aboutOf, asking } from "@/kit/about";
import { explain, whyNot } from "@/kit/explain";
import { place } from "@/kit/place";
import { Pick, type Reason } from "@/pick.svelte";
import type { Struct } from "@/words/facts";
import { Catalogue, Words } from "@/words/words";

let root: HTMLElement;
let card: HTMLElement;
let other: HTMLElement;
let subject: HTMLElement | null;
let clicks: number;
let leave: (() => void) | void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<main><button id=card><i></i></button><button id=other></button><p></p></main>";
  root = document.querySelector("main") as HTMLElement;
  card = document.querySelector("#card") as HTMLElement;
  other = document.querySelector("#other") as HTMLElement;
  subject = null;
  clicks = 0;
  card.addEventListener("click", () => (clicks += 1));
  about({ name: "A card" })(card);
  about(() => ({ name: "Another" }))(other);
  leave = asking({ open: (asked) => (subject = asked), close: () => (subject = null), subject: () => subject })(root);
});

afterEach(() => {
  leave?.();
  vi.useRealTimers();
});

function pointer(type: string, on: Element, kind: string, at: { x: number; y: number } = { x: 5, y: 5 }): void {
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: kind, clientX: at.x, clientY: at.y }));
}
const inside = (): Element => card.querySelector("i") as Element;

test("a press of 450 ms opens the ticket, which stays when the finger lifts, and picks nothing", () => {
  pointer("pointerdown", inside(), "touch");
  vi.advanceTimersByTime(440);
  expect(subject).toBeNull();
  vi.advanceTimersByTime(20);
  expect(subject).toBe(card);
  pointer("pointerup", inside(), "touch");
  card.click();
  expect(subject).toBe(card);
  expect(clicks).toBe(0);
  // The next tap is a tap, and puts the ticket away.
  pointer("pointerdown", inside(), "touch");
  expect(subject).toBeNull();
  pointer("pointerup", inside(), "touch");
  card.click();
  expect(clicks).toBe(1);
});

test("a short tap picks; a finger that wanders or scrolls opens nothing", () => {
  pointer("pointerdown", card, "touch");
  vi.advanceTimersByTime(200);
  pointer("pointerup", card, "touch");
  card.click();
  expect(clicks).toBe(1);
  pointer("pointerdown", card, "touch");
  pointer("pointermove", card, "touch", { x: 5, y: 40 });
  vi.advanceTimersByTime(1000);
  expect(subject).toBeNull();
});

test("the browser's own menu stays away from a long press, and is there otherwise", () => {
  const menu = (): boolean => card.dispatchEvent(new Event("contextmenu", { bubbles: true, cancelable: true }));
  expect(menu()).toBe(true);
  pointer("pointerdown", card, "touch");
  vi.advanceTimersByTime(450);
  expect(menu()).toBe(false);
});

test("a mouse opens it after 500 ms and takes it along 150 ms after leaving", () => {
  pointer("pointerover", card, "mouse");
  vi.advanceTimersByTime(490);
  expect(subject).toBeNull();
  vi.advanceTimersByTime(20);
  expect(subject).toBe(card);
  pointer("pointerover", root.querySelector("p") as Element, "mouse", { x: 50, y: 5 });
  vi.advanceTimersByTime(140);
  expect(subject).toBe(card);
  vi.advanceTimersByTime(20);
  expect(subject).toBeNull();
});

test("from one thing to the next the first goes before the second comes", () => {
  pointer("pointerover", card, "mouse");
  vi.advanceTimersByTime(500);
  pointer("pointerover", other, "mouse", { x: 50, y: 5 });
  vi.advanceTimersByTime(160);
  expect(subject).toBeNull();
  vi.advanceTimersByTime(350);
  expect(subject).toBe(other);
});

test("what slides under a mouse that rests opens nothing, until the mouse moves", () => {
  pointer("pointermove", root, "mouse");
  pointer("pointerover", card, "mouse");
  vi.advanceTimersByTime(1000);
  expect(subject).toBeNull();
  pointer("pointermove", card, "mouse", { x: 6, y: 5 });
  vi.advanceTimersByTime(500);
  expect(subject).toBe(card);
});

test("a question mark opens what has the focus, Escape closes it and nothing else", () => {
  const heard = vi.fn();
  window.addEventListener("keydown", heard);
  card.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  expect(subject).toBe(card);
  heard.mockClear();
  card.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(subject).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  window.removeEventListener("keydown", heard);
});

test("what says nothing is no subject", () => {
  const silent = document.createElement("b");
  about(undefined)(silent);
  expect(silent.dataset["about"]).toBeUndefined();
  expect(aboutOf(silent)).toBeNull();
});

const words = new Words(
  new Catalogue("en", ["motif-cow = Cow\nabout-motif = Four of each { $piece }.\n    .rule = AB-1\nabout-move-Lay = One card.\nmove-Lay = lay on { $pile }\nabout-more = and { $count } more\nrefusal-no = You have no { $motif }.\n"]),
  { Lay: {} },
);
const lay = (pile: number): Struct => ({ type: "Lay", motif: "cow", pile }) as Struct;
const no: Reason = { rule: "AB-2", reason: "no", facts: { motif: "cow" } };

function picking(moves: readonly Struct[]): Pick<Struct> {
  return new Pick<Struct>(moves, moves.map(() => null), { play: () => undefined, refuse: () => undefined, why: async () => no });
}

test("a ticket says what it is, what may be done, what is known and the rule", () => {
  const told = explain({ piece: ["motif", "cow"], part: { motif: "cow" }, says: "Seen once." }, picking([1, 2, 3, 4].map(lay)), words);
  expect(told).toEqual({ name: "Cow", may: ["lay on 1", "lay on 2", "and 2 more"], known: ["Four of each Cow.", "Seen once."], rule: "AB-1" });
  expect(explain({ name: "Lay", part: { type: "Lay" } }, picking([]), words).known).toEqual(["One card."]);
});

test("why not is asked only where it is my turn, and nothing can be made of it", async () => {
  expect(await whyNot({ name: "", part: { pile: 9 } }, picking([lay(1)]), words)).toEqual({ text: "You have no Cow.", rule: "AB-2" });
  expect(await whyNot({ name: "", part: { pile: 1 } }, picking([lay(1)]), words)).toBeNull();
  expect(await whyNot({ name: "", part: { pile: 9 } }, picking([]), words)).toBeNull();
});

test("a ticket lies beside its subject, and over neither the question nor the hand", () => {
  const screen = { left: 0, top: 0, width: 390, height: 844 };
  const ask = { left: 0, top: 600, width: 390, height: 52 };
  const hand = { left: 0, top: 660, width: 390, height: 120 };
  const size = { width: 370, height: 110 };
  const low = place({ left: 300, top: 500, width: 60, height: 80 }, size, screen, [ask, hand]);
  expect(low.side).toBe("above");
  const held = place({ left: 20, top: 670, width: 60, height: 90 }, size, screen, [ask, hand]);
  expect(held.top + size.height).toBeLessThanOrEqual(600);
  const desk = place({ left: 300, top: 200, width: 100, height: 140 }, { width: 330, height: 140 }, { left: 0, top: 0, width: 1440, height: 900 }, []);
  expect([desk.side, desk.left]).toEqual(["right", 424]);
});

test("a ticket about things far apart lies between them", () => {
  const screen = { left: 0, top: 0, width: 390, height: 844 };
  const bar = { left: 0, top: 0, width: 390, height: 52 };
  const upper = { left: 20, top: 160, width: 110, height: 150 };
  const lower = { left: 20, top: 500, width: 110, height: 150 };
  const both = { left: 20, top: 160, width: 110, height: 490 };
  const ask = { left: 0, top: 660, width: 390, height: 184 };
  const { top } = place(both, { width: 370, height: 110 }, screen, [bar, ask, upper, lower], [upper, lower]);
  expect(top).toBeGreaterThanOrEqual(310);
  expect(top).toBeLessThanOrEqual(390);
});

test("where no side will do, a ticket lies wherever it hides nothing", () => {
  const small = { left: 0, top: 0, width: 390, height: 844 };
  const [rivals, middle, bar] = [60, 240, 655].map((top) => ({ left: 0, top, width: 390, height: top === 655 ? 60 : 150 }));
  const size = { width: 372, height: 252 };
  const lies = place(middle!, size, small, [rivals!, middle!, bar!]);
  expect(lies.top).toBeGreaterThanOrEqual(390);
  expect(lies.top + size.height).toBeLessThanOrEqual(655);
});
