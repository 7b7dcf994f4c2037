/** What somebody new is shown of a game in thirty seconds: three pictures, for the games that have them. */

import starts from "virtual:games/starts";
import type { Component } from "svelte";

/** What you want, what you do on your turn, how it ends. */
export const PICTURES = ["want", "turn", "ends"] as const;

export function hasStart(game: string): boolean {
  return PICTURES.every((name) => starts[`${game}/${name}`] !== undefined);
}

export async function loadStart(game: string): Promise<readonly Component[]> {
  const found = await Promise.all(PICTURES.map((name) => starts[`${game}/${name}`]?.()));
  return found.flatMap((each) => (each === undefined ? [] : [each.default]));
}
