/** What the viewer holds, in the order in which it is drawn. */

import type { Words } from "@/words/words";
import type { AnyMove, Object, View } from "./types";
import type { Action } from "./recent";

export const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;

export const letterOf = (object: Object): string => object.slice(0, 1);
export const yearOf = (object: Object): string => object.slice(1);

/** All objects of the viewer by letter and year, as the questions go through them. */
export function objectsOf(view: View): readonly Object[] {
  if (view.seat === null) return [];
  return [...view.hidden, ...(view.players[view.seat]?.objects ?? [])].sort();
}

/** The same in six columns. */
export function columns(objects: readonly Object[]): readonly (readonly Object[])[] {
  return LETTERS.map((letter) => objects.filter((each) => letterOf(each) === letter));
}

/** All actions the viewer has: exhibition, thieves, detective, then cheques from the biggest. */
export function actionsOf(view: View): readonly Action[] {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (me === undefined) return [];
  return [
    { type: "Exhibit" },
    ...me.thieves.toSorted((one, other) => other - one).map((thief) => ({ type: "Sneak", thief }) as const),
    { type: "Watch" },
    ...me.cheques.toSorted((one, other) => other - one).map((cheque) => ({ type: "Bid", cheque }) as const),
  ];
}

/** A name for each action, which stays with it. */
export function keyOf(action: Action): string {
  switch (action.type) {
    case "Bid":
      return `cheque-${action.cheque}`;
    case "Sneak":
      return `thief-${action.thief}`;
    default:
      return action.type;
  }
}

/** The object that the question is about, if it is about one. */
export function considered(moves: readonly AnyMove[]): Object | null {
  const move = moves.find((each) => each.type === "Show" || each.type === "Keep");
  return move === undefined ? null : (move as { readonly object: Object }).object;
}

/** The name alone; letter and year are printed beside it. */
export function bare(name: string): string {
  return name.replace(/\s\([A-F]\s\d{4}\)$/u, "");
}

/** An action in words; without the server's prospect nobody can tell how large an exhibition would be. */
export function tellAction(action: Action, words: Words): string {
  return action.type === "Exhibit" ? words.say("action-Exhibit") : words.move(action);
}
