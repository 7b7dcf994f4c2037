/** Adding jewels: tap them in and out of the hand, and confirm once; none and all are one tap away. */

import type { Card, Add, AnyMove } from "./types";

/** Of the additions that are legal, those to offer while these cards are raised: none, and these, or all that fit. */
export function offers(moves: readonly AnyMove[], raised: readonly Card[]): readonly Add[] {
  const adds = moves.filter((move): move is Add => move.type === "Add");
  const none = adds.filter((add) => add.cards.length === 0);
  const most = Math.max(0, ...adds.map((add) => add.cards.length));
  const size = raised.length > 0 ? raised.length : most;
  return [...none, ...adds.filter((add) => add.cards.length > 0 && add.cards.length === size && includes(add.cards, raised)).slice(0, 1)];
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

/** Where in the hand these cards are; of two alike, first the one that was tapped. */
export function placesOf(cards: readonly Card[], hand: readonly Card[], tapped: number): readonly number[] {
  const left = [...cards];
  const places = [...hand.keys()].sort((one, other) => Number(other === tapped) - Number(one === tapped));
  return places.filter((place) => {
    const found = left.indexOf(hand[place] as Card);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}
