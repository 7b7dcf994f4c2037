import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { AnyEvent } from "@/board";
import type { Language } from "@/wire";
import type { Struct, Tells } from "@/words/facts";
import { Catalogue, Words } from "@/words/words";
import { chosen } from "../vite/messages";

/** What Python says, written by tests/web/test_sentences.py; without it there is nothing to compare. */
interface Said {
  readonly language: Language;
  readonly texts: readonly string[];
  readonly tells: Tells;
  readonly names: readonly string[];
  readonly me: number | null;
  readonly events: readonly (readonly [AnyEvent, string])[];
  readonly moves: readonly (readonly [Struct, Struct | null, string])[];
}
const forPlay = (text: string): string => chosen(text, (key) => !/^(rule|chapter)-/.test(key));
const path = process.env["SENTENCES"];

test.skipIf(path === undefined)("the browser says what Python says", () => {
  const spoken = JSON.parse(readFileSync(path as string, "utf8")) as readonly Said[];
  let compared = 0;
  for (const { language, texts, tells, names, me, events, moves } of spoken) {
    const words = new Words(new Catalogue(language, texts.map(forPlay)), tells, names, me);
    for (const [event, sentence] of events) expect(words.event(event)).toBe(sentence);
    for (const [move, prospect, sentence] of moves) expect(words.move(move, prospect)).toBe(sentence);
    compared += events.length + moves.length;
  }
  expect(compared).toBeGreaterThan(100);
});

const CATALOGUE = new Catalogue("en", [
  "event-Laid = { $seat_is ->\n    [you] You lay\n   *[other] { $seat } lays\n } { $card }.\ncard-cow = a cow\nseat = seat { $number }\nrefusal-late = Too late for { $seats } ({ $card }).\n",
]);
const TELLS: Tells = { Laid: { seat: "seat", card: "secret:piece:card" } };

test("numbers are written as the language does, small ones without asking it", () => {
  const text = "n = { $n }\ncards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n }\n";
  for (const language of ["fr", "en", "de"] as const) {
    const catalogue = new Catalogue(language, [text]);
    const written = new Intl.NumberFormat(language);
    for (const n of [0, 7, 999, 1000, 12345, -3, 0.5]) {
      expect(catalogue.say("n", { n })).toBe(written.format(n).replace(/[\u200b-\u200f]/g, ""));
    }
    expect([catalogue.say("cards", { n: 1 }), catalogue.say("cards", { n: 2 })]).toEqual(["one card", "2 cards"]);
  }
});

test("who listens is addressed", () => {
  const event = { type: "Laid", rule: "AB-1", seat: 1, card: { value: "cow", seats: [1] } };
  expect(new Words(CATALOGUE, TELLS, ["Anna", "Bruno"], 1).event(event)).toBe("You lay a cow.");
  expect(new Words(CATALOGUE, TELLS, ["Anna", "Bruno"], 0).event(event)).toBe("Bruno lays a cow.");
});

test("a question may name the few kinds of moves that are left, and say why it is asked", () => {
  const text = "ask-you = Your turn:\nask-AB_1 = walk and fight\n    .few = 2\nask-AB_2 = play a card?\n    .title = You are attacked:\npick-Walk = walk\npick-Fight = fight\npick-End = end the turn\n";
  const words = new Words(new Catalogue("en", [text]));
  const [walk, fight, end] = ["Walk", "Fight", "End"].map((type) => ({ type })) as [Struct, Struct, Struct];
  expect(words.question("AB.1", [walk, walk, end])).toBe("walk, end the turn");
  expect(words.question("AB.1", [walk, fight, end])).toBe("walk and fight");
  expect(words.question("AB.1")).toBe("walk and fight");
  expect(words.question("AB.2", [end])).toBe("play a card?");
  expect([words.summons("AB.1"), words.summons("AB.2")]).toEqual(["Your turn:", "You are attacked:"]);
});

test("a move among few may have a name of its own", () => {
  const text = "ask-AB_1 = what?\n    .few = 2\npick-Walk = walk\nfew-Walk = { $figure ->\n    [thief] walk\n   *[other] lead a guard\n }\n";
  const words = new Words(new Catalogue("en", [text]));
  const walkOf = (figure: string): Struct => ({ type: "Walk", figure }) as Struct;
  const [thief, guard] = [walkOf("thief"), walkOf("guard")];
  expect(words.question("AB.1", [guard, guard])).toBe("lead a guard");
  expect(words.question("AB.1", [thief, guard])).toBe("walk, lead a guard");
  expect(words.kind(guard)).toBe("walk");
});

test("a refusal names what has a name", () => {
  const words = new Words(CATALOGUE, TELLS, ["Anna", "Bruno"]);
  expect(words.refusal("late", { seats: [0, 1], card: "cow" })).toBe("Too late for Anna, Bruno (a cow).");
});

test("a missing message is its key, not a blank", () => {
  expect(new Words(CATALOGUE).say("nothing-here")).toBe("nothing-here");
});

test("a file is cut down to what a page needs", () => {
  const text = "# a comment\ntitle = T\nrule-AB-1 = Long.\n    .reading = Longer.\n\n## More\nmove-Lay =\n    { $card ->\n       *[other] x\n    }\n";
  const kept = chosen(text, (key) => !key.startsWith("rule-"));
  expect(kept).toBe("title = T\nmove-Lay =\n    { $card ->\n       *[other] x\n    }\n");
});
