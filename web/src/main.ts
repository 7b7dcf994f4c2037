import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/base.css";

// A palette is a line each: every page wears them, before any board is there.
import.meta.glob("../../src/larcin/games/*/ui/palette.css", { eager: true });

const page = document.getElementById("page");
if (page !== null) mount(App, { target: page });

// Installed, the page opens without a network, too. It waits, so that it does not slow the first visit.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
