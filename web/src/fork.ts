/** Many legal moves in groups to pick from, field by field; as `larcin/terminal/picker.py` does. */

import { same } from "@/pick.svelte";
import type { Struct } from "@/words/facts";

/** Groups of moves, and the field in which they differ; null: their kind. */
export interface Fork<M extends Struct> {
  readonly field: string | null;
  readonly groups: readonly (readonly M[])[];
}

/** By the kind of move where there are several, else by the first field that differs. */
export function fork<M extends Struct>(moves: readonly M[]): Fork<M> {
  const kinds = grouped(moves, (move) => move.type);
  if (kinds.length > 1 || moves.length === 0) return { field: null, groups: kinds };
  for (const field of Object.keys(moves[0] as object).filter((each) => each !== "type")) {
    const groups = grouped(moves, (move) => (move as unknown as Record<string, unknown>)[field]);
    if (groups.length > 1) return { field, groups };
  }
  return { field: null, groups: kinds };
}

function grouped<M>(moves: readonly M[], key: (move: M) => unknown): M[][] {
  const groups: [unknown, M[]][] = [];
  for (const move of moves) {
    const known = groups.find(([each]) => same(each, key(move)));
    if (known === undefined) groups.push([key(move), [move]]);
    else known[1].push(move);
  }
  return groups.map(([, group]) => group);
}
