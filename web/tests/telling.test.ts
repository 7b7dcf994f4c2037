import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyEvent, AnyView } from "@/board";
import { isLast } from "@/ended";
import { affordable, beatsOf, decidedBy, plan, RESERVE, Teller, TEMPI, turnOf, weigh, type Beat, type Pace } from "@/telling";

const VIEW: AnyView = { seat: 0, seats: 3, step: "AB-1", outcome: null };
const TELLS = { Stolen: { seat: "seat", owner: "maybe:seat" }, Shown: { seats: "seats" } };
const WEIGHTS = { Stolen: "personal", Counted: "decisive", Drawn: "along" } as const;
const listener = { weights: WEIGHTS, tells: TELLS, seat: 0 };

const event = (type: string, more: object = {}): AnyEvent => ({ type, rule: "AB-1", ...more });

function beat(weight: Beat["weight"], seat: number | null = 1): Beat {
  return { events: [event("A")], since: 0, before: VIEW, view: VIEW, weight, seat, seats: [] };
}
const lengthOf = (beats: readonly Beat[], pace: Pace): number => plan(beats, pace, 0).reduce((all, { flight, rest }) => all + flight + rest, 0);
/** Different seats, so that none is one movement with the next. */
const many = (count: number, weight: Beat["weight"] = "plain"): Beat[] => Array.from({ length: count }, (_, at) => beat(weight, 1 + (at % 2)));

test("what is personal is decisive for those whom it names", () => {
  const stolen = event("Stolen", { seat: 1, owner: 0 });
  expect(weigh(stolen, WEIGHTS, TELLS, 0)).toBe("decisive");
  expect(weigh(stolen, WEIGHTS, TELLS, 2)).toBe("plain");
  expect(weigh(stolen, WEIGHTS, TELLS, null)).toBe("plain");
  expect(weigh(event("Stolen", { seat: 1, owner: null }), WEIGHTS, TELLS, 0)).toBe("plain");
});

test("an event is a beat, with what goes along with it", () => {
  const events = [event("Drawn", { seat: 2 }), event("Laid", { seat: 1 }), event("Drawn"), event("Drawn"), event("Stolen", { seat: 2, owner: 0 })];
  const scenes = [{ told: 12, view: { ...VIEW, step: "AB-2" } }, { told: 14, view: { ...VIEW, step: "AB-3" } }];
  const beats = beatsOf({ since: 10, events, scenes, before: VIEW, view: { ...VIEW, step: "AB-4" } }, listener);
  expect(beats.map((each) => [each.since, each.events.length, each.weight, each.seat, each.seats, each.view.step])).toEqual([
    [10, 1, "along", 2, [], "AB-2"],
    [11, 3, "plain", 1, [], "AB-3"],
    [14, 1, "decisive", 2, [2, 0], "AB-4"],
  ]);
});

test("what decided it is about who won, else nothing did", () => {
  const log = [event("Stolen", { seat: 1, owner: 0 }), event("Drawn", { seat: 2 })];
  expect(decidedBy(log, [2, 1, 3], { weights: WEIGHTS, tells: TELLS })).toBe(log[0]);
  expect(decidedBy(log, [2, 3, 1], { weights: WEIGHTS, tells: TELLS })).toBe(null);
});

test("what ended the match decided it, whatever only goes along with the end", () => {
  const log = [event("Stolen", { seat: 1, owner: 0 }), event("Drawn", { seat: 2 })];
  expect(log.map((each) => isLast(each, log, WEIGHTS))).toEqual([true, false]);
  expect(isLast(log[0] as AnyEvent, [...log, event("Counted")], WEIGHTS)).toBe(false);
});

test("a turn is what one seat did without a break", () => {
  const beats = [beat("plain", 1), beat("plain", 2), beat("decisive", 2), beat("plain", 2), beat("plain", 1), beat("plain", null)];
  const turnAt = (place: number): readonly number[] => turnOf(beats[place] as Beat, beats).map((each) => beats.indexOf(each));
  expect([0, 2, 3, 4, 5].map(turnAt)).toEqual([[0], [1, 2, 3], [1, 2, 3], [4], [5]]);
});

test("a pace has its flights and rests", () => {
  for (const pace of ["calm", "normal", "fast"] as const) {
    const { flight, plain, decisive } = TEMPI[pace];
    expect(plan([beat("plain"), beat("decisive", 2)], pace, 0)).toEqual([{ flight, rest: plain }, { flight, rest: decisive }]);
  }
});

