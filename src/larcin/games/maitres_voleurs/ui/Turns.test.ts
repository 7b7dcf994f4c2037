import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { Pick } from "@/pick.svelte";
import { Catalogue, Words } from "@/words/words";
import Turns from "./Turns.svelte";
import { tells, type AnyMove, type AnyProspect, type Turn } from "./types";

const turn = (rotation: Turn["rotation"], upending: Turn["upending"]): Turn => ({ type: "Turn", rotation, upending });
const EASY = [turn("none", "never"), turn("none", "first"), turn("top-left", "never"), turn("two-right", "never")];

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("in the easy game a turn is looked at before it is made", async () => {
  const play = vi.fn();
  const pick = new Pick<AnyMove, AnyProspect>(EASY, EASY.map(() => null), { play, refuse: vi.fn() });
  const words = new Words(new Catalogue("en", [here("../text/en.ftl")]), tells, [], 0);
  render(Turns, { pick, words, aim: null });
  const [left] = screen.getAllByRole("button", { name: /^Top/ });
  await fireEvent.click(left as HTMLElement);
  expect(play).not.toHaveBeenCalled();
  expect(left?.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(screen.getByRole("button", { name: /^Done/ }));
  expect(play).toHaveBeenCalledWith(turn("top-left", "never"));
});
