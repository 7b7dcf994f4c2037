import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aboutOf } from "@/kit/about";
import { Pick } from "@/pick.svelte";
import { badge } from "@/seats";
import { Catalogue, missing, Words } from "@/words/words";
import Board from "./Board.svelte";
import { tells, type AnyMove, type AnyProspect, type Player, type View } from "./types";

// All files share one document: what another one missed is none of these tests' business.
beforeEach(() => missing.clear());
afterEach(() => {
  cleanup();
  expect([...missing]).toEqual([]);
});

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const NAMES = ["Anna", "Bruno", "Carla"];
const texts = ["../text/en.ftl", "../../../../../web/text/en.ftl", "../../../words/text/en.ftl"].map(here);
const words = new Words(new Catalogue("en", texts), tells, NAMES, 0);

const player = (known: Partial<Player> = {}): Player => ({ laid: [], safe: [], lock: null, hand_size: 3, ...known });
const START: View = {
  options: { deals: 3, strict_want: false, tie: "shared" },
  deal: 0,
  turn: 1,
  hand: [],
  choice: null,
  chosen: [],
  players: [player(), player(), player()],
  pile_size: 90,
  under: [],
  discard: ["ring-9"],
  away_size: 0,
  given: [],
  memory: [],
  points: [0, 0, 0],
  totals: [0, 0, 0],
  seat: 0,
  seats: 3,
  step: "SD-1",
  outcome: null,
};

interface Shown {
  readonly view?: Partial<View>;
  readonly moves?: readonly AnyMove[];
  readonly prospects?: readonly AnyProspect[];
  readonly chosen?: AnyMove;
  readonly memoryAid?: boolean;
}

/** Shows a board, and answers with what is played on it. */
const show = (what: Shown): AnyMove[] => shown(what).played;