test("the steps of one turn are one movement, and what I did needs no rest", () => {
  const beats = [beat("plain", 0), beat("decisive", 0), beat("plain"), beat("plain"), beat("decisive"), beat("plain"), beat("plain", null), beat("plain", null)];
  expect(plan(beats, "calm", 0).map(({ rest }) => rest > 0)).toEqual([false, true, false, false, true, true, true, true]);
});

test("where too much waits, plain rests go first, then flights, and decisive rests keep their least", () => {
  const some = [...many(8), beat("decisive")];
  expect(lengthOf(some, "normal")).toBeCloseTo(6000);
  expect(plan(some, "normal", 0).at(-1)).toEqual({ flight: 280, rest: 1400 });
  const more = [...many(60), beat("decisive")];
  expect(lengthOf(more, "normal")).toBeCloseTo(6000);
  expect(plan(more, "normal", 0)[0]?.rest).toBe(0);
  expect(plan(more, "normal", 0)[0]?.flight).toBeLessThan(280);
  for (const [pace, least] of [["calm", 1400], ["normal", 1400], ["fast", 900]] as const) {
    const stands = plan(many(40, "decisive"), pace, 0);
    expect(Math.min(...stands.map(({ rest }) => rest))).toBeCloseTo(least);
    expect(Math.min(...stands.map(({ flight }) => flight))).toBeCloseTo(17);
  }
});

test("a clock makes it faster, and then there is no time to look", () => {
  const beats = many(3);
  expect(affordable(beats, "calm", 0, null)).toBe("calm");
  expect(affordable(beats, "calm", 0, RESERVE + 9_000)).toBe("calm");
  expect(affordable(beats, "calm", 0, RESERVE + 3_000)).toBe("normal");
  expect(affordable(beats, "tap", 0, RESERVE + 1_000)).toBe("fast");
  expect(affordable(beats, "calm", 0, RESERVE)).toBeNull();
});

let shown: Beat[];
let arrived: number[];
let pace: Pace;
let teller: Teller;
beforeEach(() => {
  vi.useFakeTimers();
  [shown, arrived, pace] = [[], [], "normal"];
  teller = new Teller({
    pace: () => pace,
    me: () => 0,
    time: () => null,
    show: (each) => shown.push(each),
    arrive: () => arrived.push(performance.now()),
  });
});
afterEach(() => vi.useRealTimers());

test("one beat after the other, and then the present", () => {
  const start = performance.now();
  teller.tell([beat("plain"), beat("decisive", 2)]);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(879);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([shown.length, arrived]).toEqual([2, []]);
  vi.advanceTimersByTime(1680);
  expect(arrived.map((at) => at - start)).toEqual([2560]);
  expect(teller.isTelling).toBe(false);
});

test("what has to be looked at stands longer, also when more comes; then it goes on as ever", () => {
  teller.tell([beat("plain"), beat("plain", 2)]);
  teller.linger(2500);
  teller.tell([beat("plain", 3)]);
  vi.advanceTimersByTime(2779);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown).toHaveLength(2);
  vi.advanceTimersByTime(880);
  expect(shown).toHaveLength(3);
});

test("a step that comes while the last one rests goes on at once", () => {
  teller.tell([beat("plain")]);
  vi.advanceTimersByTime(500);
  teller.tell([beat("plain")]);
  vi.advanceTimersByTime(0);
  expect(shown).toHaveLength(2);
});

test("by hand, each waits to be let go", () => {
  pace = "tap";
  teller.tell([beat("plain"), beat("plain"), beat("plain", 2), beat("decisive")]);
  vi.advanceTimersByTime(600_000);
  expect([shown.length, teller.left]).toEqual([2, 3]);
  teller.next();
  teller.next();
  expect([shown.length, teller.left]).toEqual([4, 1]);
  teller.next();
  expect(arrived).toHaveLength(1);
});

test("by hand, nobody has to let go what they did themselves", () => {
  pace = "tap";
  teller.tell([beat("decisive", 0), beat("plain", 2)]);
  expect(teller.left).toBe(0);
  vi.advanceTimersByTime(2_000);
  expect([shown.length, teller.left]).toEqual([2, 1]);
  teller.next();
  teller.tell([beat("plain", 0)]);
  expect(teller.left).toBe(0);
});

test("another pace counts at once", () => {
  pace = "tap";
  teller.tell([beat("plain"), beat("plain", 2)]);
  vi.advanceTimersByTime(10_000);
  pace = "fast";
  teller.plan();
  vi.advanceTimersByTime(0);
  expect(shown).toHaveLength(2);
});

test("everything lands at once where somebody asks for it", () => {
  teller.tell(many(5));
  teller.land();
  vi.advanceTimersByTime(60_000);
  expect([shown.length, arrived.length]).toEqual([1, 1]);
});
