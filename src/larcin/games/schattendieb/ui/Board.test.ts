import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, expect, it } from "vitest";
import { Pick } from "@/pick.svelte";
import { badge } from "@/seats";
import { Catalogue, missing, Words } from "@/words/words";
import Board from "./Board.svelte";
import { tells, type AnyMove, type AnyProspect, type Player, type View } from "./types";

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
function show({ view = {}, moves = [], prospects = [], chosen, memoryAid = false }: Shown): AnyMove[] {
  const played: AnyMove[] = [];
  const pick = new Pick<AnyMove, AnyProspect>(moves, prospects, { play: (move) => void played.push(move), refuse: () => undefined });
  const seat = view.seat === undefined ? 0 : view.seat;
  const seats = NAMES.map((name, number) => ({ number, name, ...badge(number), me: number === seat, bot: null, level: 0, program: false, present: true, acts: false, deadline: null }));
  const ask = createRawSnippet(() => ({ render: () => "<p></p>" }));
  const props = { view: { ...START, ...view }, seats, pick, chosen: chosen ?? null, toAct: [], events: [], words, memoryAid, still: true, ask };
  render(Board, { props });
  return played;
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

it("a card is laid by one tap, and a safe says what it would come to", () => {
  const moves: AnyMove[] = [{ type: "Play", card: "ring-3" }, { type: "Play", card: "safe-4" }];
  const prospects: AnyProspect[] = [{ type: "Playing", effect: "jewel", jewels: 0 }, { type: "Playing", effect: "waste", jewels: 0 }];
  const played = show({ view: { hand: ["ring-3", "safe-4"] }, moves, prospects });
  expect(button("Safe 4: wasted, your safe is empty").getAttribute("aria-disabled")).toBe("false");
  button("Ring 3").click();
  expect(played).toEqual([{ type: "Play", card: "ring-3" }]);
});

it("a face-down choice lies in my window with its back up, and may be changed", () => {
  const moves: AnyMove[] = [{ type: "Play", card: "ring-3" }, { type: "Play", card: "safe-4" }];
  const prospects: AnyProspect[] = moves.map(() => ({ type: "Playing", effect: "jewel", jewels: 0 }));
  const played = show({ view: { hand: ["ring-3", "safe-4"], chosen: [0, 2] }, moves, prospects, chosen: moves[0] as AnyMove });
  expect(screen.getAllByRole("img", { name: "Card laid face down" })).toHaveLength(2);
  expect(button("Ring 3").getAttribute("aria-pressed")).toBe("true");
  button("Safe 4").click();
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

it("two of three jewels are added by two taps", async () => {
  const cards = [[], ["ring-1"], ["ring-2"], ["ring-3"], ["ring-1", "ring-2"], ["ring-1", "ring-3"], ["ring-2", "ring-3"], ["ring-1", "ring-2", "ring-3"]];
  const moves = cards.map((some) => ({ type: "Add", cards: some }) as AnyMove);
  const prospects = cards.map((some) => ({ type: "Adding", jewels: some.length }) as AnyProspect);
  const view: Partial<View> = { step: "SD-4", hand: ["ring-1", "ring-2", "ring-3"], players: [player({ laid: ["ring-9"] }), player(), player()] };
  const played = show({ view, moves, prospects });
  expect(button("Add nothing")).toBeTruthy();
  button("Ring 3").click();
  await tick();
  button(/^Add Ring 1, Ring 3/).click();
  expect(played).toEqual([{ type: "Add", cards: ["ring-1", "ring-3"] }]);
});

it("the cards are handed in by one tap", () => {
  const played = show({ view: { step: "SD-R29", points: [7, 0, 0] }, moves: [{ type: "HandIn" }] });
  expect(screen.getByText("+7")).toBeTruthy();
  button("Hand in the cards").click();
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
