/** One stop for Tab, arrows inside: for a row of buttons. */

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** An attachment: of all buttons inside only one is a stop, and focus is never lost with a button that goes. */
export function roving(root: HTMLElement): () => void {
  let stop = 0;
  let hadFocus = false;

  const buttons = (): HTMLButtonElement[] => [...root.querySelectorAll("button")];

  function arrange(): void {
    const all = buttons();
    stop = Math.max(0, Math.min(stop, all.length - 1));
    all.forEach((button, place) => (button.tabIndex = place === stop ? 0 : -1));
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hadFocus && isLost) all[stop]?.focus();
  }

  function key(event: KeyboardEvent): void {
    const all = buttons();
    const place = all.indexOf(event.target as HTMLButtonElement);
    const step = STEPS[event.key];
    let next = -1;
    if (place < 0) return;
    if (step !== undefined) next = (place + step + all.length) % all.length;
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = all.length - 1;
    if (next < 0) return;
    event.preventDefault();
    all[next]?.focus();
  }

  function focus(event: FocusEvent): void {
    hadFocus = true;
    stop = Math.max(0, buttons().indexOf(event.target as HTMLButtonElement));
    arrange();
  }

  /** Focus that goes elsewhere is gone; a button that vanishes takes it nowhere. */
  function blur(event: FocusEvent): void {
    hadFocus = event.relatedTarget === null && !(event.target as HTMLElement).isConnected;
  }

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
