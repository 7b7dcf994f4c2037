import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin, type Rollup } from "vite";
import type { Drawn } from "../src/prerender.ts";
import type { Language } from "../src/wire.ts";
import { hasBoard, isTold, type GameFolder } from "./games.ts";

const LANGUAGES: readonly Language[] = ["fr", "en", "de"];

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk;

/**
 * The first documents, ready to be sent: for each language the home page, drawn; a table of each
 * game; and any other page. Each names at once all the files that its page will ask for, so
 * that they come together and not one after the other.
 */
export function documents(games: readonly GameFolder[], drawing: InlineConfig): Plugin {
  let root = "";
  let scratch = "";
  return {
    name: "larcin-documents",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
      scratch = join(config.cacheDir, "drawing");
    },
    async generateBundle(_, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") throw new Error("the documents are made out of index.html");
      const page = String(index.source);
      const emit = (name: string, source: string): void => {
        this.emitFile({ type: "asset", fileName: `documents/${name}.html`, source });
      };
      const early = this.emitFile({ type: "asset", name: "early.js", source: readFileSync(join(root, "vite/early.js"), "utf8") });
      const ready = (text: string): string => text.replace("<script ", `<script src="/${this.getFileName(early)}"></script>\n    <script `);
      const draw = await drawer(root, scratch, drawing);
      for (const language of LANGUAGES) {
        const spoken = page.replace(/<html lang="\w*"/, `<html lang="${language}"`);
        const loads = (...parts: readonly RegExp[]): string => loading(bundle, spoken, [words(language, "table"), ...parts]);
        const rest = [/\/src\/laters\.ts$/, words(language, "rest")];
        emit(`page.${language}`, loads(...rest));
        const home = drawn(loads(...rest, /\/pages\/Home\.svelte$/), language, await draw(language));
        emit(`home.${language}`, ready(home));
        for (const { slug } of games.filter((game) => hasBoard(game) && isTold(game))) {
          const own = [new RegExp(`/${slug}/ui/Board\\.svelte$`), new RegExp(`/${slug}/text/${language}\\.ftl\\?play$`)];
          emit(`table.${slug}.${language}`, loads(/\/pages\/TablePage\.svelte$/, ...own));
        }
      }
      rmSync(scratch, { recursive: true });
    },
  };
}

/** A page that can draw itself as text, built for here instead of for a browser. */
async function drawer(root: string, scratch: string, drawing: InlineConfig): Promise<(language: Language) => Promise<Drawn>> {
  await build({
    ...drawing,
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    build: { ssr: join(root, "src/prerender.ts"), outDir: scratch, emptyOutDir: true, target: "es2022" },
  });
  lookLikeABrowser();
  const made = (await import(pathToFileURL(join(scratch, "prerender.js")).href)) as {
    drawHome: (language: Language) => Promise<Drawn>;
  };
  return made.drawHome;
}

/** The little that the page asks its surroundings before it draws: nobody has chosen anything yet. */
function lookLikeABrowser(): void {
  const nobody = { addEventListener: () => undefined, matches: false };
  const surroundings = {
    ...{ location: new URL("http://localhost/"), navigator: { languages: [] }, addEventListener: () => undefined },
    document: { ...nobody, documentElement: { dataset: {} } },
    matchMedia: () => nobody,
  };
  for (const [name, value] of Object.entries(surroundings)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

function drawn(page: string, language: Language, { body, description }: Drawn): string {
  return page
    .replace(/(<meta name="description" content=")[^"]*/, (_, tag: string) => tag + escaped(description))
    .replace('<div id="page"></div>', () => `<div id="page" data-drawn="${language} /">${body}</div>`);
}

/** The page with a link in its head for every file of these parts; what it has already is left out. */
function loading(bundle: Bundle, page: string, parts: readonly RegExp[]): string {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const part of parts) gather(bundle, holding(bundle, part), scripts, styles);
  const links = [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...fonts(bundle).map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`),
    ...[...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ].filter((link) => !page.includes(/"\/[^"]+"/.exec(link)?.[0] ?? ""));
  return page.replace("</head>", () => `  ${links.join("\n    ")}\n  </head>`);
}

/** A chunk with all that it imports, and their style sheets. */
function gather(bundle: Bundle, chunk: Chunk, scripts: Set<string>, styles: Set<string>): void {
  if (scripts.has(chunk.fileName)) return;
  scripts.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") gather(bundle, imported, scripts, styles);
  }
  for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(name);
}

function holding(bundle: Bundle, part: RegExp): Chunk {
  const found = chunks(bundle).find((chunk) => chunk.moduleIds.some((id) => part.test(id)));
  if (found === undefined) throw new Error(`nothing is built out of ${String(part)}`);
  return found;
}

/** Letters that are there in time need not be drawn twice. */
function fonts(bundle: Bundle): readonly string[] {
  return Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
}

function words(language: Language, part: "table" | "rest"): RegExp {
  return new RegExp(`/web/text/${language}\\.ftl\\?${part}$`);
}

function chunks(bundle: Bundle): readonly Chunk[] {
  return Object.values(bundle).filter((each): each is Chunk => each.type === "chunk");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
