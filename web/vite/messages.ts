import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Which messages of a Fluent file a part of the page needs. */
const PARTS: Record<string, (key: string) => boolean> = {
  all: () => true,
  // The rules come from the server, paragraph by paragraph.
  play: (key) => !/^(rule|chapter)-/.test(key),
};

/** Fluent files as text, with only the messages that are asked for: `import text from "fr.ftl?play"`. */
export function messages(): Plugin {
  return {
    name: "larcin-messages",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl")) return null;
      const wanted = PARTS[query ?? "all"];
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
