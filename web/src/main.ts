import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/base.css";

const page = document.getElementById("page");
if (page !== null) mount(App, { target: page });
