/** What can be done where: legal moves sorted by the square that one would tap for them. */

import { CIRCLES, GATES, beside, directionOf, endOf, squareOf, type Figure } from "./city";
import type { AnyMove, AnyProspect, Card, View, Walk } from "./types";

/** A walk to a square where the figure may stop. */
export interface Way {
  readonly figure: Figure;
  readonly square: number;
  /** First letters of the directions, as the server tells them. */
  readonly steps: string;
}

/** The square that one taps for this move; null for a move that has no place on the map. */
export function placeOf(view: View, move: AnyMove): number | null {
  switch (move.type) {
    case "Place":
    case "Teleport":
      return CIRCLES[move.circle - 1] ?? null;
    case "Walk":
    case "Reach":
      return beside(squareOf(view, "figure" in move ? move.figure : "thief"), move.direction);
    case "Take": {
      const here = squareOf(view, "thief");
      return move.where === "here" ? here : beside(here, move.where);
    }
    case "Fight":
    case "Shoot":
    case "Block":
    case "Find":
      return squareOf(view, "thief", move.target);
    case "March":
      return squareOf(view, move.figure);
    case "Lull":
    case "Wake":
      return squareOf(view, move.guard);
    case "Close":
    case "Open":
      return GATES[move.gate - 1] ?? null;
    default:
      return null;
  }
}

/** Who would do this; null for what nobody on the map does. */
export function figureOf(move: AnyMove): Figure | null {
  if ("figure" in move) return move.figure;
  return ["Reach", "Take", "Teleport", "Slip"].includes(move.type) ? "thief" : null;
}

/** All walks that the server offers, from its legal first steps. */
export function waysOf(
  view: View,
  moves: readonly AnyMove[],
  prospect: (move: AnyMove) => AnyProspect,
): readonly Way[] {
  return moves.flatMap((move) => {
    const ahead = move.type === "Walk" ? prospect(move) : null;
    if (move.type !== "Walk" || ahead?.type !== "Ahead") return [];
    const start = squareOf(view, move.figure);
    return ahead.ways.map((steps) => ({ figure: move.figure, square: endOf(start, steps), steps }));
  });
}

export function firstStep(way: Way): Walk {
  return { type: "Walk", figure: way.figure, direction: directionOf(way.steps) };
}

/** What a tap on a square could mean. */
export type Choice =
  | { readonly kind: "move"; readonly move: AnyMove }
  | { readonly kind: "way"; readonly way: Way }
  | { readonly kind: "lead"; readonly figure: Figure };

interface Situation {
  readonly view: View;
  /** The moves that are left after the taps so far. */
  readonly moves: readonly AnyMove[];
  readonly ways: readonly Way[];
  /** Whom one leads. */
  readonly leads: Figure | null;
  /** Whether a card was tapped before: then only its moves count. */
  readonly isNarrowed: boolean;
}

/** All that a tap on this square could mean now. */
export function choicesAt(square: number, now: Situation): readonly Choice[] {
  const there = now.moves.filter((move) => placeOf(now.view, move) === square);
  if (now.isNarrowed) return there.map((move) => ({ kind: "move", move }));
  const way = now.ways.find((each) => each.square === square && each.figure === now.leads);
  const own = there.filter(
    (move) => (move.type !== "Walk" || (move.figure === now.leads && way === undefined)) && move.type !== "March" && !spendsTargetCard(move),
  );
  const leads = leadersAt(square, now);
  return [
    ...own.map((move): Choice => ({ kind: "move", move })),
    ...(way === undefined ? [] : [{ kind: "way", way } as const]),
    ...leads.map((figure): Choice => ({ kind: "lead", figure })),
  ];
}

/** Moves that begin with a card: a tap on a figure or a gate alone does not mean them. */
function spendsTargetCard(move: AnyMove): boolean {
  return ["Close", "Open", "Block", "Lull", "Find", "Wake"].includes(move.type);
}

/** The figures on this square that one could lead instead. */
function leadersAt(square: number, now: Situation): readonly Figure[] {
  const able = new Set(now.moves.filter((move) => "figure" in move && move.type !== "March").map(figureOf));
  return [...able].filter(
    (figure): figure is Figure => figure !== null && figure !== now.leads && squareOf(now.view, figure) === square,
  );
}

/** Whom a player leads without having said so: the own thief, if it can do anything; else the guard of the turn. */
export function usualLeader(moves: readonly AnyMove[], view: View): Figure | null {
  const able = moves.map(figureOf);
  if (able.includes("thief")) return "thief";
  if (view.guard !== null && able.includes(view.guard)) return view.guard;
  return able.find((figure) => figure !== null) ?? null;
}

export const isAttack = (move: AnyMove): boolean => move.type === "Shoot" || move.type === "Fight";

/** Moves that are buttons beside the map; taking something is one as well, for it is what one came for. */
const LOOSE: readonly AnyMove["type"][] = ["Take", "Reach", "Roll", "Boost", "Break", "Pass", "Wear", "Return", "EndTurn"];

