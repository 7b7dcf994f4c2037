import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { Pick } from "@/pick.svelte";
import { Catalogue, Words } from "@/words/words";
import Hand from "./Hand.svelte";
import choosing from "./positions/asked-MV-5.1.json";
import { tells, type AnyMove, type AnyProspect, type View } from "./types";

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("a character is tapped, then tapped again: a slip of the finger lays no card", async () => {
  const play = vi.fn();
  const { view, moves } = choosing.observation as unknown as { view: View; moves: AnyMove[] };
  const pick = new Pick<AnyMove, AnyProspect>(moves, moves.map(() => null as unknown as AnyProspect), { play, refuse: vi.fn() });
  const words = new Words(new Catalogue("en", [here("../text/en.ftl")]), tells, [], 0);
  render(Hand, { view, pick, words, meant: null });
  const [first] = moves;
  const role = first?.type === "Choose" ? first.role : "";
  const card = screen.getByRole("button", { name: new RegExp(`^${role}`, "i") });
  await fireEvent.click(card);
  expect(play).not.toHaveBeenCalled();
  expect(card.textContent).toContain("tap again");
  await fireEvent.click(card);
  expect(play).toHaveBeenCalledWith(first);
});
