/** What is to be seen on the map: who stands where, what a square is called, lines of sight. */

import type { About } from "@/kit/about";
import type { Words } from "@/words/words";
import { CIRCLES, CROWNS, GATES, GUARDS, KEYS, colourAt, kindOf, nameOf, squareOf, type Colour, type Figure } from "./city";
import type { AnyEvent, AnyMove, AnyProspect, Fought, Shot, View } from "./types";

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
  /** Whose markers hold it, or let it sleep. */
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
    markers: player.blocked, // who hides is drawn in a cloak: the own marker says no more
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

/** Which of the game's words tell of a square, by what it is. */
const ABOUT: Readonly<Record<string, string>> = { C: "about-crown", K: "about-key", O: "about-circle", E: "about-gate", T: "about-tower", f: "about-forest" };

/** What can be told of a square and of who stands there. */
export function aboutSquare(square: number, view: View, words: Words, figures: readonly Standing[]): About {
  const here = figures.filter((each) => each.square === square);
  const isShut = view.doors.includes(square);
  const key = isShut ? "about-door" : ABOUT[kindOf(square)];
  const ground = groundOf(square, view, words);
  if (here.length === 0) return { name: ground, key, says: ownedOf(view).includes(square) ? [words.say("board-owned")] : [] };
  const people = here.flatMap((each) => personOf(each, view, words).join(", "));
  const told = here.flatMap((each) => tellOf(each, view, words));
  const isStreet = key === undefined; // that says nothing of who stands there
  return { name: people.join(" · "), key: here[0]?.seat === null ? "about-guard" : here[0]?.crown === null ? "about-bare-thief" : "about-thief", says: isStreet ? told : [...told, ground] };
}

/** Where something lies that I have already: keys that I hold, crowns that I wear or that are home. More of them lie there all the same. */
export function ownedOf(view: View): readonly number[] {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (me === undefined) return [];
  const is = (squares: readonly number[], colours: readonly (string | null)[]) => squares.filter((square) => colours.includes(colourAt(squares, square, view)));
  return [...is(CROWNS, [...me.home, ...(me.crown === null ? [] : [me.crown])]), ...is(KEYS, me.keys)];
}

/** What the markers on a head do, and until whose turn. */
function tellOf(figure: Standing, view: View, words: Words): readonly string[] {
  const owners = (seats: readonly number[]): string => words.players([...new Set(seats)]);
  if (figure.seat === null) return figure.markers.length > 0 ? [words.say("about-asleep", { owners: owners(figure.markers) })] : [];
  const blocked = view.players[figure.seat]?.blocked ?? [];
  return [
    ...(figure.hidden ? [words.say("about-hidden")] : []),
    ...(blocked.length > 0 ? [words.say("about-blocked", { owners: owners(blocked) })] : []),
  ];
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

/** An attack that was decided, and what came of it. */
export interface Duel {
  readonly decided: Fought | Shot;
  readonly after: readonly AnyEvent[];
}

const CONSEQUENCES: readonly AnyEvent["type"][] = ["Lost", "Returned", "Worn", "Beaten"];

/** The attack that these events decide. */
export function duelOf(events: readonly AnyEvent[]): Duel | null {
  const at = events.findLastIndex((event) => event.type === "Fought" || event.type === "Shot");
  const decided = events[at];
  if (decided?.type !== "Fought" && decided?.type !== "Shot") return null;
  return { decided, after: events.slice(at + 1).filter((event) => CONSEQUENCES.includes(event.type)) };
}

/** The attack that is being told: a new one, or the one before with what comes of it. */
export function duelAfter(before: Duel | null, events: readonly AnyEvent[]): Duel | null {
  const found = duelOf(events);
  if (found !== null || before === null || events.length === 0) return found;
  const isAll = events.every((event) => CONSEQUENCES.includes(event.type));
  return isAll ? { ...before, after: [...before.after, ...events] } : null;
}

/** What a fight or shot came to, beside the one who was attacked: as long as it is the last thing that happened. */
export function resultsOf(events: readonly AnyEvent[], view: View, words: Words): readonly Flag[] {
  const event = events.findLast(({ type }) => !CONSEQUENCES.includes(type));
  if (event?.type !== "Fought" && event?.type !== "Shot") return [];
  const success = event.type === "Fought" ? event.won : event.hit;
  const text =
    event.type === "Fought"
      ? words.say("board-fight", { attack: event.attack, defence: event.defence })
      : words.say(`board-shot-${event.face}`, { number: event.number });
  return [{ square: squareOf(view, "thief", event.target), text, tone: success ? "loss" : "plain" }];
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
