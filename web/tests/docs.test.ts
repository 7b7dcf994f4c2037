/** docs/boards.md says what the kit has: no more, and no less of what it names. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(path, "utf8");
const doc = read("docs/boards.md");
const kit = doc.slice(doc.indexOf("## The kit"), doc.indexOf("## The log"));
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
const paragraph = (title: string): string => new RegExp(`\\*\\*${title}\\*\\*.*(?:\\n.+)*`).exec(kit)?.[0] ?? "";

/** The names that `$props()` gives to a component, sorted; those with a default or a `?` end in `?`. */
function propsOf(source: string): string[] {
  const [, inline, named] = /\}: (?:\{ (.*?) \}|(Props)) = \$props\(\)/s.exec(source) ?? [];
  const typed = named === undefined ? (inline ?? "").replaceAll(";", "\n") : (/interface Props \{(.*?)\n {2}\}/s.exec(source)?.[1] ?? "");
  return [...typed.matchAll(/^\s*(\w+\??):/gm)].map(([, name = ""]) => name).sort();
}

const rows = kit.split("\n").filter((line) => line.startsWith("| `")).map((line) => line.split("|"));

test.each(rows.map(([, name = "", props = ""]) => [quoted(name)[0] ?? "", props]))("the props of %s", (name, props) => {
  const said = quoted(props).concat(props.includes("children") ? ["children"] : []);
  const known = propsOf(read(`web/src/kit/${name}.svelte`)).map((each) => (each === "children?" ? "children" : each));
  expect(known.length).toBeGreaterThan(0);
  expect(said.sort()).toEqual(known.sort());
});

test("icons, tokens, inks and words are there", () => {
  expect(rows.length).toBeGreaterThan(8);
  const shapes = [...(read("web/src/kit/Icon.svelte").split("</script>")[0] ?? "").matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(quoted(paragraph("Icons")).sort()).toEqual(shapes.sort());
  const tokens = read("web/src/styles/tokens.css");
  const named = quoted(paragraph("Tokens")).flatMap((each) => each.split(" ")).filter((each) => each.startsWith("--") && each !== "--w");
  expect(named.filter((each) => !tokens.includes(`${each}:`))).toEqual([]);
  const inks = read("web/src/styles/inks.css");
  const classes = quoted(paragraph("Inks of a drawing")).filter((each) => !each.includes(" ") && !each.startsWith("<"));
  expect(classes.length).toBeGreaterThan(15);
  expect(classes.filter((each) => !new RegExp(`^\\.${each} `, "m").test(inks))).toEqual([]);
  const base = read("web/src/styles/base.css");
  expect(quoted(paragraph("Classes of the page")).filter((each) => !base.includes(`.${each}`))).toEqual([]);
  const words = read("src/larcin/words/text/en.ftl") + read("web/text/en.ftl");
  const said = quoted(paragraph("Words")).filter((each) => each !== "title" && !each.endsWith("…"));
  expect(said.filter((each) => !new RegExp(`^${each} =`, "m").test(words))).toEqual([]);
});
