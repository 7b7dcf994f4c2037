import { fileURLToPath } from "node:url";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import type { PluginOption } from "vite";
import { defineConfig } from "vitest/config";
import { groups } from "./web/vite/chunks.ts";
import { compressed } from "./web/vite/compressed.ts";
import { documents } from "./web/vite/documents.ts";
import { messages } from "./web/vite/messages.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["LARCIN_SERVER"] ?? "http://localhost:8000";

/** What reads our files, for a browser and for drawing here. */
const reading = (): PluginOption[] => [
  messages(),
  svelte({
    configFile: false,
    preprocess: vitePreprocess(),
    compilerOptions: { runes: true },
  }),
];
const alias = { "@": at("web/src") };

export default defineConfig(({ mode }) => ({
  root: at("web"),
  cacheDir: at("node_modules/.vite"),
  plugins: [...reading(), documents({ plugins: reading(), resolve: { alias } }), compressed()],
  resolve: {
    alias,
    // Tests mount components, so they need what a browser gets.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: at("src/larcin/server/site"),
    emptyOutDir: true,
    manifest: true, // tells which files belong together, for the test of their sizes
    assetsInlineLimit: 0, // the content security policy wants files
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [at(".")] },
    // The server compares where a request says it comes from with the host it was sent to: both stay.
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: [at("web/tests") + "/**/*.test.ts", at("src/larcin/games") + "/*/ui/**/*.test.ts"],
    dir: at("."),
  },
}));
