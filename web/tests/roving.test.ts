import { afterEach, beforeEach, expect, test } from "vitest";
import { nextBox, roving } from "@/kit/roving";

let row: HTMLElement;
let end: () => void;
const buttons = (): HTMLButtonElement[] => [...row.querySelectorAll("button")];
const stops = (): number[] => buttons().map((button) => button.tabIndex);
const focused = (): string | null | undefined => document.activeElement?.textContent;
const press = (key: string): boolean => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })) ?? false;
const drawn = (): Promise<unknown> => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
  document.body.innerHTML = "<div><button aria-disabled='true'>a</button><button>b</button><button>c</button></div>";
  row = document.body.firstElementChild as HTMLElement;
  buttons().forEach((button, at) => (button.getBoundingClientRect = () => ({ left: at * 50, top: 0, width: 40, height: 40 }) as DOMRect));
  end = roving(row);
});
afterEach(() => end());

const GRID = Array.from({ length: 12 }, (_, at) => ({ left: (at % 4) * 50, top: Math.floor(at / 4) * 40, width: 46, height: 36 }));

test("arrows go to the neighbour, and round the edge in the same row or column", () => {
  expect(nextBox(GRID, 5, "ArrowRight")).toBe(6);
  expect(nextBox(GRID, 5, "ArrowUp")).toBe(1);
  expect(nextBox(GRID, 7, "ArrowRight")).toBe(4);
  expect(nextBox(GRID, 8, "ArrowDown")).toBe(0);
  expect(nextBox(GRID, 5, "End")).toBe(11);
  expect(nextBox(GRID, 5, "Enter")).toBe(-1);
});

test("Tab stops once, at what may be done", () => {
  expect(stops()).toEqual([-1, 0, -1]);
  buttons()[2]?.focus();
  expect(stops()).toEqual([-1, -1, 0]);
});

test("keys move the focus; what cannot be done is reached as well", () => {
  buttons()[1]?.focus();
  press("ArrowLeft");
  expect(focused()).toBe("a");
  press("ArrowLeft");
  expect(focused()).toBe("c");
  press("Home");
  expect(focused()).toBe("a");
  expect(press("x")).toBe(true);
});

test("gives focus back when the focused button goes", async () => {
  buttons()[2]?.focus();
  buttons()[2]?.remove();
  await drawn();
  expect(focused()).toBe("b");
});

test("gives focus to another row when none is left", async () => {
  document.body.innerHTML = "<section><div><button>a</button></div><div><button>b</button></div></section>";
  const [one, other] = [...document.querySelectorAll("div")] as HTMLElement[] as [HTMLElement, HTMLElement];
  const ends = [roving(one), roving(other)];
  one.querySelector("button")?.focus();
  one.querySelector("button")?.remove();
  await drawn();
  expect(focused()).toBe("b");
  ends.forEach((each) => each());
});

test("does not call focus back that went elsewhere", async () => {
  document.body.insertAdjacentHTML("beforeend", "<button id='else'>else</button>");
  buttons()[0]?.focus();
  document.querySelector<HTMLElement>("#else")?.focus();
  buttons()[0]?.remove();
  await drawn();
  expect(document.activeElement?.id).toBe("else");
});

test("what comes later is one of them", async () => {
  row.insertAdjacentHTML("beforeend", "<button>d</button>");
  await drawn();
  expect(stops()).toEqual([-1, 0, -1, -1]);
});
