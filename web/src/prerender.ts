/** The home page as text, for the documents that are built: see `vite/documents.ts`. */

import { render } from "svelte/server";
import App from "./App.svelte";
import { loadPage } from "./pages";
import { settings } from "./settings.svelte";
import type { Language } from "./wire";
import { say, shell } from "./words/shell.svelte";

export interface Drawn {
  readonly body: string;
  /** What the page is about, for whoever lists it. */
  readonly description: string;
}

export async function drawHome(language: Language): Promise<Drawn> {
  settings.change({ language });
  await shell.speak(language);
  const first = await loadPage("");
  return { body: render(App, { props: { first } }).body, description: say("home-intro") };
}
