/** The pages, by the first part of their address; each is loaded when somebody goes there. */

import type { Component } from "svelte";
import { withWords } from "@/words/shell.svelte";

/** Any page: what follows in the address is its own business. */
export type Page = Component<{ rest: readonly string[] }>;
type Loader = () => Promise<{ default: Page | Component }>;

const pages: Readonly<Record<string, Loader>> = {
  "": () => import("@/pages/Home.svelte"),
  table: () => import("@/pages/TablePage.svelte"),
  replay: () => import("@/pages/Replay.svelte"),
  lobby: () => import("@/pages/Lobby.svelte"),
  mine: () => import("@/pages/Mine.svelte"),
  top: () => import("@/pages/Top.svelte"),
  rules: () => import("@/pages/Rules.svelte"),
  start: () => import("@/pages/Start.svelte"),
  learn: () => import("@/pages/Learn.svelte"),
  puzzles: () => import("@/pages/Puzzles.svelte"),
  settings: () => import("@/pages/Settings.svelte"),
  // Left out of what is built: for those who draw boards.
  ...(import.meta.env.DEV ? { dev: () => import("@/pages/Dev.svelte") } : {}),
};
const lost: Loader = () => import("@/pages/Lost.svelte");

/** Any page but a table comes with all words. */
export async function loadPage(name: string): Promise<Page> {
  const load = pages[name] ?? lost;
  return (await (name === "table" ? load() : withWords(load()))).default as Page;
}
