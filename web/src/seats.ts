/** Who sits where, as every board shows it. */

import type { Emblem, SeatInfo } from "@/board";
import type { Presence, SeatClock, SeatState, TableState } from "@/wire";
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

/** A seat's emblem and colour; with more than eight seats they come again. */
export function badge(seat: number): { readonly emblem: Emblem; readonly colour: string } {
  const place = seat % EMBLEMS.length;
  return { emblem: EMBLEMS[place] ?? "moon", colour: `var(--p${place + 1})` };
}

export function levelOf(bot: string | null): number {
  return bot === null ? 0 : (LEVELS[bot] ?? STRONGEST);
}
