/** What is to be seen on the map: who stands where, what a square is called, lines of sight. */

import type { Words } from "@/words/words";
import { CIRCLES, CROWNS, GATES, GUARDS, KEYS, colourAt, kindOf, nameOf, squareOf, type Colour, type Figure } from "./city";
import type { AnyEvent, AnyMove, AnyProspect, View } from "./types";

/** A figure on the map. */
export interface Standing {
  readonly id: string;
  readonly square: number;
  /** Whose thief it is; null for a guard. */
  readonly seat: number | null;
  /** Which guard it is, from 0; -1 for a thief. */
  readonly number: number;
  readonly crown: Colour | null;
  readonly hidden: boolean;
  /** Whose markers it wears. */
  readonly markers: readonly number[];
  readonly led: boolean;
  /** On its way over a square where somebody else stands. */
  readonly passing: boolean;
}

/** Everybody on the map, those in front last. */
export function figuresOf(view: View, leads: Figure | null): readonly Standing[] {
  const isOn = (figure: Figure): boolean => view.passing === figure;
  const thieves = view.players.map((player, seat): Standing => ({
    id: `thief-${seat}`,
    square: player.thief,
    seat,
    number: -1,
    crown: player.crown,
    hidden: player.hidden,
    markers: [...(player.hidden ? [seat] : []), ...player.blocked],
    led: leads === "thief" && seat === view.active,
    passing: seat === view.active && isOn("thief"),
  }));
  const guards = GUARDS.map((guard, number): Standing => ({
    id: guard,
    square: squareOf(view, guard),
    seat: null,
    number,
    crown: null,
    hidden: false,
    markers: view.asleep[number] ?? [],
    led: leads === guard,
    passing: isOn(guard),
  }));
  const standing = [...thieves, ...guards].filter((each) => each.square >= 0);
  return standing.sort((one, other) => one.square - other.square || Number(one.passing) - Number(other.passing));
}

/** A square in words: its name, what it is, who is there, and what can be done. */
export function labelOf(square: number, view: View, words: Words, figures: readonly Standing[], actions: readonly string[]): string {
  const people = figures.filter((each) => each.square === square).flatMap((each) => personOf(each, view, words));
  return [nameOf(square), groundOf(square, view, words), ...people, ...actions].join(", ");
}

function groundOf(square: number, view: View, words: Words): string {
  switch (kindOf(square)) {
    case "C":
      return words.say("the-crown", { colour: colourAt(CROWNS, square, view) ?? "" });
    case "K":
      return words.say("the-key", { colour: colourAt(KEYS, square, view) ?? "" });
    case "O":
      return words.say("board-circle", { number: CIRCLES.indexOf(square) + 1 });
    case "E":
      return words.say(view.doors.includes(square) ? "board-closed-gate" : "board-gate", { number: GATES.indexOf(square) + 1 });
    case "T":
      return words.say("board-tower");
    case "f":
      return words.say("board-forest");
    default:
      return words.say("board-street");
  }
}

function personOf(figure: Standing, view: View, words: Words): readonly string[] {
  if (figure.seat === null) {
    const name = words.say("the-guard", { guard: figure.id });
    return figure.markers.length > 0 ? [name, words.say("board-asleep")] : [name];
  }
  const isBlocked = (view.players[figure.seat]?.blocked.length ?? 0) > 0;
  return [
    words.say("board-thief", { player: words.player(figure.seat), is: figure.seat === view.seat ? "you" : "other" }),
    ...(figure.crown === null ? [] : [words.say("board-wears", { colour: figure.crown })]),
    ...(figure.hidden ? [words.say("table-hidden")] : []),
    ...(isBlocked ? [words.say("table-blocked")] : []),
  ];
}

/** A line of sight or, not faint, the ruler. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly faint: boolean;
}

/** A word beside a square. */
export interface Flag {
  readonly square: number;
  readonly text: string;
  readonly tone: "plain" | "gain" | "loss";
}

/** The shots that may be made; the ruler lies where one aims. */
export function shotsOf(view: View, moves: readonly AnyMove[], aimed: number | null, isNarrowed: boolean): readonly Line[] {
  return moves.flatMap((move) => {
    if (move.type !== "Shoot") return [];
    const to = squareOf(view, "thief", move.target);
    return [{ from: squareOf(view, move.figure), to, faint: to !== aimed && !isNarrowed }];
  });
}

/** The attack that is being answered. */
export function attackOf(view: View): Line | null {
  if (view.attack === null) return null;
  return { from: squareOf(view, view.attack.figure), to: squareOf(view, "thief", view.attack.target), faint: false };
}

/** What the last fight or shot came to, beside the one who was attacked. */
export function resultsOf(events: readonly AnyEvent[], view: View, words: Words): readonly Flag[] {
  return events.flatMap((event) => {
    if (event.type !== "Fought" && event.type !== "Shot") return [];
    const success = event.type === "Fought" ? event.won : event.hit;
    const text =
      event.type === "Fought"
        ? words.say("board-fight", { attack: event.attack, defence: event.defence })
        : words.say(`board-shot-${event.face}`, { number: event.number });
    return [{ square: squareOf(view, "thief", event.target), text, tone: success ? "loss" : "plain" }];
  });
}

/** How likely what one aims at is to succeed, as the server says it. */
export function chancesOf(
  view: View,
  moves: readonly AnyMove[],
  prospect: (move: AnyMove) => AnyProspect,
  words: Words,
  aimed: number | null,
  isNarrowed: boolean,
): readonly Flag[] {
  const flags = new Map<number, Flag>();
  for (const move of moves) {
    if (move.type !== "Shoot" && move.type !== "Fight") continue;
    const square = squareOf(view, "thief", move.target);
    const ahead = prospect(move);
    if ((square !== aimed && !isNarrowed) || flags.has(square)) continue;
    if (ahead?.type === "Flight") {
      const { distance, percent } = ahead;
      flags.set(square, { square, text: words.say("board-odds-shot", { distance, percent }), tone: "gain" });
    } else if (ahead?.type === "Chances") {
      flags.set(square, { square, text: words.say("board-odds", { percent: ahead.percent }), tone: "gain" });
    }
  }
  return [...flags.values()];
}
