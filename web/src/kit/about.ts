/**
 * Anything on a table can say what it is: `{@attach about({ … })}` on it. A press of the finger, the mouse that rests on
 * it, or `?` while it has the focus opens its ticket. Who shows the table listens once, for all of them.
 */

import type { Attachment } from "svelte/attachments";
import type { Struct } from "@/words/facts";

/** What something is. All of it may be left out but a name: by itself, of a piece, or of a seat. */
export interface About {
  /** What it is, in words; without it, what its piece is called. */
  readonly name?: string;
  /** Which piece it is: the game's words `about-<kind>-<value>` or `about-<kind>` tell of it. */
  readonly piece?: readonly [kind: string, value: unknown] | undefined;
  /** Which of the game's words tell of it besides, where it has them: `about-deck`. */
  readonly key?: string | undefined;
  /** What else is known, in words. */
  readonly says?: string | readonly string[] | undefined;
  /** What a tap on it would say, as in `pick.tap`: then the ticket tells what may be done with it, or why not. */
  readonly part?: object | readonly object[] | undefined;
  /** How much a move with it brings: what brings most is named first. */
  readonly worth?: ((move: Struct) => number) | undefined;
  /** The paragraph that it follows; without it, the one that the game's words name (`.rule`). */
  readonly rule?: string | undefined;
}

/** Who has much to say says it when it is asked. */
export type Telling = About | (() => About);

const told = new WeakMap<Element, Telling>();

/** For `{@attach about(…)}`; what is undefined says nothing. */
export function about(what: Telling | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (what === undefined) return;
    told.set(element, what);
    element.dataset["about"] = "";
    return () => {
      told.delete(element);
      delete element.dataset["about"];
    };
  };
}

/** What something says of itself. */
export function aboutOf(subject: Element): About | null {
  const what = told.get(subject);
  return (typeof what === "function" ? what() : what) ?? null;
}

/** The innermost thing around this one that can say what it is. */
export function subjectOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-about]") : null;
}

const PRESS = 450;
const HOVER = 500;
const LEAVE = 150;
/** A finger that goes farther scrolls or drags. */
const STILL = 10;

/** How a ticket is opened and closed. */
export interface Opener {
  open(subject: HTMLElement): void;
  close(): void;
  /** The thing whose ticket is open. */
  subject(): HTMLElement | null;
}

/** For `{@attach asking(opener)}` on what holds all that can be asked, and the ticket (`data-ticket`) itself. */
export function asking({ open, close, subject }: Opener): Attachment<HTMLElement> {
  return (root) => {
    let opening: ReturnType<typeof setTimeout> | undefined;
    let closing: ReturnType<typeof setTimeout> | undefined;
    /** Where a finger lies that may become a long press. */
    let pressed: { readonly x: number; readonly y: number } | null = null;
    /** What the finger does next belongs to the long press. */
    let isLong = false;
    /** What the mouse is over. */
    let under: HTMLElement | null = null;
    /** Where the mouse was last: what slides under one that rests asks for nothing. */
    let rests = { x: -1, y: -1 };
    /** A ticket that a mouse opened goes with it. */
    let isHovered = false;

    const isTicket = (target: EventTarget | null): boolean => target instanceof Element && target.closest("[data-ticket]") !== null;

    function stop(): void {
      clearTimeout(opening);
      clearTimeout(closing);
      closing = undefined;
    }

    function putAway(): void {
      closing = undefined;
      isHovered = false;
      if (subject() !== null) close();
    }

    function shut(): void {
      stop();
      putAway();
    }

    function down(event: PointerEvent): void {
      isLong = false;
      if (isTicket(event.target)) return;
      shut(); // whoever acts has read it; a tap elsewhere puts it away
      const asked = event.pointerType === "mouse" ? null : subjectOf(event.target);
      if (asked === null) return;
      pressed = { x: event.clientX, y: event.clientY };
      opening = setTimeout(() => {
        pressed = null;
        isLong = true;
        open(asked);
      }, PRESS);
    }

    function lift(): void {
      if (pressed !== null) clearTimeout(opening);
      pressed = null;
    }

    function hasMoved({ clientX: x, clientY: y }: PointerEvent): boolean {
      const moved = x !== rests.x || y !== rests.y;
      rests = { x, y };
      return moved;
    }

    function move(event: PointerEvent): void {
      over(event);
      if (pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL) lift();
    }

    function over(event: PointerEvent): void {
      if (event.pointerType !== "mouse" || event.buttons > 0 || !hasMoved(event)) return;
      const asked = subjectOf(event.target);
      if (isTicket(event.target) || (asked !== null && asked === subject())) {
        stop();
        under = asked ?? under;
      } else if (asked !== under) leave(asked);
    }

    /** The mouse goes from one thing to another, or to nothing. */
    function leave(next: HTMLElement | null): void {
      under = next;
      clearTimeout(opening);
      if (isHovered) closing ??= setTimeout(putAway, LEAVE);
      if (next === null) return;
      opening = setTimeout(() => {
        stop();
        isHovered = true;
        open(next);
      }, HOVER);
    }

    function out(event: PointerEvent): void {
      if (event.pointerType === "mouse") leave(null);
    }

    /** A long press picks nothing. */
    function click(event: MouseEvent): void {
      if (!isLong) return;
      isLong = false;
      event.preventDefault();
      event.stopPropagation();
    }

    /** The browser has a menu of its own for a long press. */
    function menu(event: Event): void {
      if (pressed !== null || isLong) event.preventDefault();
    }

    function key(event: KeyboardEvent): void {
      if (event.key === "Escape" && subject() !== null) {
        event.stopPropagation();
        shut();
      } else if (event.key === "?" && !(event.target instanceof HTMLInputElement)) {
        const asked = subjectOf(event.target);
        if (asked === null) return;
        event.preventDefault();
        const isOpen = subject() === asked;
        shut();
        if (!isOpen) open(asked);
      }
    }

    const leaving = new AbortController();
    const { signal } = leaving;
    root.addEventListener("pointerdown", down, { signal });
    root.addEventListener("pointerup", lift, { signal });
    root.addEventListener("pointercancel", lift, { signal });
    root.addEventListener("pointermove", move, { signal });
    root.addEventListener("pointerover", over, { signal });
    root.addEventListener("pointerleave", out, { signal });
    root.addEventListener("click", click, { signal, capture: true });
    root.addEventListener("contextmenu", menu, { signal });
    // Before anybody else hears that something is put back.
    window.addEventListener("keydown", key, { signal, capture: true });
    window.addEventListener("resize", shut, { signal });
    return () => {
      leaving.abort();
      shut();
    };
  };
}
