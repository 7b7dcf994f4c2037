import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pick } from "@/pick.svelte";
import { badge } from "@/seats";
import { Catalogue, missing, Words } from "@/words/words";
import Board from "./Board.svelte";
import { tells, type AnyEvent, type AnyMove, type AnyProspect, type View } from "./types";

// All files share one document: what another one missed is none of these tests' business.
beforeEach(() => missing.clear());
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, "elementsFromPoint");
  expect([...missing]).toEqual([]);
});

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const texts = ["../text/en.ftl", "../../../../../web/text/en.ftl", "../../../words/text/en.ftl"].map(here);

interface Position {
  readonly names: readonly string[];
  readonly observation: { readonly view: View; readonly moves: readonly AnyMove[]; readonly to_act: readonly number[] };
  readonly prospects: readonly AnyProspect[];
}

/** Shows a stored position, and answers with what is played on it. */
function show(name: string, known: Partial<View> = {}, told?: readonly AnyProspect[], events: readonly AnyEvent[] = []): AnyMove[] {
  const { names, observation, prospects } = JSON.parse(here(`positions/${name}.json`)) as Position;
  const view = { ...observation.view, ...known };
  const played: AnyMove[] = [];
  const pick = new Pick<AnyMove, AnyProspect>(observation.moves, told ?? prospects, { play: (move) => void played.push(move), refuse: () => undefined });
  const seats = names.map((each, number) => ({ number, name: each, ...badge(number), me: number === view.seat, bot: null, level: 0, program: false, present: true, acts: false, deadline: null }));
  const words = new Words(new Catalogue("en", texts), tells, names, view.seat);
  const ask = createRawSnippet(() => ({ render: () => "<p data-testid='ask'></p>" }));
  render(Board, { props: { view, seats, pick, chosen: null, toAct: observation.to_act, events, telling: false, words, memoryAid: false, still: true, ask } });
  return played;
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

it("a press on what lies in a place asks about that, and not about the place", () => {
  show("start");
  const prison = screen.getByRole("list", { name: "Prison" });
  const title = button("to the castle");
  Object.assign(document, { elementsFromPoint: () => [title, prison] });
  const asked: (EventTarget | null)[] = [];
  const listen = (event: Event): void => void asked.push(event.target);
  document.body.addEventListener("pointerdown", listen);
  title.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  document.body.removeEventListener("pointerdown", listen);
  expect(asked).toEqual([prison]);
});

it("all that fits is put in at once; once it is shown, nothing is asked any more", async () => {
  show("asked-AV-R33");
  button("Add all").click();
  await tick();
  expect(screen.queryByRole("button", { name: "Add all" })).toBeNull();
  expect(button("Remove all")).toBeTruthy();
  button(/^Show \d/u).click();
  await tick();
  const bar = screen.getByTestId("ask").parentElement;
  expect(bar?.classList.contains("saying")).toBe(true);
  expect(bar?.textContent).toContain("laid face down");
});

it("who is alone at the castle is told so, and whether this may end the game", async () => {
  const { observation, prospects } = JSON.parse(here("positions/asked-AV-R33.json")) as Position;
  const { places, seat } = observation.view;
  show("asked-AV-R33", { places: places.map((place, each) => (each === seat ? place : "auction")) }, prospects.map((each) => ({ ...each, ends: [seat] }) as AnyProspect));
  await vi.waitFor(() => expect(document.querySelector(".pays small")).not.toBeNull(), 5000); // it is loaded when it is needed
  expect(document.querySelector(".pays small")?.textContent).toBe("you are alone at the castle · if best, to the table: the game ends");
});

it("who comes anew, and hears of an arrest of long ago, finds the collection to steal from", () => {
  const arrest = { type: "Arrested", rule: "AV-7.28", seat: 1, thief: 9 } as unknown as AnyEvent;
  const played = show("asked-AV-7.20", {}, undefined, [arrest]);
  const lit = document.querySelectorAll<HTMLElement>(".gallery button.lit");
  expect(lit.length).toBeGreaterThan(1);
  lit[0]?.click();
  expect(played.map(({ type }) => type)).toEqual(["Steal"]);
});
