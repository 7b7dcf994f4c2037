/** What a card shows, read from its name: `ring-7`, `safe-11`, `watch-thief`, `shadow-thief`. */

import type { Card } from "./types";

export const KINDS = ["necklace", "ring", "watch", "tiara"] as const;
export type Kind = (typeof KINDS)[number];

export interface Face {
  readonly shape: "jewel" | "safe" | "thief";
  /** Of a jewel, and of a thief's prey; the shadow thief is after any. */
  readonly kind: Kind | null;
  /** Of a jewel its value, of a safe the number it holds; a thief has none. */
  readonly number: number;
}

export function face(card: Card): Face {
  const [first, second] = card.split("-") as [string, string];
  const kind = KINDS.find((each) => each === first) ?? null;
  if (second === "thief") return { shape: "thief", kind, number: 0 };
  return { shape: kind === null ? "safe" : "jewel", kind, number: Number(second) };
}

/** What a card is for: which words tell of it. */
export function aboutCard(card: Card): { readonly piece: readonly ["card", Card]; readonly key: string } {
  const { shape, kind } = face(card);
  const key = shape === "jewel" ? "about-jewel" : shape === "safe" ? "about-lock" : kind === null ? "about-shadow-thief" : "about-thief";
  return { piece: ["card", card], key };
}

/** The sum of what is written on these jewels. */
export function worth(jewels: readonly Card[]): number {
  return jewels.reduce((sum, card) => sum + face(card).number, 0);
}

/** By kind, then by value: as one would lay them out to look through them. */
export function inOrder(cards: readonly Card[]): readonly Card[] {
  const rank = (card: Card): number => {
    const { shape, kind, number } = face(card);
    const group = kind === null ? KINDS.length : KINDS.indexOf(kind);
    return (shape === "thief" ? 100 : group) * 100 + number;
  };
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** A card of the hand with a name of its own, so that it can fly: the second ring 3 is another one. */
export interface Held {
  readonly card: Card;
  readonly id: string;
}

export function held(hand: readonly Card[]): readonly Held[] {
  return hand.map((card, place) => {
    const before = hand.slice(0, place).filter((each) => each === card).length;
    return { card, id: `hand-${card}-${before + 1}` };
  });
}