/** The same, and a way to show it again, changed. */
function shown({ view = {}, moves = [], prospects = [], chosen, memoryAid = false }: Shown): { readonly played: AnyMove[]; readonly again: (props: { readonly view: View }) => Promise<void> } {
  const played: AnyMove[] = [];
  const pick = new Pick<AnyMove, AnyProspect>(moves, prospects, { play: (move) => void played.push(move), refuse: () => undefined });
  const seat = view.seat === undefined ? 0 : view.seat;
  const seats = NAMES.map((name, number) => ({ number, name, ...badge(number), me: number === seat, bot: null, level: 0, program: false, present: true, acts: false, deadline: null }));
  const ask = createRawSnippet(() => ({ render: () => "<p></p>" }));
  const props = { view: { ...START, ...view }, seats, pick, chosen: chosen ?? null, toAct: [], events: [], words, memoryAid, still: true, ask };
  const { rerender } = render(Board, { props });
  return { played, again: rerender };
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

it("a card is raised by one tap, and laid by a second; another one takes its place", async () => {
  const moves: AnyMove[] = [{ type: "Play", card: "ring-3" }, { type: "Play", card: "safe-4" }];
  const prospects: AnyProspect[] = [{ type: "Playing", effect: "jewel", jewels: 0 }, { type: "Playing", effect: "waste", jewels: 0 }];
  const played = show({ view: { hand: ["ring-3", "safe-4"] }, moves, prospects });
  expect(button("Safe 4: wasted, your safe is empty").getAttribute("aria-disabled")).toBe("false");
  expect(screen.getByText("too early")).toBeTruthy();
  button(/^Safe 4/).click();
  await tick();
  // It is no switch that a second tap turns off: its name says what that does.
  expect(button(/^Waste it: Safe 4/).getAttribute("aria-pressed")).toBe("false");
  button("Ring 3").click();
  await tick();
  expect(played).toEqual([]);
  expect(button(/^Safe 4/)).toBeTruthy();
  button("Lay it: Ring 3").click();
  expect(played).toEqual([{ type: "Play", card: "ring-3" }]);
});

it("a card stays raised when somebody else has answered", async () => {
  const moves: AnyMove[] = [{ type: "Play", card: "ring-3" }, { type: "Play", card: "safe-4" }];
  const prospects: AnyProspect[] = moves.map(() => ({ type: "Playing", effect: "jewel", jewels: 0 }));
  const view: Partial<View> = { hand: ["ring-3", "safe-4"] };
  const { again } = shown({ view, moves, prospects });
  button("Ring 3").click();
  await tick();
  await again({ view: { ...START, ...view, chosen: [1] } });
  expect(button("Lay it: Ring 3")).toBeTruthy();
  await again({ view: { ...START, ...view, turn: 2 } });
  expect(button("Ring 3")).toBeTruthy();
});

it("a face-down choice lies in my window with its back up, and may be changed", async () => {
  const moves: AnyMove[] = [{ type: "Play", card: "ring-3" }, { type: "Play", card: "safe-4" }];
  const prospects: AnyProspect[] = moves.map(() => ({ type: "Playing", effect: "jewel", jewels: 0 }));
  const played = show({ view: { hand: ["ring-3", "safe-4"], chosen: [0, 2] }, moves, prospects, chosen: moves[0] as AnyMove });
  expect(screen.getAllByRole("img", { name: "Card laid face down" })).toHaveLength(2);
  expect(button("Ring 3").getAttribute("aria-pressed")).toBe("true");
  button("Safe 4").click();
  await tick();
  button("Lay it: Safe 4").click();
  expect(played).toEqual([moves[1]]);
});

it("a jewel is stolen by one tap; what is none of the thief's prey is asked for, too", () => {
  const view: Partial<View> = { step: "SD-3.4", players: [player({ laid: ["ring-thief"] }), player({ laid: ["ring-8"] }), player({ laid: ["watch-2"] })] };
  const played = show({ view, moves: [{ type: "Steal", victim: 1 }], prospects: [{ type: "Stealing", card: "ring-8" }] });
  expect(button("Watch 2").getAttribute("aria-disabled")).toBe("true");
  button("Ring 8 from Bruno").click();
  button("Watch 2").click();
  expect(played).toEqual([{ type: "Steal", victim: 1 }, { type: "Steal", victim: 2 }]);
});

it("jewels are added by a tap each, and one to confirm; none stays there", async () => {
  const cards = [[], ["ring-1"], ["ring-2"], ["ring-3"], ["ring-1", "ring-2"], ["ring-1", "ring-3"], ["ring-2", "ring-3"], ["ring-1", "ring-2", "ring-3"]];
  const moves = cards.map((some) => ({ type: "Add", cards: some }) as AnyMove);
  const prospects = cards.map((some) => ({ type: "Adding", jewels: some.length, most: 3 }) as AnyProspect);
  const view: Partial<View> = { step: "SD-4", hand: ["ring-1", "ring-2", "ring-3"], players: [player({ laid: ["ring-9"] }), player(), player()] };
  const played = show({ view, moves, prospects });
  expect(button("Add nothing")).toBeTruthy();
  button("Ring 3").click();
  await tick();
  expect(button("Add nothing")).toBeTruthy();
  button("Ring 1").click();
  await tick();
  button(/^Add Ring 1, Ring 3/).click();
  expect(played).toEqual([{ type: "Add", cards: ["ring-1", "ring-3"] }]);
});

it("of two cards alike the one that was tapped is raised", async () => {
  const moves: AnyMove[] = [{ type: "Add", cards: [] }, { type: "Add", cards: ["ring-1"] }, { type: "Add", cards: ["ring-1", "ring-1"] }];
  const prospects = moves.map(() => ({ type: "Adding", jewels: 2, most: 2 }) as AnyProspect);
  show({ view: { step: "SD-4", hand: ["ring-1", "ring-1"], players: [player({ laid: ["ring-9"] }), player(), player()] }, moves, prospects });
  screen.getAllByRole("button", { name: "Ring 1" })[1]?.click();
  await tick();
  expect(screen.getAllByRole("button", { name: /Ring 1$/ }).map((each) => each.textContent?.startsWith("Add it"))).toEqual([false, true]);
});

it("a raised jewel says what the second tap does: alone it is added, of several it is put back", async () => {
  const cards = [[], ["ring-1"], ["ring-2"], ["ring-1", "ring-2"]];
  const moves = cards.map((some) => ({ type: "Add", cards: some }) as AnyMove);
  const prospects = cards.map((some) => ({ type: "Adding", jewels: some.length, most: 2 }) as AnyProspect);
  const played = show({ view: { step: "SD-4", hand: ["ring-1", "ring-2"], players: [player({ laid: ["ring-9"] }), player(), player()] }, moves, prospects });
  button("Ring 1").click();
  await tick();
  button("Ring 2").click();
  await tick();
  button("Put back: Ring 1").click();
  await tick();
  expect(played).toEqual([]);
  button("Add it: Ring 2").click();
  expect(played).toEqual([{ type: "Add", cards: ["ring-2"] }]);
});

it("no card stays raised where another one lay", async () => {
  const moves: AnyMove[] = [{ type: "Play", card: "ring-3" }, { type: "Play", card: "safe-4" }];
  const prospects: AnyProspect[] = moves.map(() => ({ type: "Playing", effect: "jewel", jewels: 0 }));
  const { again } = shown({ view: { hand: ["ring-3", "safe-4"] }, moves, prospects });
  button("Ring 3").click();
  await tick();
  await again({ view: { ...START, hand: ["safe-4"] } });
  expect(document.querySelector(".raised")).toBeNull();
});

it("the pile says what was in the deck", () => {
  show({});
  const pile = document.querySelector<HTMLElement>(".heap-of");
  expect(pile && aboutOf(pile)?.says).toContain("20 safes (4 to 11 twice, 12 to 15 once)");
});

it("who closed has no hand to speak of, and points that count", () => {
  const safe = ["ring-3", "ring-4"] as const;
  show({ view: { players: [player({ safe }), player({ safe, lock: "safe-9", hand_size: 0 }), player()] } });
  const [anna, bruno] = ["Anna", "Bruno"].map((name) => screen.getByRole("article", { name }));
  expect(anna?.textContent).toContain("worth 7");
  expect(bruno?.textContent).toContain("+7 at the end");
  expect([anna, bruno].map((each) => each?.querySelector(".hand") !== null)).toEqual([true, false]);
});

it("who can add nothing is told why there is a question", () => {
  const view: Partial<View> = { step: "SD-4", hand: ["watch-1"], players: [player({ laid: ["ring-9"] }), player(), player()] };
  show({ view, moves: [{ type: "Add", cards: [] }], prospects: [{ type: "Adding", jewels: 1, most: 0 }] });
  expect(screen.getByText(/so that nobody can tell what you hold\.$/)).toBeTruthy();
});

it("the cards are handed in by one tap", () => {
  const played = show({ view: { step: "SD-R29", points: [7, 0, 0] }, moves: [{ type: "HandIn" }] });
  expect(screen.getAllByText("+7")).toHaveLength(2);
  button("Next deal").click();
  expect(played).toEqual([{ type: "HandIn" }]);
});

it("what was discarded is shown only with the memory aid", async () => {
  show({});
  expect(screen.queryByRole("button", { name: "Discard: 1" })).toBeNull();
  expect(screen.queryByText("Ring 9")).toBeNull();
  cleanup();
  show({ memoryAid: true });
  button("Discard: 1").click();
  await tick();
  expect(screen.getByText("Ring 9")).toBeTruthy();
});

it("who only watches has no hand", () => {
  show({ view: { seat: null } });
  expect(screen.queryByRole("list", { name: "Hand" })).toBeNull();
});

it("who may close is told what becomes of the last open safe", () => {
  const safe = ["ring-3", "ring-4"] as const;
  const players = [player({ safe }), player(), player({ safe, lock: "safe-9" })];
  show({ view: { hand: ["safe-4"], players }, moves: [{ type: "Play", card: "safe-4" }], prospects: [{ type: "Playing", effect: "close", jewels: 2 }] });
  expect(screen.getByText("2 safes open: the last scores nothing").classList).toContain("few");
  expect(screen.getByText("closes 2/4")).toBeTruthy();
});

it("a deal's points are shown to who still holds cards, too", () => {
  show({ view: { hand: ["ring-3"], step: "SD-R29", points: [0, 7, 0], totals: [0, 7, 0] }, moves: [{ type: "HandIn" }] });
  expect(screen.getByRole("list", { name: "The deal is over." }).textContent).toContain("+7");
  expect(screen.getByRole("article", { name: "Anna" }).textContent).toContain("open: 0");
});
