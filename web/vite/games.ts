/**
 * The games that a page is built with, as modules: each is a folder, wherever it lies.
 *
 * `virtual:games/boards` and its like hold whatever those folders have of it; the list of folders
 * is all that the build is told, so nothing in `web/` names a game.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import type { Plugin } from "vite";

const LANGUAGES = ["fr", "en", "de"] as const;

export interface GameFolder {
  readonly slug: string;
  /** With slashes, as modules are named. */
  readonly folder: string;
  /** Its board or its cover is broken: it is played on the board for any game. */
  readonly isBare: boolean;
}

/** What lies in these places. */
export function inside(places: readonly string[]): readonly string[] {
  return places.flatMap((place) => (existsSync(place) ? readdirSync(place).map((name) => join(place, name)) : []));
}

/** Those of these folders that are a game, each slug once; `bare` are the slugs whose drawings cannot be used. */
export function gamesAt(folders: readonly string[], bare: readonly string[] = []): readonly GameFolder[] {
  const found = new Map<string, GameFolder>();
  for (const folder of folders.filter((each) => existsSync(join(each, "text", "en.ftl")))) {
    const slug = basename(folder);
    if (!found.has(slug)) found.set(slug, { slug, folder: folder.replaceAll("\\", "/"), isBare: bare.includes(slug) });
  }
  return [...found.values()].sort((one, other) => (one.slug < other.slug ? -1 : 1));
}

/** A list of paths, as environments hold them. */
export function paths(list: string | undefined): readonly string[] {
  return (list ?? "").split(delimiter).filter((each) => each !== "");
}

/** Whether the page is built with its words: a folder without `ui/types.ts` is told by the server. */
export function isTold({ folder }: GameFolder): boolean {
  return existsSync(`${folder}/ui/types.ts`);
}

export function hasBoard({ folder, isBare }: GameFolder): boolean {
  return !isBare && existsSync(`${folder}/ui/Board.svelte`);
}

/** The three pictures of a game's first thirty seconds, and the words that each needs. */
const START = ["want", "turn", "ends"] as const;
const drawingOf = ({ folder }: GameFolder, name: string): string => `${folder}/ui/start/${name.charAt(0).toUpperCase()}${name.slice(1)}.svelte`;

/** Whether somebody new can be told in thirty seconds what it is about: with all its pictures and words, or not at all. */
export function hasStart(game: GameFolder): boolean {
  if (!isTold(game)) return false;
  const text = readFileSync(`${game.folder}/text/en.ftl`, "utf8");
  return START.every((name) => existsSync(drawingOf(game, name)) && new RegExp(`^start-${name} *=`, "m").test(text));
}

function drawings(game: GameFolder): readonly Named[] {
  return START.map((name) => [`${game.slug}/${name}`, drawingOf(game, name)]);
}

/** `shared`: the folder with the words that belong to no game. */
export function games(all: readonly GameFolder[], shared: string): Plugin {
  const drawn = all.filter(({ isBare }) => !isBare);
  const made: Readonly<Record<string, () => string>> = {
    boards: () => later(all.filter(hasBoard).map((game) => [game.slug, `${game.folder}/ui/Board.svelte`])),
    tells: () => later(all.filter(isTold).map((game) => [game.slug, `${game.folder}/ui/types.ts`])),
    texts: () => later(all.filter(isTold).flatMap(({ slug, folder }) => texts(folder, "play", slug))),
    laters: () => later(all.filter(isTold).flatMap(({ slug, folder }) => ["later", "lesson"].flatMap((part) => texts(folder, part, slug, part)))),
    starts: () => later(drawn.filter(hasStart).flatMap((game) => drawings(game))),
    pieces: () => later(having(drawn, "Piece.svelte")),
    positions: () => later(all.flatMap((game) => positions(game))),
    covers: () =>
      [
        now("arts", having(drawn, "Cover.svelte")),
        now("facts", having(all, "cover.json")),
        now("infos", having(all, "info.json")),
        now("minutes", having(all, "minutes.json")),
      ].join("\n"),
    palettes: () => worn(having(drawn, "palette.css")),
    words: () => later(texts(shared, "table")),
    rests: () => later(texts(shared, "rest")),
  };
  return {
    name: "larcin-games",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      return id.startsWith(`\0${NAME}`) ? (made[id.slice(NAME.length + 1)]?.() ?? null) : null;
    },
  };
}

const NAME = "virtual:games/";
type Named = readonly [name: string, path: string];

function having(all: readonly GameFolder[], file: string): readonly Named[] {
  return all.map(({ slug, folder }): Named => [slug, `${folder}/ui/${file}`]).filter(([, path]) => existsSync(path));
}

/** A part of the Fluent files in a folder, see `messages.ts`, by language between what else it is called by. */
function texts(folder: string, part: string, before?: string, after?: string): readonly Named[] {
  const name = (language: string): string => [before, language, after].filter((each) => each !== undefined).join("/");
  return LANGUAGES.map((language) => [name(language), `${folder}/text/${language}.ftl?${part}`]);
}

function positions({ slug, folder }: GameFolder): readonly Named[] {
  const place = `${folder}/ui/positions`;
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith(".json")) : [];
  return names.map((name) => [`${slug}/${name.slice(0, -".json".length)}`, `${place}/${name}`]);
}

/** What is loaded when it is needed: by name, how to load it. */
function later(found: readonly Named[]): string {
  const lines = found.map(([name, path]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(path)}),`);
  return `export default {\n${lines.join("\n")}\n};`;
}

/** What is there with the page. */
function now(what: string, found: readonly Named[]): string {
  const lines = found.map(([, path], number) => `import ${what}${number} from ${JSON.stringify(path)};`);
  const held = found.map(([name], number) => `${JSON.stringify(name)}: ${what}${number}`);
  return `${lines.join("\n")}\nexport const ${what} = { ${held.join(", ")} };`;
}

/** Style sheets, and whose they are. */
function worn(found: readonly Named[]): string {
  const lines = found.map(([, path]) => `import ${JSON.stringify(path)};`);
  return `${lines.join("\n")}\nexport const inked = ${JSON.stringify(found.map(([slug]) => slug))};`;
}
