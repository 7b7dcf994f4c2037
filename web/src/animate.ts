/**
 * Movement out of the difference of two pictures.
 *
 * A board marks what can move with `data-fly`, a name that stays with the piece wherever it lies. The
 * shell measures before and after; what has moved flies there. A piece that was not there before
 * flies from where `data-from` was, if it says so; one with neither just appears.
 */

export type Picture = ReadonlyMap<string, DOMRect>;

/** Where everything that can move is now. */
export function measure(root: Element | null): Picture {
  const found = root?.querySelectorAll<HTMLElement>("[data-fly]") ?? [];
  return new Map([...found].map((each) => [each.dataset["fly"] ?? "", each.getBoundingClientRect()]));
}

const flying = new Set<Animation>();

/** Whatever is in the air lands at once: somebody who acts does not want to wait. */
export function land(): void {
  for (const flight of flying) flight.finish();
}

/** Let everything fly from where it was; answers when all have landed. */
export async function fly(root: Element | null, before: Picture): Promise<void> {
  const time = milliseconds("--move");
  const pieces = [...(root?.querySelectorAll<HTMLElement | SVGElement>("[data-fly]") ?? [])];
  // All are measured before the first one moves: in turns, the browser would lay out the page for each.
  const ways = pieces.map((piece) => wayOf(piece, before));
  const flights: Promise<unknown>[] = [];
  for (const [number, piece] of pieces.entries()) {
    const way = ways[number];
    if (way == null) continue;
    const flight = piece.animate(
      [
        { translate: `${way.x}px ${way.y}px`, scale: way.scale, zIndex: 5 },
        { translate: "0 0", scale: 1, zIndex: 5 },
      ],
      { duration: time, easing: "cubic-bezier(.2, .8, .2, 1)", composite: "replace" },
    );
    flying.add(flight);
    flights.push(flight.finished.catch(() => undefined).finally(() => flying.delete(flight)));
  }
  await Promise.all(flights);
}

interface Way {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How far a piece has come, or null if it has not moved or nobody knows from where. */
function wayOf(piece: HTMLElement | SVGElement, before: Picture): Way | null {
  const from = before.get(piece.dataset["fly"] ?? "") ?? before.get(piece.dataset["from"] ?? "");
  if (from === undefined || from.width === 0) return null;
  const to = piece.getBoundingClientRect();
  if (to.width === 0) return null;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return Math.abs(x) + Math.abs(y) < 3 ? null : { x, y, scale: from.width / to.width };
}

/** The length of a movement as the tokens have it; a build may write `.4s` for `400ms`. */
export function milliseconds(token: string): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(written) || 0;
  return written.endsWith("ms") ? number : number * 1000;
}
