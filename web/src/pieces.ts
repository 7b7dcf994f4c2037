/** Pieces that are drawn, and what tapping them may mean: it knows no game, only the legal moves. */

import type { Part, Pick } from "@/pick.svelte";
import { same } from "@/same";
import type { Stroke } from "@/wire";
import type { Struct } from "@/words/facts";
import type { Words } from "@/words/words";

/** A piece as it stands in a drawing. */
export interface Drawn {
  readonly kind: string;
  readonly value: unknown;
  readonly name: string;
}

/** What a game's own drawing of a piece is told. */
export interface PieceProps extends Drawn {
  /** Whether it is the first on the page: what all of them need is drawn with it. */
  readonly first: boolean;
}

/** All pieces of these lines, in their order. */
export function piecesIn(lines: readonly (readonly Stroke[])[]): readonly Drawn[] {
  return lines.flat().flatMap(({ piece, text }) => (piece ? [{ kind: piece[0], value: piece[1], name: text }] : []));
}

/** Whether these lines say nothing but which pieces there are: they can be laid out as cards. */
export function areOnlyPieces(lines: readonly (readonly Stroke[])[]): boolean {
  return lines.flat().every(({ piece, text }) => piece || !/[\p{L}\p{N}]/u.test(text));
}

/** The parts of moves that name this piece: a tap on it may mean any of them. */
export function partsOf({ kind, value }: Omit<Drawn, "name">, moves: readonly Struct[], words: Words): Part<Struct> & readonly object[] {
  const parts: object[] = [];
  for (const move of moves) {
    for (const [field, held] of Object.entries(move)) {
      if (words.pieceKind(move, field) !== kind || !same(held, value)) continue;
      const part = { type: move.type, [field]: held };
      if (!parts.some((each) => same(each, part))) parts.push(part);
    }
  }
  return parts as Part<Struct> & readonly object[];
}

/** Whether these pieces can say all that is to be said next, so that it need not be said in words, too. */
export function canSay(pieces: readonly Drawn[], groups: readonly (readonly Struct[])[], field: string | null, words: Words): boolean {
  const isHeld = (kind: string | null, value: unknown): boolean => pieces.some((each) => each.kind === kind && same(each.value, value));
  const [only] = groups.length === 1 ? (groups[0] ?? []) : [];
  if (field === null) return only !== undefined && Object.entries(only).some(([each, held]) => isHeld(words.pieceKind(only, each), held));
  return groups.every(([first]) => {
    if (first === undefined) return false;
    return isHeld(words.pieceKind(first, field), (first as unknown as Record<string, unknown>)[field]);
  });
}

/** What a tap on a piece would do, for whoever does not see it. */
export function labelOf(drawn: Drawn, pick: Pick<Struct>, words: Words): string {
  const [only, ...others] = pick.with(partsOf(drawn, pick.moves, words));
  return only === undefined || others.length > 0 ? drawn.name : `${drawn.name}: ${words.move(only, pick.prospect(only))}`;
}
