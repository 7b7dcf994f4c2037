import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerLater, isReady, mostOf, oldestOf, PACE, verdictOn, type Terms, type Verdict } from "./collecting";
import { gapIn, obstacleOf } from "./obstacles";
import type { Object } from "./types";

/** A A B B C C D, then F F that find no E. */
const HAND: readonly Object[] = ["A1748", "A1821", "B1660", "B1735", "C1468", "C1625", "D1938", "F1884", "F1907"];
const TERMS: Terms = {
  least: 3,
  spans: ["A", "AB", "ABC", "ABCD", "B", "BC", "BCD", "C", "CD", "D"],
  parted: ["AFE", "BFE", "CFE", "DFE"],
};
const chosen = (...objects: Object[]): ReadonlySet<Object> => new Set(objects);

test("what fits and why not is looked up in what the server said", () => {
  const some = chosen("B1660", "C1468");
  expect(obstacleOf("D1938", some, TERMS)).toBeNull();
  expect(obstacleOf("A1748", some, TERMS)).toBeNull();
  expect(obstacleOf("F1884", some, TERMS)).toEqual({ is: "missing", letters: ["E"] });
  expect(obstacleOf("F1884", chosen(), TERMS)).toEqual({ is: "missing", letters: ["E"] });
  expect(obstacleOf("D1938", chosen("A1748"), TERMS)).toEqual({ is: "first", letter: "B" });
  expect(obstacleOf("A1748", chosen("D1938"), TERMS)).toEqual({ is: "first", letter: "C" });
  expect(obstacleOf("A1748", chosen(), { ...TERMS, spans: [], parted: [] })).toEqual({ is: "few" });
});

test("what an object lacks is what lies between it and the nearest one", () => {
  const terms: Terms = { least: 3, spans: ["C"], parted: ["ACB", "AFBDE", "CFDE"] };
  for (const some of [chosen(), chosen("C1468", "C1625")]) {
    expect(obstacleOf("F1884", some, terms)).toEqual({ is: "missing", letters: ["D", "E"] });
    expect(obstacleOf("A1748", some, terms)).toEqual({ is: "missing", letters: ["B"] });
  }
});

test("all that can stand together is put in at once", () => {
  expect(mostOf(HAND, TERMS)).toEqual(HAND.slice(0, 7));
  expect(mostOf(HAND, { ...TERMS, spans: [] })).toEqual([]);
});

test("what was taken out may leave a gap, and then nothing is shown", () => {
  const gap = chosen("A1748", "C1468", "C1625");
  expect(gapIn(gap, TERMS)).toBe("B");
  expect(isReady(gap, TERMS)).toBe(false);
  expect(gapIn(chosen(), TERMS)).toBeNull();
  expect(isReady(chosen("A1748", "B1660", "C1468"), TERMS)).toBe(true);
  expect(isReady(chosen("A1748", "B1660"), TERMS)).toBe(false);
  expect(isReady(chosen(), TERMS)).toBe(false);
  expect(isReady(chosen(), { ...TERMS, spans: [] })).toBe(true);
});

test("it is worth its oldest object", () => {
  expect(oldestOf(["B1660", "C1468"])).toBe("1468");
  expect(oldestOf([])).toBeNull();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When this screen answers, where the server asks for one object after the other, each as soon as the last is answered. */
function timesOf(collection: ReadonlySet<Object>): { times: readonly number[]; verdicts: readonly Verdict[] } {
  const [times, verdicts]: [number[], Verdict[]] = [[], []];
  vi.setSystemTime(0);
  const ask = (number: number): void => {
    const object = HAND[number];
    if (object === undefined) return;
    answerLater(object, collection, (verdict) => {
      times.push(Date.now());
      verdicts.push(verdict);
      ask(number + 1);
    });
  };
  ask(0);
  vi.runAllTimers();
  return { times, verdicts };
}

test("whatever is shown, as many answers are given at the same times", () => {
  const one = timesOf(chosen("B1660", "B1735", "C1468", "C1625", "D1938"));
  const other = timesOf(chosen("A1748", "A1821", "B1660"));
  const none = timesOf(chosen());
  expect(one.times).toEqual(HAND.map((_, number) => PACE * (number + 1)));
  expect(other.times).toEqual(one.times);
  expect(none.times).toEqual(one.times);
  expect(one.verdicts.filter((each) => each.type === "Show")).toHaveLength(5);
  expect(other.verdicts).not.toEqual(one.verdicts);
});

test("an answer that was called off is not given", () => {
  const say = vi.fn();
  answerLater("A1748", chosen(), say)();
  vi.runAllTimers();
  expect(say).not.toHaveBeenCalled();
  expect(verdictOn("A1748", chosen("A1748"))).toEqual({ type: "Show", object: "A1748" });
});
