/** Reads a list of Mermaid texts as JSON, and writes their pictures: SVG that follows the page's colours. */
import { renderMermaidSVG } from "beautiful-mermaid";
import { readFileSync } from "node:fs";

const COLOURS = { bg: "var(--paper)", fg: "var(--ink)", line: "var(--ink-2)", accent: "var(--gold)", muted: "var(--ink-2)", surface: "var(--paper-2)", border: "var(--line)" };

function draw(text) {
  const svg = renderMermaidSVG(text, { ...COLOURS, font: "Source Sans 3", transparent: true });
  // Its style sheet is look.css, and no font comes from elsewhere.
  return svg.replace(/<style>.*?<\/style>/s, "");
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf-8")).map(draw)));
