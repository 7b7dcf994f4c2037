import { describe, expect, it } from "vitest";
import { CROWNS, KEYS } from "./city";
import { duelAfter, duelOf, figuresOf, ownedOf } from "./sight";
import middle from "./positions/middle.json";
import type { AnyEvent, View } from "./types";

const fought: AnyEvent = { type: "Fought", rule: "CO-F.4.b.1", seat: 0, figure: "thief", target: 1, attack: 5, defence: 3, won: true, attack_bonus: 2, defence_bonus: 0 };
const lost: AnyEvent = { type: "Lost", rule: "CO-F.4.d", seat: 1, colour: "red" };
const rolled: AnyEvent = { type: "Rolled", rule: "CO-D.2", seat: 0, mode: "alone", number: 3 };

describe("a fight", () => {
  it("is shown with what comes of it", () => {
    expect(duelOf([rolled])).toBeNull();
    expect(duelOf([rolled, fought, lost])).toEqual({ decided: fought, after: [lost] });
  });
  it("stays while that is told, and goes with the next thing", () => {
    const shown = duelAfter(null, [fought]);
    expect(duelAfter(shown, [lost])?.after).toEqual([lost]);
    expect(duelAfter(shown, [rolled])).toBeNull();
    expect(duelAfter(shown, [])).toBeNull();
  });
});

const view = (middle as unknown as { observation: { view: View } }).observation.view;
const me = view.players[view.seat ?? 0] as View["players"][number];
const withMe = (player: Partial<typeof me>): View => ({ ...view, players: view.players.map((each, seat) => (seat === view.seat ? { ...me, ...player } : each)) });

describe("what I have", () => {
  it("is marked where more of it lies: keys in hand, the crown on my head, crowns at home", () => {
    const counted = ownedOf({ ...withMe({ home: ["red"], crown: "green", keys: ["yellow"] }), options: { ...view.options, colours: "eight" } });
    expect([counted.filter((square) => CROWNS.includes(square)).length, counted.filter((square) => KEYS.includes(square)).length]).toEqual([2, 1]);
    expect(ownedOf({ ...view, seat: null })).toEqual([]);
  });
});

describe("a marker", () => {
  it("stands for who holds a thief, never for who hides", () => {
    const mine = (now: View) => figuresOf(now, null).find(({ seat }) => seat === view.seat);
    expect(mine(withMe({ hidden: true, blocked: [] }))?.markers).toEqual([]);
    expect(mine(withMe({ hidden: true, blocked: [1] }))?.markers).toEqual([1]);
  });
});
