/**
 * Movement out of the difference of two pictures.
 *
 * A board marks what can move with `data-fly`, a name that stays with the piece wherever it lies. The
 * shell measures before and after; what has moved flies there. A piece that was not there before
 * flies from where `data-from` was, if it says so; one with neither just appears.
 *
 * On a ground that grows, shrinks or scrolls (`data-ground`), only what has moved on the ground flies:
 * who looks closer does not see everybody run about.
 */

interface Spot {
  readonly box: DOMRect;
  /** The ground on which it stands, if it stands on one. */
  readonly ground: DOMRect | null;
}

export type Picture = ReadonlyMap<string, Spot>;

/** Where everything that can move is now. */
export function measure(root: Element | null): Picture {
  const found = root?.querySelectorAll<HTMLElement>("[data-fly]") ?? [];
  return new Map([...found].map((each) => [each.dataset["fly"] ?? "", spotOf(each)]));
}

const spotOf = (piece: Element): Spot => ({
  box: piece.getBoundingClientRect(),
  ground: piece.closest("[data-ground]")?.getBoundingClientRect() ?? null,
});

const flying = new Set<Animation>();

/** Whatever is in the air lands at once: somebody who acts does not want to wait. */
export function land(): void {
  for (const flight of flying) flight.finish();
}

/** Let everything fly from where it was, for so many milliseconds; whether anything does. */
export function fly(root: Element | null, before: Picture, time = milliseconds("--move")): boolean {
  const pieces = [...(root?.querySelectorAll<HTMLElement | SVGElement>("[data-fly]") ?? [])];
  // All are measured before the first one moves: in turns, the browser would lay out the page for each.
  const ways = pieces.map((piece) => wayOf(piece, before));
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
    void flight.finished.catch(() => undefined).finally(() => flying.delete(flight));
  }
  return ways.some((way) => way !== null);
}

interface Way {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How far a piece has come, or null if it has not moved or nobody knows from where. */
function wayOf(piece: HTMLElement | SVGElement, before: Picture): Way | null {
  const itself = before.get(piece.dataset["fly"] ?? "");
  const known = itself ?? before.get(piece.dataset["from"] ?? "");
  const now = spotOf(piece);
  const to = now.box;
  if (known === undefined || known.box.width === 0 || to.width === 0) return null;
  const from = onGround(known, now.ground);
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  if (Math.abs(x) + Math.abs(y) < 3) return null;
  // What comes out of a place is not as large as the place.
  return { x, y, scale: itself === undefined ? Math.min(1, from.width / to.width) : from.width / to.width };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where this spot is on the screen now that its ground lies there, as big as it is now. */
export function onGround({ box, ground }: Spot, now: DOMRect | null): Box {
  if (ground === null || now === null || ground.width === 0 || ground.height === 0) return box;
  const [across, down] = [now.width / ground.width, now.height / ground.height];
  return {
    left: now.left + (box.left - ground.left) * across,
    top: now.top + (box.top - ground.top) * down,
    width: box.width * across,
    height: box.height * down,
  };
}

/** The length of a movement as the tokens have it; a build may write `.4s` for `400ms`. */
export function milliseconds(token: string): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(written) || 0;
  return written.endsWith("ms") ? number : number * 1000;
}
