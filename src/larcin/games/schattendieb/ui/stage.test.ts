import { describe, expect, it } from "vitest";
import { stageOf } from "./stage";
import type { AnyEvent, Player, View } from "./types";

const player = (known: Partial<Player> = {}): Player => ({ laid: [], safe: [], lock: null, hand_size: 3, ...known });

function view(players: readonly Player[], known: Partial<View> = {}): View {
  return {
    options: { deals: 3, strict_want: false, tie: "shared" },
    deal: 0,
    turn: 1,
    hand: [],
    choice: null,
    chosen: [],
    players,
    pile_size: 80,
    under: [],
    discard: [],
    away_size: 0,
    given: [],
    memory: [],
    points: players.map(() => 0),
    totals: players.map(() => 0),
    seat: 0,
    seats: players.length,
    step: "SD-4",
    outcome: null,
    ...known,
  };
}

const cancelled: AnyEvent = { type: "Cancelled", rule: "SD-2.1", value: 7, seats: [0, 1], cards: ["ring-7", "watch-7"] };
const stolen: AnyEvent = { type: "Stolen", rule: "SD-3.4", seat: 3, thief: "shadow-thief", card: "tiara-9", victim: 2 };

const four = [player({ hand_size: 2 }), player(), player(), player({ laid: ["shadow-thief"], safe: ["tiara-9"] })];

describe("a moment that is told", () => {
  it("shows what cancels once more, and only that", () => {
    const stage = stageOf(view(four, { step: "SD-2" }), [cancelled], true);
    expect(stage.action).toBe(2);
    expect(stage.bays.map((bay) => bay.fate)).toEqual(["cancelled", "cancelled", null, null]);
    expect(stage.bays[1]).toMatchObject({ laid: [], gone: ["watch-7"] });
  });

  it("lets the jewel go from the window into the thief's safe", () => {
    const stage = stageOf(view(four, { step: "SD-3.4" }), [stolen], true);
    expect(stage.strike).toEqual({ thief: 3, victim: 2 });
    expect(stage.bays[3]).toMatchObject({ laid: ["shadow-thief"], fresh: 1, from: 2, fate: "lucky" });
    expect(stage.bays[2]?.fate).toBe("robbed");
  });

  it("fills all safes at once", () => {
    const filled: AnyEvent = { type: "Filled", rule: "SD-5.1", seat: 0, cards: ["ring-2", "ring-3"], jewels: 2 };
    const stage = stageOf(view([player({ safe: ["watch-1", "ring-2", "ring-3"] }), player()], { step: "SD-5" }), [{ type: "Secured", rule: "SD-5.1", seats: [0] }, filled], true);
    expect(stage).toMatchObject({ action: 5, closing: null });
    expect(stage.bays[0]).toMatchObject({ fresh: 2, from: 0, isOut: false });
  });

  it("closes one safe, and wastes what does not fit", () => {
    const closed: AnyEvent = { type: "Closed", rule: "SD-6.2", seat: 1, card: "safe-4", jewels: 1, worth: 3 };
    const wasted: AnyEvent = { type: "Wasted", rule: "SD-6.6", seat: 0, card: "safe-5", jewels: 0 };
    const shut = view([player(), player({ lock: "safe-4" })], { step: "SD-6" });
    expect(stageOf(shut, [closed], true)).toMatchObject({ closing: 1, action: 6 });
    expect(stageOf(shut, [wasted], true).bays[0]).toMatchObject({ gone: ["safe-5"], fate: "wasted" });
    expect(stageOf(shut, [closed], false)).toMatchObject({ closing: null, bays: [{ fate: null }, { fate: "closed" }] });
  });

  it("counts the next turn only when hands have been filled", () => {
    const refilled: AnyEvent = { type: "Refilled", rule: "SD-7.1", target: 4 };
    const next = view([player(), player()], { step: "SD-1", turn: 3 });
    expect(stageOf(next, [refilled], true)).toMatchObject({ action: 7, turn: 2 });
    expect(stageOf(next, [refilled], false)).toMatchObject({ action: 1, turn: 3 });
  });

  it("says that the deal is over without what it was worth, until it is counted", () => {
    const ended: AnyEvent = { type: "Ended", rule: "SD-8.1", how: "alone", seats: [0] };
    expect(stageOf(view([player(), player()], { step: "SD-8.1", points: [3, 0] }), [ended], true).points).toBeNull();
    expect(stageOf(view([player(), player()], { step: "SD-9", points: [3, 0] }), [], true).points).toEqual([3, 0]);
  });
});

describe("the present", () => {
  it("keeps what became of the cards of this turn in sight", () => {
    const stage = stageOf(view(four), [{ ...cancelled, seats: [2, 3] }, { type: "Turned", rule: "SD-1.3", turn: 2 }, cancelled, stolen], false);
    expect(stage.bays.map((bay) => bay.fate)).toEqual(["cancelled", "cancelled", "robbed", "lucky"]);
    expect(stage).toMatchObject({ strike: null, action: 4 });
    expect(stage.bays.map((bay) => [bay.fresh, bay.isOut])).toEqual([[0, true], [0, true], [0, true], [0, false]]);
  });

  it("forgets it when the next turn has begun", () => {
    const stage = stageOf(view(four, { step: "SD-1", chosen: [1, 3] }), [cancelled], false);
    expect(stage.bays[0]).toMatchObject({ gone: [], fate: null, isOut: false });
    expect(stage).toMatchObject({ covered: [1, 3], ready: [] });
  });

  it("says who has answered without a card", () => {
    expect(stageOf(view(four, { chosen: [1] }), [], false)).toMatchObject({ covered: [], ready: [1] });
  });

  it("marks nobody who is ready for the next deal: the closed safes are what one looks at", () => {
    expect(stageOf(view(four, { step: "SD-R29", chosen: [1] }), [], false).ready).toEqual([]);
  });

  it("knows which actions were passed over, once it was told of the whole turn", () => {
    const turned: AnyEvent = { type: "Turned", rule: "SD-1.3", turn: 2 };
    expect(stageOf(view(four), [turned, cancelled], false).passed).toEqual([3]);
    expect(stageOf(view(four), [cancelled, turned], false).passed).toEqual([2, 3]);
    expect(stageOf(view(four), [], false).passed).toEqual([]);
  });
});
