import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { Catalogue, Words } from "@/words/words";
import Castle from "./Castle.svelte";
import { NOTHING } from "./recent";
import { tells, type AnyEvent, type View } from "./types";

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const { observation, names } = JSON.parse(here("positions/middle.json")) as { observation: { view: View }; names: string[] };
const words = new Words(new Catalogue("en", [here("../text/en.ftl")]), tells, names, 0);

/** Who comes into the cells from elsewhere. */
function comers(events: readonly AnyEvent[]): readonly (string | undefined)[] {
  const { container } = render(Castle, { props: { view: observation.view, words, recent: NOTHING, events } });
  return [...container.querySelectorAll<HTMLElement>("[data-from]")].map((each) => each.dataset["fly"]);
}

it("whoever sits in prison already does not fly in when the cells come into sight again", () => {
  expect(observation.view.prison.length).toBeGreaterThan(1);
  expect(comers([{ type: "Begun", rule: "AV-3.1", round: 9 }])).toEqual([]);
});

it("whoever is arrested does", () => {
  const [thief = 9] = observation.view.prison;
  expect(comers([{ type: "Arrested", rule: "AV-7.28", seat: 0, thief }])).toEqual([`thief-${thief}`]);
});
