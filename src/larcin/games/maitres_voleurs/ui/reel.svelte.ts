/** What the box shows now. Relief and plan draw the same picture, so that neither is ever ahead of the other. */

import { milliseconds } from "@/animate";
import { same } from "@/pick.svelte";
import { film, pictureOf, type Picture } from "./film";
import type { AnyEvent, View } from "./types";

export class Reel {
  shown: Picture = $state.raw() as Picture;
  #waiting: Picture[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View, events: readonly AnyEvent[]) {
    this.shown = pictureOf(view, events);
  }

  /** What is happening now, movement by movement; what was not shown yet has happened by then. */
  tell(view: View, events: readonly AnyEvent[], still: boolean): void {
    this.#hurry();
    this.#waiting = still || document.hidden ? [pictureOf(view, events)] : [...film(this.shown, events, view)];
    this.#turn();
  }

  /** All is told: it stands like this, unless that is still on its way. */
  rest(view: View, events: readonly AnyEvent[]): void {
    const last = pictureOf(view, events);
    if (same(this.#waiting.at(-1) ?? this.shown, last)) return;
    this.#hurry();
    this.shown = last;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The last of what waits is how it stands. */
  #hurry(): void {
    this.stop();
    this.shown = this.#waiting.at(-1) ?? this.shown;
    this.#waiting = [];
  }

  #turn = (): void => {
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.shown = next;
    if (this.#waiting.length > 0) this.#timer = setTimeout(this.#turn, milliseconds("--slow"));
  };
}
