import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { fork } from "@/fork";
import { Pick, same } from "@/pick.svelte";

interface Lay {
  readonly type: "Lay";
  readonly card: string;
  readonly pile: number;
}
interface Pass {
  readonly type: "Pass";
}
type Move = Lay | Pass;

const lay = (card: string, pile: number): Lay => ({ type: "Lay", card, pile });
const MOVES: readonly Move[] = [lay("cow", 0), lay("cow", 1), lay("ham", 0), { type: "Pass" }];

function begin(moves: readonly Move[] = MOVES): { pick: Pick<Move, null>; played: Move[]; refused: unknown[] } {
  const played: Move[] = [];
  const refused: unknown[] = [];
  const pick = new Pick<Move, null>(moves, [], {
    play: (move) => played.push(move),
    refuse: (part) => refused.push(part),
  });
  return { pick, played, refused };
}

describe("taps", () => {
  test("two taps make a move, in any order", () => {
    const { pick, played } = begin();
    pick.tap({ card: "cow" });
    pick.tap({ pile: 1 });
    pick.tap({ pile: 0 });
    pick.tap({ card: "ham" });
    expect(played).toEqual([lay("cow", 1), lay("ham", 0)]);
  });

  test("what was tapped stays raised until the answer comes", () => {
    const { pick, played } = begin();
    pick.tap({ card: "cow" });
    pick.tap({ pile: 1 });
    expect([pick.has({ card: "cow" }), pick.has({ pile: 1 }), pick.hasBegun]).toEqual([true, true, false]);
    pick.tap({ pile: 0 });
    expect(pick.has({ card: "cow" })).toBe(false);
    expect(played).toHaveLength(1);
  });

  test("a whole move raises what it is made of", () => {
    const { pick, played } = begin();
    pick.play(lay("cow", 1));
    expect([pick.has({ card: "cow" }), pick.has({ pile: 0 }), pick.isSent]).toEqual([true, false, true]);
    expect(pick.left).toEqual([lay("cow", 1)]);
    pick.clear();
    expect([pick.has({ card: "cow" }), pick.isSent, played.length]).toEqual([false, false, 1]);
  });

  test("one tap is enough where it names the whole move", () => {
    const { pick, played } = begin();
    pick.tap({ type: "Pass" });
    pick.tap({ card: "ham", pile: 0 });
    expect(played).toEqual([{ type: "Pass" }, lay("ham", 0)]);
  });

  test("the last card is not played by a tap on a pile alone: the move is shown, and waits", () => {
    const { pick, played } = begin([lay("cow", 0), lay("cow", 1)]);
    expect(pick.offer).toBeNull();
    pick.tap({ pile: 1 });
    flushSync();
    expect([played, pick.offer, pick.has({ card: "cow" }), pick.has({ pile: 0 })]).toEqual([[], lay("cow", 1), true, false]);
    pick.tap({ pile: 1 });
    expect([pick.hasBegun, played]).toEqual([false, []]);
    pick.tap({ pile: 0 });
    pick.tap({ pile: 1 });
    expect([pick.offer, played]).toEqual([lay("cow", 1), []]);
    pick.tap({ card: "cow" });
    expect([pick.offer, played]).toEqual([null, [lay("cow", 1)]]);
  });

  test("a tap that replaces all others decides no more than a first one", () => {
    const { pick, played } = begin([lay("cow", 0), lay("cow", 1), lay("ham", 2)]);
    pick.tap({ card: "cow" });
    pick.tap({ pile: 2 });
    expect([played, pick.offer, pick.has({ card: "cow" })]).toEqual([[], lay("ham", 2), false]);
  });

  test("a second tap puts back", () => {
    const { pick, played } = begin();
    pick.tap({ card: "cow" });
    expect(pick.hasBegun).toBe(true);
    pick.tap({ card: "cow" });
    expect(pick.hasBegun).toBe(false);
    expect(played).toEqual([]);
  });

  test("a tap that contradicts an earlier one replaces it", () => {
    const { pick } = begin([...MOVES, lay("ham", 1)]);
    pick.tap({ card: "cow" });
    pick.tap({ card: "ham" });
    expect(pick.has({ card: "cow" })).toBe(false);
    expect(pick.has({ card: "ham" })).toBe(true);
  });

  test("what fits nothing legal is tried: the server says why not, and nothing is lost", () => {
    const { pick, played, refused } = begin();
    pick.tap({ pile: 0 });
    pick.tap({ card: "crown" });
    expect(played).toEqual([lay("crown", 0)]);
    expect([pick.has({ pile: 0 }), pick.hasBegun]).toEqual([true, true]);
    pick.tap({ pile: 7 });
    expect(played[1]).toEqual(lay("cow", 7));
    expect(refused).toEqual([]);
  });

  test("a move of a kind that may not be made now is tried as it was tapped", () => {
    const { pick, played } = begin([{ type: "Pass" }]);
    pick.tap({ type: "Lay", card: "cow", pile: 1 });
    pick.tap([{ type: "Lay", card: "ham", pile: 0 }, { type: "Lay", card: "ham", pile: 1 }]);
    expect(played).toEqual([lay("cow", 1), lay("ham", 0)]);
    expect(pick.isSent).toBe(false);
  });

  test("what belongs to no kind of move is refused here, and nothing is lost", () => {
    const { pick, played, refused } = begin();
    pick.tap({ card: "cow" });
    pick.tap({ hat: "grey" } as never);
    pick.tap({ type: "Pass", hat: "grey" } as never);
    expect(refused).toEqual([{ hat: "grey" }, { type: "Pass", hat: "grey" }]);
    expect(pick.has({ card: "cow" })).toBe(true);
    expect(played).toEqual([]);
  });

  test("what leads on is lit", () => {
    const { pick } = begin();
    expect([pick.can({ pile: 1 }), pick.may({ pile: 1 })]).toEqual([true, true]);
    pick.tap({ card: "cow" });
    flushSync();
    expect(pick.can({ card: "ham" })).toBe(false);
    expect(pick.may({ card: "ham" })).toBe(true);
    expect(pick.with({ pile: 1 })).toEqual([lay("cow", 1)]);
  });

  test("a whole move is sent even if it is not legal: the server says why not", () => {
    const { pick, played } = begin();
    pick.play(lay("crown", 7));
    expect(played).toEqual([lay("crown", 7)]);
  });
});

