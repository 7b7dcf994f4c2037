/** Adding jewels takes two taps at most: raise one in the hand, then take one of four offers. */

import type { Card, Add, AnyMove } from "./types";

/** So many buttons find room beside the hand. */
const ROOM = 4;

/** Of the additions that are legal, those to offer while these cards are raised. */
export function offers(moves: readonly AnyMove[], raised: readonly Card[]): readonly Add[] {
  const adds = moves.filter((move): move is Add => move.type === "Add");
  const fitting = adds.filter((add) => includes(add.cards, raised));
  if (fitting.length <= ROOM) return fitting;
  const all = Math.max(...fitting.map((add) => add.cards.length));
  return fitting.filter((add) => add.cards.length === 0 || add.cards.length === all);
}

/** Whether these cards hold all of those, two of them twice. */
export function includes(cards: readonly Card[], wanted: readonly Card[]): boolean {
  const left = [...cards];
  return wanted.every((card) => {
    const place = left.indexOf(card);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}

/** For each card of the hand, whether it is one of these; of two alike only as many as there are. */
export function marked(hand: readonly Card[], cards: readonly Card[]): readonly boolean[] {
  const left = [...cards];
  return hand.map((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
