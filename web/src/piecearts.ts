/** The drawings of single pieces, for the pages that show them beside a text. */

import pieces from "virtual:games/pieces";
import type { Component } from "svelte";
import type { PieceProps } from "@/pieces";

/** How a game draws one of its pieces; where it does not, a sign stands for it. */
export async function loadPiece(slug: string): Promise<Component<PieceProps>> {
  const load = pieces[slug];
  return (await (load === undefined ? import("@/kit/PieceArt.svelte") : load())).default as Component<PieceProps>;
}
