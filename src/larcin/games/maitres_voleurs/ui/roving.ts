/** One stop for Tab, and arrows inside: for any group of buttons, wherever they lie. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What is beside counts less than what is ahead. */
const ASIDE = 3;

/** Which of these boxes is next in this direction; past the edge, the farthest on the other side. */
export function nextBox(boxes: readonly Box[], from: number, key: string): number {
  const step = STEPS[key];
  const start = boxes[from];
  if (step === undefined || start === undefined) return from;
  const ways = boxes.map((box) => {
    const x = box.left + box.width / 2 - start.left - start.width / 2;
    const y = box.top + box.height / 2 - start.top - start.height / 2;
    return { ahead: x * step[0] + y * step[1], aside: Math.abs(x * step[1] + y * step[0]) };
  });
  const cost = ({ ahead, aside }: { ahead: number; aside: number }): number => ahead + ASIDE * aside;
  const best = (allowed: (ahead: number) => boolean): number =>
    ways.reduce((found, way, at) => (allowed(way.ahead) && (found < 0 || cost(way) < cost(ways[found] as typeof way)) ? at : found), -1);
  const ahead = best((distance) => distance > 1);
  if (ahead >= 0) return ahead;
  const behind = best((distance) => distance < -1);
  return behind < 0 ? from : behind;
}

/** Of all buttons in here one can be reached by Tab; the arrows go from one to the other. */
export function roving(group: HTMLElement): () => void {
  const buttons = (): HTMLButtonElement[] => [...group.querySelectorAll("button")];
  function keepOne(wanted?: EventTarget | null): void {
    const all = buttons();
    const kept = all.find((each) => each === wanted) ?? all.find((each) => each.tabIndex === 0) ?? all[0];
    for (const each of all) each.tabIndex = each === kept ? 0 : -1;
  }
  function key(event: KeyboardEvent): void {
    if (!(event.key in STEPS)) return;
    const all = buttons();
    const from = all.findIndex((each) => each === document.activeElement);
    event.preventDefault();
    all[nextBox(all.map((each) => each.getBoundingClientRect()), from, event.key)]?.focus();
  }
  const focus = (event: FocusEvent): void => keepOne(event.target);
  const observer = new MutationObserver(() => keepOne());
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", key);
  group.addEventListener("focusin", focus);
  keepOne();
  return () => {
    observer.disconnect();
    group.removeEventListener("keydown", key);
    group.removeEventListener("focusin", focus);
  };
}
