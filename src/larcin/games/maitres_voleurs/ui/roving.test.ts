import { expect, test } from "vitest";
import { nextBox, roving } from "./roving";

const grid = Array.from({ length: 12 }, (_, at) => ({ left: (at % 4) * 50, top: Math.floor(at / 4) * 40, width: 46, height: 36 }));

test("arrows go to the neighbour, and round the edge in the same row or column", () => {
  expect(nextBox(grid, 5, "ArrowRight")).toBe(6);
  expect(nextBox(grid, 5, "ArrowUp")).toBe(1);
  expect(nextBox(grid, 7, "ArrowRight")).toBe(4);
  expect(nextBox(grid, 8, "ArrowDown")).toBe(0);
  expect(nextBox(grid, 5, "Enter")).toBe(5);
});

test("a group has one stop for Tab", () => {
  document.body.innerHTML = "<div><button>a</button><button>b</button><button>c</button></div>";
  const group = document.body.firstElementChild as HTMLElement;
  const stops = (): number[] => [...group.querySelectorAll("button")].map((each) => each.tabIndex);
  const end = roving(group);
  expect(stops()).toEqual([0, -1, -1]);
  (group.children[2] as HTMLElement).focus();
  expect(stops()).toEqual([-1, -1, 0]);
  end();
});
