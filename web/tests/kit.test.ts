import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { AnyEvent, Observation, SeatInfo } from "@/board";
import Ask from "@/kit/Ask.svelte";
import Card from "@/kit/Card.svelte";
import Log from "@/kit/Log.svelte";
import MoveList from "@/kit/MoveList.svelte";
import Pile from "@/kit/Pile.svelte";
import Seat from "@/kit/Seat.svelte";
import Waiting from "@/pages/Waiting.svelte";
import { Pick } from "@/pick.svelte";
import type { Session } from "@/session.svelte";
import type { Struct } from "@/words/facts";
import { Catalogue, Words } from "@/words/words";

const TEXT = `
ask-you = Your turn:
ask-no = No:
ask-AB-1 = lay a card
ask-face-down = Face down:
waiting = Waiting for { $players }
move-Lay = lay { $card }
pick-Lay-card = Which card?
refusal-no = That is not allowed.
event-Laid = Somebody lays.
event-Begun = A round begins.
heading-Begun = Round
log-empty = Nothing yet.
seat-player = Player
seat-program = program
seat-you = you
seat-free = a free seat
waiting-title = Waiting
waiting-host = Soon
stand-up = Stand up
invited-seats = { $seats } players
clock-none = no clock
tab-rules = Rules
seat-away = away
seat-acts = to move
bot-burglar = burglar
back = Back
`;
const words = new Words(new Catalogue("en", [TEXT]), {}, ["Anna", "Bruno"]);
const art = createRawSnippet(() => ({ render: () => "<i></i>" }));
const silent = { play: () => undefined, refuse: () => undefined };
const lay = (card: string): Struct => ({ type: "Lay", card }) as Struct;
const BASE: Observation = {
  game: "g",
  rules_version: 1,
  told: 0,
  question: 1,
  to_act: [0],
  chosen: null,
  view: { seat: 0, seats: 2, step: "AB-1", outcome: null },
  moves: [],
  events: [],
};
const SEAT: SeatInfo = { number: 1, name: "Bruno", emblem: "star", colour: "var(--p2)", me: false, bot: null, level: 0, program: false, present: true, acts: false, deadline: null };

test("old lines tell what a good memory keeps, and the line is drawn where my last turn was", () => {
  const catalogue = new Catalogue("en", ["event-Hidden = A ruby.\nfaded-Hidden = Something.\nevent-Begun = Go.\nheading-Begun = Round\nrecap = Since then\nrule = Rule\nlog-fades = Less."]);
  const events = ["Hidden", "Begun", "Hidden", "Begun", "Hidden", "Begun", "Hidden"].map((type) => ({ type, rule: "AB-1" }));
  const lines = (fades: boolean): string[] => {
    const { container } = render(Log, { props: { events, since: 4, mark: true, fades, seats: [], words: new Words(catalogue) } });
    const found = [...container.querySelectorAll("li > span:nth-child(2), .border, .fades")].map((each) => each.textContent ?? "");
    cleanup();
    return found;
  };
  expect(lines(true)).toEqual(["A ruby.", "A ruby.", "Since then", "Less.", "Something.", "Something."]);
  expect(lines(false)).toEqual(["A ruby.", "A ruby.", "Since then", "A ruby.", "A ruby."]);
});

test("a card that may not be played stays, and can be asked why", () => {
  const onclick = vi.fn();
  render(Card, { name: "Cow", children: art, onclick, lit: false });
  const card = screen.getByRole("button", { name: "Cow" });
  expect(card.getAttribute("aria-disabled")).toBe("true");
  card.click();
  expect(onclick).toHaveBeenCalledOnce();
});

test("a pile says its prize", () => {
  render(Pile, { count: 3, label: "three cows", children: art, onclick: () => undefined, lit: true, prize: "Steal 3" });
  const pile = screen.getByRole("button", { name: "three cows" });
  expect(pile.querySelector<HTMLElement>(".flag")?.dataset["text"]).toBe("Steal 3");
});

