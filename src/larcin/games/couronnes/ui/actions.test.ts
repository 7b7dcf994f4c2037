import { describe, expect, it } from "vitest";
import { attemptWith, choicesAt, firstStep, goOn, hasStopped, isPending, keepPlaces, looseMoves, movesOfCard, needWords, placeOf, setOut, usualLeader, waysOf } from "./actions";
import { beside, colourAt, CROWNS, directionTo, endOf, isPlace, nameOf, squareCalled, squareOf } from "./city";
import asked from "./positions/asked-CO-D.3.json";
import start from "./positions/start.json";
import type { AnyMove, AnyProspect, View } from "./types";

const view = asked.observation.view as unknown as View;
const moves = asked.observation.moves as unknown as readonly AnyMove[];
const prospects = asked.prospects as unknown as readonly AnyProspect[];
const prospect = (move: AnyMove): AnyProspect => prospects[moves.indexOf(move)] ?? null;
const ways = waysOf(view, moves, prospect);
const now = { view, moves, ways, leads: "thief", isNarrowed: false } as const;

describe("the map", () => {
  it("calls squares as the log does", () => {
    expect(nameOf(squareCalled("h4"))).toBe("h4");
    expect(squareCalled("s19")).toBe(360);
  });
  it("ends at its edges", () => {
    expect(beside(squareCalled("s5"), "east")).toBeNull();
    expect(beside(squareCalled("a5"), "west")).toBeNull();
    expect(beside(squareCalled("c1"), "north")).toBeNull();
    expect(directionTo(squareCalled("c3"), squareCalled("c4"))).toBe("south");
    expect(directionTo(squareCalled("s5"), squareCalled("a6"))).toBeNull();
  });
  it("has no places in walls and houses", () => {
    expect(isPlace(squareCalled("d4"))).toBe(false);
    expect(isPlace(squareCalled("f6"))).toBe(false);
    expect(isPlace(squareCalled("h4"))).toBe(true);
  });
  it("has every colour twice when four are played", () => {
    const four = { ...view, options: { ...view.options, colours: "four" } } as View;
    expect(colourAt(CROWNS, CROWNS[4] ?? -1, four)).toBe("red");
    const eight = { ...view, options: { ...view.options, colours: "eight" } } as View;
    expect(colourAt(CROWNS, CROWNS[4] ?? -1, eight)).toBe("turquoise");
    expect(colourAt(CROWNS, 0, view)).toBeNull();
  });
});

describe("walks", () => {
  it("come from the server, and end where it says", () => {
    expect(ways.length).toBeGreaterThan(20);
    for (const way of ways) expect(endOf(squareOf(view, way.figure), way.steps)).toBe(way.square);
  });
  it("begin in the direction of their first letter", () => {
    for (const way of ways) expect(firstStep(way).direction.slice(0, 1)).toBe(way.steps.slice(0, 1));
    expect(new Set(ways.filter((way) => way.steps.length > 1).map((way) => firstStep(way).direction)).size).toBe(4);
  });
  it("are walked step by step, while all is as planned", () => {
    const way = ways.find((each) => each.figure === "thief" && each.steps.length > 1);
    if (way === undefined) throw new Error("no long way");
    const course = setOut(way, view);
    expect(moves).toContainEqual(firstStep(way));
    expect(goOn(course, view, moves)).toBeNull(); // the figure has not moved yet
    const there = { ...view, players: view.players.map((each, seat) => (seat === view.active ? { ...each, thief: course.square } : each)) };
    const step = { type: "Walk", figure: "thief", direction: "north" } as const;
    const all = (["north", "east", "south", "west"] as const).map((direction) => ({ ...step, direction }));
    const next = goOn(course, there, all);
    expect(next?.course.rest).toBe(way.steps.slice(2));
    expect(goOn({ ...course, rest: "sse" }, there, all)?.step).toEqual({ ...step, direction: "south" });
    expect(goOn(course, there, [])).toBeNull(); // the server does not let it
    expect(goOn({ ...course, rest: "" }, there, all)).toBeNull();
    expect(hasStopped(course, there)).toBe(true);
    expect(hasStopped({ ...course, rest: "" }, there)).toBe(false); // it has arrived
    expect(goOn(course, there, [...all, { type: "Take", where: "here", means: "key" }])).toBeNull(); // a crown lies here
  });
  it("wait while what came of a step is being told, and nothing is asked", () => {
    const way = ways.find((each) => each.figure === "guard-2" && each.steps.length > 1);
    if (way === undefined) throw new Error("no long way");
    const course = setOut(way, view);
    expect(isPending(course, view, moves)).toBe(true); // not answered yet
    const there = { ...view };
    expect(isPending(course, there, [])).toBe(true); // the walk of the thief, told with the first step of the guard, is landing
    expect(isPending(course, there, moves)).toBe(false);
    expect(isPending(course, { ...there, active: 1 - view.active }, [])).toBe(false); // the turn is over
  });
});

