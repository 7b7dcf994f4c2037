/** Words come in parts: what a table says as soon as it is drawn must be in the first. */

import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import { Catalogue } from "@/words/words";
import { chosen, PARTS } from "../vite/messages.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const SOURCE = `${ROOT}/web/src`;
const IMPORT = /^\s*import (?!type)[^;]*? from "((?:@|\.{1,2})\/[^"]+)";/gm;
const SAID = /\bsay\(\s*["`]([\w-]+)(\$?)/g;

/** A module and all that is loaded with it. */
function loadedWith(path: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(path)) return found;
  const source = readFileSync(path, "utf8");
  found.set(path, source);
  for (const [, name = ""] of source.matchAll(IMPORT)) {
    const file = name.startsWith("@") ? name.replace("@", SOURCE) : resolve(dirname(path), name);
    if (!/\.(css|svg|json)$/.test(file)) loadedWith([`${file}.ts`, file].find((each) => existsSync(each)) ?? file, found);
  }
  return found;
}

const keysOf = (path: string): readonly string[] => [...readFileSync(path, "utf8").matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key = ""]) => key);
const keys = [`${ROOT}/web/text/en.ftl`, `${ROOT}/src/larcin/words/text/en.ftl`].flatMap(keysOf);

test("what is loaded with a table says only what its words have", () => {
  const roots = ["main.ts", "pages/TablePage.svelte", "kit/Seat.svelte", "kit/Card.svelte", "kit/Pile.svelte", "kit/Count.svelte", "kit/Felt.svelte"];
  const sources = roots.flatMap((root) => [...loadedWith(`${SOURCE}/${root}`).values()]).join("\n");
  const said = new Set([...sources.matchAll(SAID)].flatMap(([, key = "", more]) => (more === "" ? [key] : keys.filter((each) => each.startsWith(key)))));
  expect(said.size).toBeGreaterThan(50);
  const late = [...said].filter((key) => keys.includes(key) && !key.startsWith("bot-help") && !(PARTS["table"]?.(key) ?? false));
  expect(late.toSorted()).toEqual(["about-clock", "tie-line", "unowned"]); // a ticket says the one, the end the others
});

test("no message is lost, and none comes twice", () => {
  const parts = (key: string, names: readonly string[]): number => names.filter((name) => PARTS[name]?.(key)).length;
  expect(keys.filter((key) => parts(key, ["table", "rest"]) !== 1)).toEqual([]);
  const game = ["title", "event-Dealt", "about-pile", "refusal-not-yours", "faded-Dealt", "blurb", "part-cards", "goal", "start-want", "first-Dealt"];
  expect(game.filter((key) => parts(key, ["play", "later"]) !== 1)).toEqual([]);
  expect(["rule-RB-1", "chapter-RB-1"].filter((key) => parts(key, ["play", "later"]) !== 0)).toEqual([]);
  expect(chosen("title = Loot\nabout-pile = A pile.\n    .rule = RB-1\n", PARTS["later"] ?? (() => false))).toBe("about-pile = A pile.\n    .rule = RB-1\n");
});

test("words that only some need are added where they are wanted, and asked for again where they did not come", async () => {
  let isOnline = false;
  const later = (): Promise<readonly string[]> => (isOnline ? Promise.resolve(["about-pile = A pile.\n"]) : Promise.reject(new Error("offline")));
  const catalogue = new Catalogue("en", ["title = Loot\n"], later);
  expect(catalogue.knows("about-pile")).toBe(false);
  await expect(catalogue.whole()).rejects.toThrow("offline");
  isOnline = true;
  await catalogue.whole();
  expect([catalogue.say("title"), catalogue.say("about-pile")]).toEqual(["Loot", "A pile."]);
});