/** One group of moves for each button. */
export const looseMoves = (moves: readonly AnyMove[]): readonly (readonly AnyMove[])[] =>
  LOOSE.map((type) => moves.filter((move) => move.type === type)).filter((group) => group.length > 0);

type Fields = AnyMove extends infer M ? (M extends unknown ? Partial<M> : never) : never;
type Guard = Exclude<Figure, "thief">;

/** For each card a move that one lays it for, at somebody else: what can be asked for even when there is none. */
const TRIES: Readonly<Record<Card, (target: number) => AnyMove>> = {
  "forced-march": () => ({ type: "March", figure: "thief" }),
  "skeleton-key": () => ({ type: "Take", where: "here", means: "card" }),
  door: () => ({ type: "Close", gate: 1 }),
  "hidden-thief": () => ({ type: "Hide" }),
  "blocked-thief": (target) => ({ type: "Block", target }),
  "sleeping-guard": () => ({ type: "Lull", guard: FIRST }),
  arrow: (target) => ({ type: "Shoot", figure: "thief", target }),
  "plus-two": (target) => ({ type: "Fight", figure: "thief", target, boosted: true }),
  "broken-bow": () => ({ type: "Break" }),
  "secret-door": () => ({ type: "Slip" }),
  "found-thief": (target) => ({ type: "Find", target }),
  "woken-guard": (owner) => ({ type: "Wake", guard: FIRST, owner }),
};
const FIRST: Guard = "guard-1";

/** A move with this card, against who has a crown rather than against others: the server says why it cannot be made. */
export function attemptWith(card: Card, view: View): AnyMove {
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  const marked = others.find((seat) => view.players[seat]?.crown !== null);
  return TRIES[card](marked ?? others[0] ?? 0);
}

/** The moves for which one lays this card: those of its kind, and laying it off. */
export function movesOfCard(card: Card, moves: readonly AnyMove[], prospect: (move: AnyMove) => AnyProspect): readonly Fields[] {
  const discard: Fields = { type: "Discard", card };
  switch (card) {
    case "skeleton-key":
      return [discard, { type: "Take", means: "card" }];
    case "door":
      return [discard, { type: "Close" }, { type: "Open" }];
    case "arrow":
      return [discard, ...moves.filter((move) => isByCard(prospect(move)))];
    case "plus-two":
      return [discard, { type: "Fight", boosted: true }, { type: "Boost" }];
    default:
      return [discard, { type: TRIES[card](0).type } as Fields];
  }
}

function isByCard(prospect: AnyProspect): boolean {
  return prospect?.type === "Flight" && prospect.bow === "card";
}

/** The cards in hand where they lay before: what is gone leaves its place empty, until cards are drawn. */
export function keepPlaces(before: readonly (Card | null)[], hand: readonly Card[]): readonly (Card | null)[] {
  const left = [...hand];
  const kept = before.map((card) => {
    const at = left.indexOf(card as Card);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return left.length > 0 ? hand : kept;
}

/** Whether the map alone cannot tell these moves apart: some have the same place, or none. */
export function needWords(moves: readonly AnyMove[], view: View): boolean {
  const places = moves.map((move) => placeOf(view, move));
  return places.includes(null) || new Set(places).size < places.length;
}

/** A walk that is under way: the squares are taken one by one, as long as the server lets them. */
export interface Course {
  readonly figure: Figure;
  /** Where the figure is when the step that was asked for has been made. */
  readonly square: number;
  readonly rest: string;
  /** The view in which the last step was asked for. */
  readonly view: View;
}

export function setOut(way: Way, view: View): Course {
  const first = way.steps.slice(0, 1);
  return { figure: way.figure, square: endOf(squareOf(view, way.figure), first), rest: way.steps.slice(1), view };
}

/** Whether nothing can be said of it yet: the last step is not answered, or what came of it is still being told, and nobody is asked. */
export const isPending = (course: Course, view: View, moves: readonly AnyMove[]): boolean =>
  course.view === view || (moves.length === 0 && view.active === view.seat && view.outcome === null);

/** Whether somebody who wanted to walk on stands still on the way: a crown can be taken, or the way is shut. */
export const hasStopped = (course: Course, view: View): boolean => course.rest !== "" && squareOf(view, course.figure) === course.square;

/** The next step of a course, if it is as it was planned: the new course and the legal move. It stops where a crown can be taken. */
export function goOn(course: Course, view: View, moves: readonly AnyMove[]): { course: Course; step: AnyMove } | null {
  if (course.rest === "" || squareOf(view, course.figure) !== course.square) return null;
  if (moves.some((move) => move.type === "Take" && move.where === "here")) return null;
  const direction = directionOf(course.rest);
  const step = moves.find((move) => move.type === "Walk" && move.figure === course.figure && move.direction === direction);
  if (step === undefined) return null;
  return { course: setOut({ figure: course.figure, square: -1, steps: course.rest }, view), step };
}
