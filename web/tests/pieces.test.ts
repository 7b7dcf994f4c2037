import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import PlainBoard from "@/kit/PlainBoard.svelte";
import { areOnlyPieces, canSay, labelOf, partsOf, piecesIn } from "@/pieces";
import { fork } from "@/fork";
import { Pick } from "@/pick.svelte";
import type { Stroke } from "@/wire";
import type { Struct } from "@/words/facts";
import { Catalogue, Words } from "@/words/words";

const TEXT = `
move-Lay = lay { $card } on { $pile }
move-Pass = pass
pick-Lay-card = Which card?
pick-kind = What will you do?
pick-Lay = lay a card
pick-Pass = pass
table = Table
hand = Hand
back = Back
`;
const words = new Words(new Catalogue("en", [TEXT]), { Lay: { card: "piece:card", pile: "maybe:piece:pile" } }, ["Anna"]);
const silent = { play: vi.fn(), refuse: () => undefined };
const lay = (card: number, pile: string): Struct => ({ type: "Lay", card, pile }) as Struct;
const pass = { type: "Pass" } as Struct;
const HAND: readonly (readonly Stroke[])[] = [[{ text: "five", piece: ["card", 5] }, { text: "  " }, { text: "six", piece: ["card", 6] }]];

test("a hand that is nothing but pieces is laid out as cards", () => {
  expect(piecesIn(HAND).map(({ name }) => name)).toEqual(["five", "six"]);
  expect(areOnlyPieces(HAND)).toBe(true);
  expect(areOnlyPieces([[{ text: "coins: 3" }], ...HAND])).toBe(false);
  expect(areOnlyPieces([[{ text: "│ · │" }], ...HAND])).toBe(true);
});

test("a tap on a piece means any part of a move that names it", () => {
  const [five, six] = piecesIn(HAND);
  const moves = [lay(5, "left"), lay(5, "right"), lay(7, "left"), pass];
  expect(partsOf(five!, moves, words)).toEqual([{ type: "Lay", card: 5 }]);
  expect(partsOf(six!, moves, words)).toEqual([]);
  expect(partsOf({ kind: "pile", value: "left" }, moves, words)).toEqual([{ type: "Lay", pile: "left" }]);
});

test("what cards can say need not be said in words, too", () => {
  const cards = piecesIn(HAND);
  const says = (moves: readonly Struct[]): boolean => {
    const { groups, field } = fork(moves);
    return canSay(cards, groups, field, words);
  };
  expect(says([lay(5, "left"), lay(6, "left")])).toBe(true);
  expect(says([lay(5, "left"), lay(7, "left")])).toBe(false);
  expect(says([lay(5, "left"), lay(5, "right")])).toBe(false);
  expect(says([lay(5, "left"), pass])).toBe(false);
  expect(says([lay(5, "left")])).toBe(true);
  expect(says([pass])).toBe(false);
});

test("a card says what it would do, once it decides", () => {
  const [five] = piecesIn(HAND);
  const several = new Pick<Struct>([lay(5, "left"), lay(5, "right")], [], silent);
  expect(labelOf(five!, several, words)).toBe("five");
  const one = new Pick<Struct>([lay(5, "left"), lay(6, "left")], [], silent);
  expect(labelOf(five!, one, words)).toContain("five: lay");
});

test("without a drawing, the moves in words still play", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  const pick = new Pick<Struct>([lay(5, "left"), pass], [], silent);
  const ask = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const view = { seat: 0, seats: 1, step: "AB-1", outcome: null };
  render(PlainBoard, { props: { game: "g", view, seats: [], pick, chosen: null, toAct: [0], events: [], words, memoryAid: false, still: true, ask } });
  screen.getByRole("button", { name: /pass/ }).click();
  expect(silent.play).toHaveBeenCalledWith(pass);
  vi.unstubAllGlobals();
});
