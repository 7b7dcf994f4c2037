import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import type { PluginOption } from "vite";
import { defineConfig } from "vitest/config";
import { groups } from "./web/vite/chunks.ts";
import { compressed } from "./web/vite/compressed.ts";
import { documents } from "./web/vite/documents.ts";
import { games, gamesAt, inside, paths, type GameFolder } from "./web/vite/games.ts";
import { messages } from "./web/vite/messages.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const env = process.env;
const server = env["LARCIN_SERVER"] ?? "http://localhost:8000";
/** larcin itself; where it is installed, its page is built elsewhere. */
const larcin = env["LARCIN_PACKAGE"] ?? at("src/larcin");

/** larcin's games, and those that `larcin build-page` names; who develops has all that the server has. */
const known = (command: "build" | "serve"): readonly GameFolder[] => {
  const places = command === "serve" ? paths(env["LARCIN_GAMES"]).map((place) => resolve(place)) : [];
  const folders = [...inside([`${larcin}/games`]), ...paths(env["LARCIN_PAGE_GAMES"]), ...inside(places)];
  return gamesAt(folders, paths(env["LARCIN_PAGE_BARE"]));
};

/** What reads our files, for a browser and for drawing here. */
const reading = (all: readonly GameFolder[], command: "build" | "serve"): PluginOption[] => [
  games(all, `${larcin}/words`),
  messages(),
  svelte({
    configFile: false,
    preprocess: vitePreprocess(),
    // A component's styles are told by a class on each of its elements: a short one, in what is built.
    compilerOptions: { runes: true, ...(command === "build" ? { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` } : {}) },
  }),
];
const alias = { "@": at("web/src") };

export default defineConfig(({ mode, command }) => {
  const all = known(command);
  return {
    root: at("web"),
    cacheDir: at("node_modules/.vite"),
    plugins: [...reading(all, command), documents(all, { plugins: reading(all, command), resolve: { alias } }), compressed()],
    resolve: {
      alias,
      // A board outside this folder has no node_modules above it.
      dedupe: ["svelte"],
      // Tests mount components, so they need what a browser gets.
      ...(mode === "test" ? { conditions: ["browser"] } : {}),
    },
    build: {
      outDir: env["LARCIN_PAGE"] ?? at("src/larcin/server/site"),
      emptyOutDir: true,
      manifest: true, // tells which files belong together, for the test of their sizes
      assetsInlineLimit: 0, // the content security policy wants files
      // Documents name what their page needs, and what is loaded later imports little: lists of what to load with each file would only make the scripts bigger.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      target: "es2022",
      rolldownOptions: { output: { codeSplitting: { groups: groups(all) } } },
    },
    server: {
      fs: { allow: [at("."), larcin, ...all.map(({ folder }) => folder)] },
      // The server compares where a request says it comes from with the host it was sent to: both stay.
      proxy: { "/api": { target: server, ws: true } },
    },
    test: {
      environment: "happy-dom",
      isolate: false, // one document for all files: a new one for each costs more than all tests
      setupFiles: [at("web/tests/clear.ts")],
      include: [at("web/tests") + "/**/*.test.ts", at("src/larcin/games") + "/*/ui/**/*.test.ts"],
      dir: at("."),
    },
  };
});
