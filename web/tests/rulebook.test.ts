import { expect, test } from "vitest";
import { withRules } from "@/rulebook.svelte";
import type { RuleChapter } from "@/wire";

test("the ids of paragraphs that there are stand out of a rule's text", () => {
  const chapters = [{ id: "AB-1", title: "", paragraphs: [{ rule: "AB-R3" }, { rule: "AB-1.2" }] }] as unknown as readonly RuleChapter[];
  const pieces = withRules("As AB-R3 says (AB-1.2), not AB-R9.", chapters);
  expect(pieces.filter((piece) => piece.rule).map((piece) => piece.text)).toEqual(["AB-R3", "AB-1.2"]);
  expect(pieces.map((piece) => [piece.before, piece.after].join("-"))).toContain("(-),");
  expect(pieces.map((piece) => piece.before + piece.text + piece.after).join("")).toBe("As AB-R3 says (AB-1.2), not AB-R9.");
});
