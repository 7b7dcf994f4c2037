/** What is new is explained once, and only in somebody's first matches. */

import { cleanup, render } from "@testing-library/svelte";
import { flushSync, tick, type ComponentProps } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyEvent, Observation } from "@/board";
import { count, newIn, newQuestion, tell } from "@/firsts";
import Firsts from "@/kit/Firsts.svelte";
import type { Session } from "@/session.svelte";
import { settings } from "@/settings.svelte";
import type { Beat } from "@/telling";
import { Catalogue, Words } from "@/words/words";

const TEXT = `
first-is = New
first-close = Understood
first-ask-AB-1 = Pick a card.
first-Laid = It lies there.
    .look = pile-{ $pile } deck
first-Drawn =
    { $left ->
        [0] The deck is empty.
       *[other] { "" }
    }
first-Shown = This one bites.
    .each = { $card }
`;
const words = new Words(new Catalogue("en", [TEXT]), { Laid: { pile: "plain" }, Drawn: { left: "plain" }, Shown: { card: "plain" } });
const event = (type: string, more: object = {}): AnyEvent => ({ type, rule: "AB-1", ...more });
const beat = (...events: AnyEvent[]): Beat => ({ events }) as unknown as Beat;

beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ known: {} });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("three matches are the first ones, and they stay so", () => {
  for (const match of ["a", "b", "a", "c"]) count("game", match);
  expect(["a", "c", "d"].map((match) => settings.isEarly("game", match))).toEqual([true, true, false]);
  expect(settings.isEarly("other", "d")).toBe(true);
});

test("what was told is new no more, and other games know nothing of it", () => {
  const first = newIn([event("Unsaid"), event("Laid", { pile: 3 })], "game", words);
  expect(first).toEqual({ name: "first-Laid", text: "It lies there.", look: ["pile-3", "deck"] });
  tell("game", first!);
  expect(newIn([event("Laid", { pile: 4 })], "game", words)).toBeNull();
  expect(newIn([event("Laid", { pile: 4 })], "other", words)?.name).toBe("first-Laid");
  expect(newQuestion("AB-1", "game", words)?.text).toBe("Pick a card.");
  expect(newQuestion("AB-2", "game", words)).toBeNull();
});

test("words that come out empty wait, and some are told for each of their values", () => {
  expect(newIn([event("Drawn", { left: 4 })], "game", words)).toBeNull();
  expect(newIn([event("Drawn", { left: 0 })], "game", words)?.text).toBe("The deck is empty.");
  const wolf = newIn([event("Shown", { card: "wolf" })], "game", words);
  expect(wolf?.name).toBe("first-Shown-wolf");
  tell("game", wolf!);
  expect(newIn([event("Shown", { card: "wolf" })], "game", words)).toBeNull();
  expect(newIn([event("Shown", { card: "bear" })], "game", words)?.name).toBe("first-Shown-bear");
});

test("one thing at a time: what happened until it was read, then the question until something is picked", async () => {
  document.body.innerHTML = "<div class=board><div data-testid=ask></div></div>";
  const linger = vi.fn();
  const observation = { question: 1, view: { step: "AB-1" } } as unknown as Observation;
  const felt = document.querySelector<HTMLElement>(".board");
  const at = (beat: Beat | null, asked = false, picked = false): ComponentProps<typeof Firsts> => {
    const session = { beat, shown: { observation }, pick: { hasBegun: picked }, linger } as unknown as Session;
    return { game: "game", match: "m", words, session, asked, felt };
  };
  const { rerender, container } = render(Firsts, { props: at(null) });
  const said = (): string | undefined => container.querySelector("p")?.textContent;
  const show = async (...now: Parameters<typeof at>): Promise<void> => {
    await rerender(at(...now));
    flushSync();
    await tick();
  };
  await show(beat(event("Laid", { pile: 0 })));
  expect(said()).toBe("New It lies there.");
  expect(linger).toHaveBeenCalledTimes(1);
  await show(beat(event("Shown", { card: "wolf" })));
  await show(null, true);
  expect(said()).toBe("New It lies there.");
  vi.advanceTimersByTime(7000);
  flushSync();
  await tick();
  expect(said()).toBe("New Pick a card.");
  await show(null, true, true);
  expect(said()).toBeUndefined();
  await show(beat(event("Shown", { card: "wolf" })));
  expect(said()).toBe("New This one bites.");
  container.querySelector("button")?.click();
  flushSync();
  expect(said()).toBeUndefined();
  await show(beat(event("Laid", { pile: 0 })));
  expect(said()).toBeUndefined();
  expect(settings.known("game")).toEqual({ started: false, matches: ["m"], told: ["first-Laid", "first-ask-AB-1", "first-Shown-wolf"] });
});
