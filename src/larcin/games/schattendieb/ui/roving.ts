/** One stop for Tab, arrows inside: for a row of buttons. */

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * An attachment: of all buttons inside only one is a stop. Focus is not lost with a button that goes: it
 * stays in the row, or goes to another row of the same section when none is left here.
 */
export function roving(root: HTMLElement): () => void {
  let stop = 0;
  let focused: HTMLElement | null = null;

  const buttons = (): HTMLButtonElement[] => [...root.querySelectorAll("button")];

  function arrange(): void {
    const all = buttons();
    stop = Math.max(0, Math.min(stop, all.length - 1));
    all.forEach((button, place) => (button.tabIndex = place === stop ? 0 : -1));
    if (focused !== null && !focused.isConnected) giveBack(all[stop]);
  }

  function giveBack(here: HTMLElement | undefined): void {
    focused = null;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) (here ?? root.closest("section")?.querySelector<HTMLElement>("[data-roving] button"))?.focus();
  }

  function key(event: KeyboardEvent): void {
    const all = buttons();
    const place = all.indexOf(event.target as HTMLButtonElement);
    const next = place < 0 ? -1 : target(event.key, place, all.length);
    if (next < 0) return;
    event.preventDefault();
    all[next]?.focus();
  }

  function focus(event: FocusEvent): void {
    focused = event.target as HTMLElement;
    stop = Math.max(0, buttons().indexOf(focused as HTMLButtonElement));
    arrange();
  }

  /** Focus that went elsewhere is gone; what went with its button is looked for when all is drawn. */
  function blur(event: FocusEvent): void {
    const left = event.target as HTMLElement;
    queueMicrotask(() => {
      if (left.isConnected && focused === left) focused = null;
    });
  }

  root.dataset["roving"] = "";
  const watching = new MutationObserver(arrange);
  watching.observe(root, { childList: true, subtree: true });
  root.addEventListener("keydown", key);
  root.addEventListener("focusin", focus);
  root.addEventListener("focusout", blur);
  arrange();
  return () => {
    watching.disconnect();
    root.removeEventListener("keydown", key);
    root.removeEventListener("focusin", focus);
    root.removeEventListener("focusout", blur);
  };
}

/** Where a key leads from this place of so many; -1 for nowhere. */
function target(key: string, place: number, count: number): number {
  const step = STEPS[key];
  if (step !== undefined) return (place + step + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}
