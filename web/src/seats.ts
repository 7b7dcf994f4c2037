/** Who sits where, as every board shows it. */

import type { Emblem, SeatInfo } from "@/board";
import type { Presence, SeatClock, SeatState, TableState } from "@/wire";
import { say } from "@/words/shell.svelte";
import type { Words } from "@/words/words";

export const EMBLEMS: readonly Emblem[] = [
  "moon",
  "star",
  "key",
  "mask",
  "feather",
  "bell",
  "dice",
  "eye",
];

/** How strong each bot is said to be, in diamonds. */
const LEVELS: Readonly<Record<string, number>> = {
  random: 1,
  apprentice: 1,
  pickpocket: 2,
  greedy: 3,
  burglar: 3,
};
const STRONGEST = 4;

interface Moment {
  readonly observation: { readonly to_act: readonly number[] };
  readonly clocks: readonly SeatClock[];
  readonly at: number;
}

/** All seats of a table, clockwise. */
export function seatInfos(
  table: TableState | null,
  presence: Presence | null,
  moment: Moment | null,
): readonly SeatInfo[] {
  return (table?.seats ?? []).map((seat, number) => {
    const clock = moment?.clocks.find((each) => each.seat === number);
    return {
      number,
      name: shownName(seat),
      ...badge(number),
      me: table?.plays === true && table.seat === number,
      bot: seat.bot,
      level: levelOf(seat.bot),
      program: seat.program,
      present: presence?.seats[number] ?? true,
      acts: moment?.observation.to_act.includes(number) ?? false,
      deadline: clock === undefined || moment === null ? null : moment.at + clock.milliseconds,
      reserve: clock?.reserve ?? 0,
    };
  });
}

/** What sits in a seat, in a word: you, a bot of some strength, a program, a person. */
export function kindOf(
  seat: Pick<SeatInfo, "me" | "bot" | "program" | "present">,
  words: Words,
): string {
  if (seat.me) return words.say("seat-you");
  if (seat.bot !== null) return words.say(`bot-${seat.bot.split(":")[0]}`);
  if (!seat.present) return words.say("seat-away");
  return words.say(seat.program ? "seat-program" : "seat-player");
}

/** Bots are called `Irma (greedy)` in records; a screen shows their level beside the name. */
export function shownName(seat: Pick<SeatState, "name" | "person">): string {
  return seat.person ? (seat.name ?? "") : (seat.name ?? "").replace(/ \([^()]*\)( \d+)?$/, "$1");
}

/** The others at a table, by name: those whom one plays against. */
export function company(seats: readonly SeatState[], me: number | null): string {
  const others = seats.filter((seat, number) => number !== me && (seat.name ?? seat.bot) !== null);
  const names = others.map((seat) => (seat.name === null ? say(`bot-${seat.bot?.split(":")[0]}`) : shownName(seat)));
  return names.length === 0 ? "" : say("with", { names: names.join(", ") });
}

/** A seat's emblem and colour; with more than eight seats they come again. */
export function badge(seat: number): { readonly emblem: Emblem; readonly colour: string } {
  const place = seat % EMBLEMS.length;
  return { emblem: EMBLEMS[place] ?? "moon", colour: `var(--p${place + 1})` };
}

/** The levels that people play against, the weakest first. */
const PEOPLE: readonly string[] = ["apprentice", "pickpocket", "burglar", "mastermind"];

/** The level above the strongest of these bots, or the one below it; null where there is none. */
export function nextLevel(bots: readonly (string | null)[], step: 1 | -1 = 1): string | null {
  const strongest = Math.max(0, ...bots.map(levelOf));
  const further = PEOPLE.filter((each) => step * (levelOf(each) - strongest) > 0);
  return strongest === 0 ? null : (further.at(step > 0 ? 0 : -1) ?? null);
}

export function levelOf(bot: string | null): number {
  return bot === null ? 0 : (LEVELS[bot] ?? STRONGEST);
}
