import { describe, expect, it } from "vitest";
import { emptyStage, moments, type Stage } from "./stage";
import type { AnyEvent, Player, View } from "./types";

const player = (known: Partial<Player> = {}): Player => ({ laid: [], safe: [], lock: null, hand_size: 3, ...known });

function view(players: readonly Player[], known: Partial<View> = {}): View {
  return {
    options: { deals: 3, strict_want: false, tie: "shared" },
    deal: 0,
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

const laid: readonly AnyEvent[] = [
  { type: "Laid", rule: "SD-1.3", seat: 0, card: "ring-7" },
  { type: "Laid", rule: "SD-1.3", seat: 1, card: "watch-7" },
  { type: "Laid", rule: "SD-1.3", seat: 2, card: "tiara-9" },
  { type: "Laid", rule: "SD-1.3", seat: 3, card: "shadow-thief" },
];
const cancelled: AnyEvent = { type: "Cancelled", rule: "SD-2.1", value: 7, seats: [0, 1], cards: ["ring-7", "watch-7"] };
const stolen: AnyEvent = { type: "Stolen", rule: "SD-3.4", seat: 3, thief: "shadow-thief", card: "tiara-9", victim: 2 };

function shown(events: readonly AnyEvent[], last: View, from: Stage = emptyStage(last.seats)): readonly Stage[] {
  return moments(from, events, last);
}

describe("a turn is shown moment by moment", () => {
  const robbed = view([player(), player(), player(), player({ laid: ["shadow-thief"], safe: ["tiara-9"] })]);
  const [reveal, cancel, theft, after] = shown([...laid, cancelled, stolen], robbed) as Stage[];

  it("turns all cards over at once", () => {
    expect(reveal?.action).toBe(1);
    expect(reveal?.bays.map((bay) => bay.laid)).toEqual([["ring-7"], ["watch-7"], ["tiara-9"], ["shadow-thief"]]);
  });

  it("strikes out what cancels, and leaves it in sight", () => {
    expect(cancel?.action).toBe(2);
    expect(cancel?.bays.map((bay) => bay.fate)).toEqual(["cancelled", "cancelled", null, null]);
    expect(cancel?.bays[1]).toMatchObject({ laid: [], gone: ["watch-7"] });
  });

  it("lets the jewel go from the window into the thief's safe", () => {
    expect(theft?.strike).toEqual({ thief: 3, victim: 2 });
    expect(theft?.bays[3]).toMatchObject({ safe: ["tiara-9"], fresh: 1, from: 2, fate: "lucky" });
    expect(theft?.bays[2]).toMatchObject({ laid: [], fate: "robbed" });
  });

  it("ends with what the view says", () => {
    expect(after?.action).toBe(4);
    expect(after?.strike).toBeNull();
    expect(after?.bays[3]?.laid).toEqual(["shadow-thief"]);
  });
});

it("two thefts are two moments", () => {
  const second: AnyEvent = { ...stolen, seat: 0, victim: 1 };
  expect(shown([stolen, second], view([player(), player(), player(), player()]))).toHaveLength(3);
});

it("sweeps the windows when a new turn begins, and still says what became of the cards", () => {
  const last = shown([...laid, cancelled], view([player(), player(), player(), player()], { step: "SD-1" })).at(-1);
  expect(last?.bays[0]).toMatchObject({ laid: [], gone: [], fate: "cancelled" });
});

it("forgets the last turn when cards are turned over again", () => {
  const before = shown([...laid, cancelled], view([player(), player(), player(), player()], { step: "SD-1" })).at(-1) as Stage;
  expect(shown(laid, view([player(), player(), player(), player()]), before)[0]?.bays[0]?.fate).toBeNull();
});

it("a thief that was discarded without a word stays in sight during its turn", () => {
  const missed: AnyEvent = { type: "Missed", rule: "SD-3.6", seat: 3, thief: "shadow-thief" };
  const last = shown([...laid, missed], view([player({ laid: ["ring-7"] }), player(), player(), player()])).at(-1);
  expect(last?.bays[3]).toMatchObject({ laid: [], gone: ["shadow-thief"], fate: "missed" });
});

it("fills and closes safes, and wastes what does not fit", () => {
  const events: readonly AnyEvent[] = [
    { type: "Laid", rule: "SD-1.3", seat: 0, card: "ring-2" },
    { type: "Laid", rule: "SD-1.3", seat: 1, card: "safe-4" },
    { type: "Laid", rule: "SD-1.3", seat: 2, card: "safe-5" },
    { type: "Added", rule: "SD-4.1", seat: 0, cards: ["ring-3"] },
    { type: "Filled", rule: "SD-5.1", seat: 0, cards: ["ring-2", "ring-3"], jewels: 2 },
    { type: "Closed", rule: "SD-6.2", seat: 1, card: "safe-4", jewels: 1, worth: 3 },
    { type: "Wasted", rule: "SD-6.6", seat: 2, card: "safe-5", jewels: 0 },
  ];
  const last = view([player({ safe: ["ring-2", "ring-3"] }), player({ lock: "safe-4" }), player()], { step: "SD-1" });
  const [, add, fill, close] = shown(events, last) as Stage[];
  expect(add?.bays[0]?.laid).toEqual(["ring-2", "ring-3"]);
  expect(fill?.bays[0]).toMatchObject({ laid: [], safe: ["ring-2", "ring-3"], fresh: 2, from: 0 });
  expect(close?.bays[1]).toMatchObject({ lock: "safe-4", fate: "closed" });
  expect(close?.bays[2]).toMatchObject({ gone: ["safe-5"], fate: "wasted" });
});

it("counts only when it is told, and begins anew with the next deal", () => {
  const counted: AnyEvent = { type: "Counted", rule: "SD-9.1", deal: 1, points: [3, 0], totals: [9, 4] };
  const [count, over] = shown([counted], view([player(), player()], { step: "SD-R29", points: [3, 0], totals: [9, 4] })) as Stage[];
  expect(count).toMatchObject({ points: [3, 0], totals: [9, 4] });
  expect(over?.points).toEqual([3, 0]);
  const opened: AnyEvent = { type: "Opened", rule: "SD-C.3", deal: 2, deals: 3 };
  const next = shown([opened], view([player(), player()], { step: "SD-1", totals: [9, 4] }), over);
  expect(next[0]).toMatchObject({ points: null, totals: [9, 4] });
});

it("face-down cards are those of the view, and of no moment before it", () => {
  const last = view([player(), player(), player(), player()], { step: "SD-1", chosen: [1, 3] });
  const [reveal, after] = shown(laid, last) as Stage[];
  expect(reveal?.covered).toEqual([]);
  expect(after?.covered).toEqual([1, 3]);
  expect(shown([], view([player(), player()], { chosen: [1] })).at(-1)?.ready).toEqual([1]);
});
