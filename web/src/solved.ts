/** Which puzzles this browser has seen answered, and how well: no account keeps it. */

/** `right`: found at once. `later`: found after something else. `wrong`: not found yet. */
export type Mark = "right" | "later" | "wrong";

interface Kept {
  /** By game and puzzle. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, Mark>>>>;
  /** How many were found at once, one after the other, and the most there ever were. */
  readonly row: number;
  readonly best: number;
  /** On how many days in a row somebody answered a daily puzzle, and the last of them. */
  readonly days: number;
  readonly day: string;
}

const KEY = "larcin-puzzles";
const NOTHING: Kept = { marks: {}, row: 0, best: 0, days: 0, day: "" };
const DAY = 86_400_000;

export function readSolved(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING; // no storage, or somebody else's
  }
}

/** What is kept after one more answer; `daily` is the day that this puzzle is of, if it is today's. */
export function noted(kept: Kept, game: string, puzzle: string, good: boolean, daily: string | null): Kept {
  const known = kept.marks[game] ?? {};
  const before = known[puzzle];
  const isFirst = before === undefined;
  const mark: Mark = isFirst ? (good ? "right" : "wrong") : before === "wrong" && good ? "later" : before;
  // Only a first answer counts: whoever tries again has seen what everything is worth.
  const row = isFirst ? (good ? kept.row + 1 : 0) : kept.row;
  const isNew = daily !== null && daily !== kept.day;
  return {
    marks: { ...kept.marks, [game]: { ...known, [puzzle]: mark } },
    row,
    best: Math.max(kept.best, row),
    days: isNew ? (follows(kept.day, daily) ? kept.days + 1 : 1) : kept.days,
    day: isNew ? daily : kept.day,
  };
}

/** How many days in a row it is today: a day without a puzzle ends it. */
export function daysUntil({ day, days }: Kept, today: string): number {
  return day === today || follows(day, today) ? days : 0;
}

export function keepSolved(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the page goes on without it.
  }
}

function follows(day: string, next: string): boolean {
  return Date.parse(next) - Date.parse(day) === DAY;
}

export type { Kept as Solved };
