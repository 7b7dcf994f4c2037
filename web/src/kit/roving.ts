/** One stop for Tab in a group of buttons, and arrows inside, wherever they lie. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies aside is farther away than what lies ahead. */
const ASIDE = 3;

/** Which of these boxes a key leads to; past the edge, to the farthest on the other side; -1 for a key that leads nowhere. */
export function nextBox(boxes: readonly Box[], from: number, key: string): number {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  const step = STEPS[key];
  const start = boxes[from];
  if (step === undefined || start === undefined) return -1;
  const ways = boxes.map((box) => {
    const x = box.left + box.width / 2 - start.left - start.width / 2;
    const y = box.top + box.height / 2 - start.top - start.height / 2;
    return { ahead: x * step[0] + y * step[1], aside: Math.abs(x * step[1]) + Math.abs(y * step[0]) };
  });
  const best = (allowed: (ahead: number) => boolean): number =>
    ways.reduce((found, way, at) => (allowed(way.ahead) && (found < 0 || cost(way) < cost(ways[found] as Way)) ? at : found), -1);
  const ahead = best((distance) => distance > 1);
  if (ahead >= 0) return ahead;
  const behind = best((distance) => distance < -1);
  return behind < 0 ? from : behind;
}

interface Way {
  readonly ahead: number;
  readonly aside: number;
}
const cost = ({ ahead, aside }: Way): number => ahead + ASIDE * aside;

const isOpen = (button: HTMLElement): boolean => button.getAttribute("aria-disabled") !== "true";

/**
 * For `{@attach roving}` on the group. Focus is not lost with a button that goes: it stays in the group, or
 * goes to another group of the same section when nothing is left here.
 */
export function roving(group: HTMLElement): () => void {
  /** Where one was last, and which place that was. */
  let current: HTMLElement | undefined;
  let place = 0;
  let focused: HTMLElement | null = null;

  const buttons = (): HTMLElement[] => [...group.querySelectorAll("button")];

  /** The stop is where one was last, else at the first thing that may be done. */
  function settle(): void {
    const all = buttons();
    const isLost = focused !== null && !focused.isConnected;
    if (current !== undefined && !all.includes(current)) current = isLost ? all[Math.min(place, all.length - 1)] : undefined;
    const stop = current ?? all.find(isOpen) ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
    if (isLost) giveBack(stop);
  }

  function giveBack(stop: HTMLElement | undefined): void {
    focused = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    (stop ?? group.closest("section")?.querySelector<HTMLElement>("[data-roving] button[tabindex='0']"))?.focus();
  }

  function press(event: KeyboardEvent): void {
    const all = buttons();
    const from = all.indexOf(event.target as HTMLElement);
    const next = from < 0 || event.ctrlKey || event.metaKey || event.altKey ? -1 : nextBox(all.map((each) => each.getBoundingClientRect()), from, event.key);
    if (next < 0) return;
    event.preventDefault();
    all[next]?.focus();
  }

  function focus(event: FocusEvent): void {
    focused = event.target as HTMLElement;
    current = focused.closest("button") ?? undefined;
    place = Math.max(0, buttons().findIndex((each) => each === current));
    settle();
  }

  /** Focus that went elsewhere is gone; what went with its button is looked for when all is drawn. */
  function blur(event: FocusEvent): void {
    const left = event.target as HTMLElement;
    queueMicrotask(() => {
      if (left.isConnected && focused === left) focused = null;
    });
  }

  group.dataset["roving"] = "";
  const watching = new MutationObserver(settle);
  watching.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-disabled"] });
  group.addEventListener("keydown", press);
  group.addEventListener("focusin", focus);
  group.addEventListener("focusout", blur);
  settle();
  return () => {
    watching.disconnect();
    group.removeEventListener("keydown", press);
    group.removeEventListener("focusin", focus);
    group.removeEventListener("focusout", blur);
  };
}
