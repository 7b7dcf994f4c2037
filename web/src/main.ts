import { flushSync, hydrate, mount } from "svelte";
import App from "./App.svelte";
import { loadPage } from "./pages";
import { pause } from "./pause";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import "./styles/base.css";
// A palette is a line each: every page wears them, before any board is there.
import "virtual:games/palettes";
import { shell } from "./words/shell.svelte";

const page = document.getElementById("page");
if (page !== null) void show(page);

/** What the server has drawn already is brought to life; anything else is drawn here. */
async function show(target: HTMLElement): Promise<void> {
  const [first] = await Promise.all([loadPage(router.path[0] ?? ""), shell.speak(settings.language)]);
  await pause();
  const options = { target, props: { first } };
  if (target.dataset["drawn"] === `${settings.language} ${location.pathname}`) wake(() => hydrate(App, options));
  else {
    target.replaceChildren();
    mount(App, options);
  }
}

/** Whoever has tapped what was only drawn is heard now. */
function wake(comeAlive: () => void): void {
  const early = window as { larcinTapped?: HTMLElement | null };
  const tapped = early.larcinTapped;
  comeAlive();
  flushSync();
  if (tapped?.isConnected) tapped.click();
}

// Installed, the page opens without a network, too. It waits, so that it does not slow the first visit.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
