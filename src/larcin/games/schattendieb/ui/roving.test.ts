import { afterEach, beforeEach, expect, it } from "vitest";
import { roving } from "./roving";

let row: HTMLElement;
let stop: () => void;
const buttons = (): HTMLButtonElement[] => [...row.querySelectorAll("button")];
const press = (key: string): boolean => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })) ?? false;

beforeEach(() => {
  document.body.innerHTML = "<div><button>a</button><button>b</button><button>c</button></div>";
  row = document.body.firstElementChild as HTMLElement;
  stop = roving(row);
});
afterEach(() => stop());

it("has one stop for Tab", () => {
  expect(buttons().map((button) => button.tabIndex)).toEqual([0, -1, -1]);
});

it("moves with arrows, round and round, and with Home and End", () => {
  buttons()[0]?.focus();
  press("ArrowRight");
  expect(document.activeElement?.textContent).toBe("b");
  press("End");
  press("ArrowDown");
  expect(document.activeElement?.textContent).toBe("a");
  press("ArrowLeft");
  expect(document.activeElement?.textContent).toBe("c");
  expect(buttons().map((button) => button.tabIndex)).toEqual([-1, -1, 0]);
});

it("gives focus back when the focused button goes", async () => {
  buttons()[2]?.focus();
  buttons()[2]?.remove();
  await new Promise((done) => setTimeout(done, 0));
  expect(document.activeElement?.textContent).toBe("b");
});

it("gives focus to another row when none is left", async () => {
  document.body.innerHTML = "<section><div><button>a</button></div><div><button>b</button></div></section>";
  const [one, other] = [...document.querySelectorAll("div")] as HTMLElement[] as [HTMLElement, HTMLElement];
  const stops = [roving(one), roving(other)];
  one.querySelector("button")?.focus();
  one.querySelector("button")?.remove();
  await new Promise((done) => setTimeout(done, 0));
  expect(document.activeElement?.textContent).toBe("b");
  stops.forEach((end) => end());
});

it("does not call focus back that went elsewhere", async () => {
  document.body.insertAdjacentHTML("beforeend", "<button id='else'>else</button>");
  buttons()[0]?.focus();
  document.querySelector<HTMLElement>("#else")?.focus();
  buttons()[0]?.remove();
  await new Promise((done) => setTimeout(done, 0));
  expect(document.activeElement?.id).toBe("else");
});
