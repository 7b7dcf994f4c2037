import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/base.css";

// A palette is a line each: every page wears them, before any board is there.
import.meta.glob("../../src/larcin/games/*/ui/palette.css", { eager: true });

const page = document.getElementById("page");
if (page !== null) mount(App, { target: page });
