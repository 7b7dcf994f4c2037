import { expect, test } from "vitest";
import type { RuleChapter } from "@/wire";
import { chosen, finder } from "@/search";

const paragraph = (rule: string, says: string, reading = ""): RuleChapter["paragraphs"][number] => ({ rule, kind: "text", says, reading });
const CHAPTERS: readonly RuleChapter[] = [
  { id: "AB-1", title: "Le but", paragraphs: [paragraph("AB-1.1", "Voler des œufs à l’étalage."), paragraph("AB-1.2", "Ne rien perdre.")] },
  { id: "AB-2", title: "Große Stapel", paragraphs: [paragraph("AB-2.1", "Die Straße ist frei.", "Siehe AB-1.1.")] },
];

function found(query: string): readonly string[] {
  return chosen(CHAPTERS, finder(query)).flatMap(({ paragraphs }) => paragraphs.map(({ rule }) => rule));
}

test.each([
  ["", ["AB-1.1", "AB-1.2", "AB-2.1"]],
  ["  ", ["AB-1.1", "AB-1.2", "AB-2.1"]],
  ["ab-1.2", ["AB-1.2"]],
  ["ETALAGE", ["AB-1.1"]],
  ["l'étalage voler", ["AB-1.1"]],
  ["oeufs", ["AB-1.1"]],
  ["strasse", ["AB-2.1"]],
  ["stapel frei", ["AB-2.1"]],
  ["AB-1.1", ["AB-1.1", "AB-2.1"]],
  ["voler frei", []],
])("%s", (query, rules) => {
  expect(found(query)).toEqual(rules);
});

test("a chapter without a hit goes", () => {
  expect(chosen(CHAPTERS, finder("frei")).map(({ id }) => id)).toEqual(["AB-2"]);
});
