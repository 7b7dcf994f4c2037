/** Two fingers, the wheel with Ctrl, keys. */

import type { Spot, Zoomed } from "./zoom";

const KEYS: Readonly<Record<string, number>> = { "+": 1.25, "=": 1.25, "-": 0.8 };

/** How far two fingers are apart, and what lies between them. */
function span(touches: TouchList, box: DOMRect): { readonly length: number; readonly spot: Spot } | null {
  const [one, other] = [touches[0], touches[1]];
  if (one === undefined || other === undefined) return null;
  return {
    length: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    spot: { x: (one.clientX + other.clientX) / 2 - box.left, y: (one.clientY + other.clientY) / 2 - box.top },
  };
}

/** Listen to them on the window, until what is answered is called. One finger scrolls it, as anywhere. */
export function listen(node: HTMLElement, { side, grow }: Zoomed): () => void {
  let began: { readonly length: number; readonly side: number } | null = null;
  let last: Spot = { x: 0, y: 0 };

  function start(event: TouchEvent): void {
    const two = span(event.touches, node.getBoundingClientRect());
    began = two === null ? null : { length: two.length, side: side() };
    if (two !== null) last = two.spot;
  }
  function move(event: TouchEvent): void {
    const two = span(event.touches, node.getBoundingClientRect());
    if (began === null || two === null) return;
    event.preventDefault();
    node.scrollBy(last.x - two.spot.x, last.y - two.spot.y);
    last = two.spot;
    grow((began.side * two.length) / began.length, two.spot);
  }
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = node.getBoundingClientRect();
    grow(side() * Math.exp(-event.deltaY / 200), { x: event.clientX - box.left, y: event.clientY - box.top });
  }
  function key(event: KeyboardEvent): void {
    const factor = KEYS[event.key];
    if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    grow(side() * factor, { x: node.clientWidth / 2, y: node.clientHeight / 2 });
  }

  const listening = new AbortController();
  const { signal } = listening;
  node.addEventListener("touchstart", start, { signal, passive: true });
  node.addEventListener("touchmove", move, { signal, passive: false });
  node.addEventListener("touchend", start, { signal, passive: true });
  node.addEventListener("wheel", wheel, { signal, passive: false });
  node.addEventListener("keydown", key, { signal });
  return () => listening.abort();
}
