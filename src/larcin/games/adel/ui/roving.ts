/** One stop for Tab in a group of buttons, and arrows inside. */

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** For `{@attach roving}` on the group. */
export function roving(group: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  const buttons = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button")];

  /** The stop is where one was last, else at the first thing that may be done. */
  function settle(): void {
    const all = buttons();
    const held = current !== null && all.includes(current) ? current : null;
    const stop = held ?? all.find((each) => each.ariaDisabled !== "true") ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    current = (event.target as HTMLElement).closest("button");
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const all = buttons();
    const next =
      step !== undefined && current !== null
        ? neighbour(current, all, step)
        : event.key === "Home"
          ? all[0]
          : event.key === "End"
            ? all.at(-1)
            : undefined;
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-disabled"] });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
}

/** The nearest one in a direction; what lies aside counts double. */
export function neighbour(
  from: HTMLElement,
  all: readonly HTMLElement[],
  [x, y]: readonly [x: number, y: number],
): HTMLElement | undefined {
  const [fromX, fromY] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const each of all) {
    const [eachX, eachY] = middle(each);
    const ahead = (eachX - fromX) * x + (eachY - fromY) * y;
    const aside = Math.abs((eachX - fromX) * y) + Math.abs((eachY - fromY) * x);
    if (each === from || ahead < 1 || ahead + 2 * aside >= least) continue;
    [best, least] = [each, ahead + 2 * aside];
  }
  return best;
}

function middle(of: HTMLElement): readonly [x: number, y: number] {
  const { left, top, width, height } = of.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