describe("groups of moves", () => {
  test("by kind, then by the first field that differs", () => {
    expect(fork(MOVES).groups.map((group) => group.length)).toEqual([3, 1]);
    const { field, groups } = fork(MOVES.slice(0, 3));
    expect(field).toBe("card");
    expect(groups).toEqual([[lay("cow", 0), lay("cow", 1)], [lay("ham", 0)]]);
  });

  test("lists are compared by what they hold", () => {
    const add = (...cards: string[]) => ({ type: "Add", cards });
    const { groups } = fork([add("a", "b"), add("a", "b"), add()]);
    expect(groups.map((group) => group.length)).toEqual([2, 1]);
    expect(same(add("a"), add("a"))).toBe(true);
    expect(same(add("a"), add("b"))).toBe(false);
  });

  test("no moves are no groups", () => {
    expect(fork([]).groups).toEqual([]);
  });
});

test("what a move would do is told for any equal move: that of the picture before is one", () => {
  const prospects = [{ type: "Take" }, { type: "Keep" }];
  const pick = new Pick<Move, { type: string }>([lay("cow", 0), lay("ham", 1)], prospects, { play: () => undefined, refuse: () => undefined });
  expect(pick.prospect(lay("ham", 1))).toEqual({ type: "Keep" });
  expect(pick.prospect(lay("ham", 0))).toBeNull();
});

test("who taps something that leads on has read what was refused before", () => {
  const begin = vi.fn();
  const pick = new Pick<Move>([lay("cow", 0), lay("cow", 1), lay("ham", 0)], [], { play: () => undefined, refuse: () => undefined, begin });
  pick.tap({ card: "fox" } as never);
  expect(begin).not.toHaveBeenCalled();
  pick.tap({ card: "cow" } as never);
  expect(begin).toHaveBeenCalledOnce();
});
