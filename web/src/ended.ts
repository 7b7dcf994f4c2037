/** What only the end asks of a match. */

import type { AnyEvent } from "@/board";
import type { Weights } from "@/telling";

/** Whether this ended the match: after it nothing but what goes along. Then it decided it, whatever was counted. */
export function isLast(event: AnyEvent, log: readonly AnyEvent[], weights: Weights): boolean {
  return log.findLast(({ type }) => weights[type] !== "along") === event;
}
