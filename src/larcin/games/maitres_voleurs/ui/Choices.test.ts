import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { Pick } from "@/pick.svelte";
import { Catalogue, Words } from "@/words/words";
import Choices from "./Choices.svelte";
import { tells, type AnyMove, type AnyProspect } from "./types";

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("a drawer that was tapped waits for a button that says what it does", async () => {
  const play = vi.fn();
  const open: AnyMove = { type: "Open", drawer: "K" };
  const pick = new Pick<AnyMove, AnyProspect>([open], [null as unknown as AnyProspect], { play, refuse: vi.fn() });
  const words = new Words(new Catalogue("en", [here("../text/en.ftl")]), tells, [], 0);
  render(Choices, { moves: [open], meant: open, role: "thief", pick, words, me: undefined, rule: "MV-6.1" });
  await fireEvent.click(screen.getByRole("button", { name: /Open drawer .*K.*: take what lies on top/ }));
  expect(play).toHaveBeenCalledWith(open);
});

test("another drawer has its place beside one more diamond before it is tapped, and nothing moves under a finger", async () => {
  const add: AnyMove = { type: "Add" };
  const open: AnyMove = { type: "Open", drawer: "K" };
  const pick = new Pick<AnyMove, AnyProspect>([add, open], [null, null] as unknown as AnyProspect[], { play: vi.fn(), refuse: vi.fn() });
  const words = new Words(new Catalogue("en", [here("../text/en.ftl")]), tells, [], 0);
  const props = { role: null, pick, words, me: undefined, rule: "MV-4.19" };
  const { container, rerender } = render(Choices, { ...props, moves: [add], meant: null });
  const places = (): string[] => [...container.querySelectorAll(".choice")].map((each) => each.textContent?.trim() ?? "");
  expect(places()).toEqual(["Tap another drawer", expect.stringContaining("one more diamond")]);
  await rerender({ ...props, moves: [open, add], meant: open });
  expect(places()).toEqual([expect.stringMatching(/drawer .*K/), expect.stringContaining("one more diamond")]);
});

test("who may place more is told how many", () => {
  const stop: AnyMove = { type: "Stop" };
  const pick = new Pick<AnyMove, AnyProspect>([stop], [null as unknown as AnyProspect], { play: vi.fn(), refuse: vi.fn() });
  const words = new Words(new Catalogue("en", [here("../text/en.ftl")]), tells, [], 0);
  render(Choices, { moves: [stop], meant: null, role: "gemologist", pick, words, me: undefined, rule: "MV-10.3", extras: 2 });
  expect(screen.getByRole("button").textContent).toMatch(/2.* more/);
});