describe("a tap on a square", () => {
  it("means the one thing that can be done there", () => {
    const circles = start.observation.moves as unknown as readonly AnyMove[];
    const first = { ...now, view: start.observation.view as unknown as View, moves: circles, ways: [] };
    expect(choicesAt(squareCalled("h2"), first)).toEqual([{ kind: "move", move: { type: "Place", circle: 1 } }]);
    expect(choicesAt(squareCalled("j10"), first)).toEqual([]);
  });
  it("means a walk of whom one leads, and no other", () => {
    const way = ways.find((each) => each.figure === "thief");
    expect(choicesAt(way?.square ?? -1, now)).toContainEqual({ kind: "way", way });
    const guards = ways.find((each) => each.figure === "guard-2" && each.steps.length === 1);
    expect(choicesAt(guards?.square ?? -1, now)).toEqual([]);
    expect(choicesAt(guards?.square ?? -1, { ...now, leads: "guard-2" })).toEqual([{ kind: "way", way: guards }]);
  });
  it("can change whom one leads", () => {
    expect(choicesAt(squareOf(view, "guard-2"), now)).toEqual([{ kind: "lead", figure: "guard-2" }]);
    expect(usualLeader(moves, view)).toBe("thief");
    expect(usualLeader([], view)).toBeNull();
    expect(usualLeader(moves.filter((move) => "figure" in move && move.figure === "guard-3"), view)).toBe("guard-3");
  });
  it("means only the card's moves after a card", () => {
    const lull: AnyMove = { type: "Lull", guard: "guard-1" };
    expect(choicesAt(squareOf(view, "guard-1"), { ...now, moves: [lull], isNarrowed: true })).toEqual([{ kind: "move", move: lull }]);
    expect(choicesAt(squareOf(view, "guard-1"), { ...now, moves: [lull] })).toEqual([]);
  });
  it("may mean several things", () => {
    const target = view.players.findIndex((_, seat) => seat !== view.active);
    const fights: readonly AnyMove[] = [false, true].map((boosted) => ({ type: "Fight", figure: "thief", target, boosted }));
    const square = placeOf(view, fights[0] as AnyMove) ?? -1;
    expect(choicesAt(square, { ...now, moves: fights, ways: [] })).toHaveLength(2);
  });
});

describe("cards", () => {
  it("stand for their moves", () => {
    expect(movesOfCard("door", [], () => null)).toContainEqual({ type: "Open" });
    const shots: readonly AnyMove[] = [
      { type: "Shoot", figure: "guard-1", target: 1 },
      { type: "Shoot", figure: "thief", target: 1 },
    ];
    const bow = (move: AnyMove): AnyProspect => ({ type: "Flight", distance: 2, percent: 42, bow: move === shots[0] ? "tower" : "card" });
    expect(movesOfCard("arrow", shots, bow)).toContainEqual(shots[1]);
    expect(movesOfCard("arrow", shots, bow)).not.toContainEqual(shots[0]);
  });
  it("keep their places until more are drawn", () => {
    const before = keepPlaces(["door", "arrow", "arrow"], ["arrow", "arrow"]);
    expect(before).toEqual([null, "arrow", "arrow"]);
    expect(keepPlaces(before, ["arrow"])).toEqual([null, "arrow", null]);
    expect(keepPlaces(before, ["arrow", "arrow", "door"])).toEqual(["arrow", "arrow", "door"]);
  });
  it("can be asked for in vain, and never at oneself", () => {
    expect(attemptWith("blocked-thief", view)).toEqual({ type: "Block", target: view.seat === 0 ? 1 : 0 });
  });
  it("need words only where the map does not tell their moves apart", () => {
    const lull = (["guard-1", "guard-2"] as const).map((guard): AnyMove => ({ type: "Lull", guard }));
    const wake = [0, 1].map((owner): AnyMove => ({ type: "Wake", guard: "guard-1", owner }));
    expect(needWords(lull, view)).toBe(false);
    expect(needWords(wake, view)).toBe(true);
    expect(needWords([{ type: "Hide" }], view)).toBe(true);
  });
  it("leave the buttons for what has no place", () => {
    expect(looseMoves(moves)).toEqual([[{ type: "EndTurn" }]]);
    const takes = (["key", "card"] as const).map((means): AnyMove => ({ type: "Take", where: "here", means }));
    expect(looseMoves([...moves, ...takes])).toEqual([takes, [{ type: "EndTurn" }]]);
  });
});