test("a robot says its level in a word and in diamonds", () => {
  render(Seat, { seat: { ...SEAT, bot: "burglar", level: 3, acts: true }, words });
  const seat = screen.getByRole("article", { name: "Bruno" });
  expect(seat.textContent).toContain("burglar");
  expect([...seat.querySelectorAll(".kind path")].map((each) => each.classList.contains("full"))).toEqual([true, true, true, false]);
  expect(seat.textContent).toContain("to move");
});

test("a seat says whether a person or a program sits there", () => {
  const { rerender } = render(Seat, { seat: SEAT, words });
  const kind = () => screen.getByRole("article", { name: "Bruno" }).querySelector(".kind")?.textContent;
  expect(kind()).toBe("Player");
  void rerender({ seat: { ...SEAT, program: true }, words });
  flushSync();
  expect(kind()).toBe("program");
});

test("the waiting room says who is a program", () => {
  const seat = { name: "Bruno", bot: null, person: true, user: "u", program: false };
  const seats = [{ ...seat, name: "Anna" }, { ...seat, program: true }, seat, { ...seat, name: null, user: null }];
  const settings = { game: "g", seats: [null, null, null, null], options: {}, clock: null };
  const table = { id: "t", settings, seats, seat: 0, plays: true, host: false, speaks: false };
  const { container } = render(Waiting, { session: { table, comings: [], chat: [] } as unknown as Session, words });
  expect([...container.querySelectorAll(".seats li")].map((each) => each.querySelector("b + span")?.textContent)).toEqual(["you", "program", "", ""]);
});

const asked = { pick: new Pick([lay("cow"), lay("ham")], [], silent), words, refusal: null, chosenProspect: null };

test("the bar asks, with the rule behind it", () => {
  render(Ask, { ...asked, observation: BASE });
  expect(screen.getByRole("status").textContent).toContain("Your turn: lay a card");
  screen.getByRole("button", { name: "AB-1" });
});

test("the bar says whom one waits for, and the own face-down choice", () => {
  render(Ask, { ...asked, observation: { ...BASE, question: null, to_act: [1], chosen: lay("cow") } });
  expect(screen.getByRole("status").textContent).toContain("Face down: lay cow · Waiting for Bruno");
});

test("a refusal replaces the question", () => {
  render(Ask, { ...asked, observation: BASE, refusal: { rule: "AB-7", reason: "no", facts: {} } });
  expect(screen.getByRole("status").textContent).toContain("No: That is not allowed.");
  screen.getByRole("button", { name: "AB-7" });
});

test("the log has the newest line first, and says when there is none", () => {
  const event = (type: string, seat: number) => ({ type, rule: "AB-1", seat });
  render(Log, { props: { events: [event("Laid", 0), event("Laid", 1)], since: 1, seats: [SEAT, SEAT], words } });
  const lines = screen.getAllByRole("listitem");
  expect(lines.map((line) => line.classList.contains("now"))).toEqual([true, false]);
  cleanup();
  render(Log, { props: { events: [], since: 0, seats: [], words } });
  screen.getByText("Nothing yet.");
});

test("a round stands above what happened in it, and the newest round first", () => {
  const event = (type: string): AnyEvent => ({ type, rule: "AB-1" });
  const events = ["Laid", "Begun", "Laid", "Laid", "Begun", "Laid"].map(event);
  const { container } = render(Log, { props: { events, since: 0, seats: [], words } });
  const told = [...container.querySelectorAll("h2, li")].map((each) => each.tagName);
  expect(told).toEqual(["H2", "LI", "H2", "LI", "LI", "LI"]);
});

test("any game can be played from the list, by its keys", () => {
  const play = vi.fn();
  const pick = new Pick([lay("cow"), lay("ham")], [], { ...silent, play });
  render(MoveList, { pick, words });
  screen.getByText("Which card?");
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "2" }));
  expect(play).toHaveBeenCalledWith(lay("ham"));
});
