import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What no page says by itself: the rules of a game and its guide come from the server, and some words are of the drawing in a terminal. */
const ELSEWHERE = /^(rule|chapter|guide|shown|drawn)-/;
/** What of a game's words is said on tickets, at the end, before the match, to who is new, or to who tries what is not allowed. */
const LATER = /^(about|part|tie|ending|option|refusal|start|first)-|^blurb$/;
/** What of a game's words is said by its lessons. */
const LESSON = /^lesson-/;
/** What of the page's words is said at a table as soon as it is drawn, or by what is loaded with it. */
const TABLE = new RegExp(
  `^(${[
    "guest-names|title|home|close|loading|offline|settings|setting-language|language-.*|theme|theme-.*|places|place-.*",
    "table|table-gone|table-damaged|side|tab-.*|log-.*|hand|ask-.*|tell-.*|only-.*|recap.*|pace|pace-.*|undo-pick|take-back|come-back|result|moves-list",
    "seat|seat-.*|bot-(?!help).*|clock|clock-reserve|line-.*|waiting|pick-kind|nothing|yes|no|somebody|with|verdict-.*",
    "goal-is|hint|leave|watching-.*|seal|seal-.*",
  ].join("|")})$`,
);

/** Which messages of a Fluent file a part of the page needs: of a game's, `play`, `later` and `lesson`; of the page's, `table` and `rest`. */
export const PARTS: Readonly<Record<string, (key: string) => boolean>> = {
  play: (key) => !ELSEWHERE.test(key) && !LATER.test(key) && !LESSON.test(key),
  later: (key) => LATER.test(key),
  lesson: (key) => LESSON.test(key),
  table: (key) => TABLE.test(key),
  rest: (key) => !TABLE.test(key),
};

/** Fluent files as text, with only the messages that are asked for: `import text from "fr.ftl?play"`. */
export function messages(): Plugin {
  return {
    name: "larcin-messages",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl")) return null;
      const wanted = PARTS[query ?? ""];
      if (wanted === undefined) throw new Error(`${id}: there is no part ${query}`);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(chosen(readFileSync(path, "utf8"), wanted))};`;
    },
  };
}

/** The messages whose key is wanted; comments go. */
export function chosen(text: string, wanted: (key: string) => boolean): string {
  const lines: string[] = [];
  let keep = false;
  for (const line of text.split("\n")) {
    const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (key !== undefined) keep = wanted(key);
    else if (line.startsWith("#")) keep = false;
    if (keep && line.trim() !== "") lines.push(line);
  }
  return lines.join("\n") + "\n";
}
