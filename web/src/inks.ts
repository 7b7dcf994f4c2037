/** Five inks for a game that brings none: a hue of its own, drawn from its name, and the same for everybody. */

import { inked } from "virtual:games/palettes";

const dressed = new Set(inked);

/** A number from 0 to 1 for this text, always the same. */
export function chanceOf(text: string): number {
  let number = 2_166_136_261;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  // Names that differ in one letter should differ in everything.
  for (const shift of [16, 13, 16]) number = Math.imul(number ^ (number >>> shift), 2_246_822_507);
  return (number >>> 0) / 2 ** 32;
}

/** Ground and shade of one hue, metal and accent away from it; light as in the palettes that are drawn by hand. */
export function inksOf(slug: string): Readonly<Record<string, string>> {
  const hue = Math.round(chanceOf(slug) * 360);
  const metal = 60 + Math.round(chanceOf(`${slug}/metal`) * 50);
  const accent = (hue + 150 + Math.round(chanceOf(`${slug}/accent`) * 60)) % 360;
  return {
    "--g-sky": `oklch(0.34 0.06 ${hue})`,
    "--g-main": `oklch(0.79 0.12 ${metal})`,
    "--g-soft": `oklch(0.92 0.035 ${hue})`,
    "--g-deep": `oklch(0.22 0.045 ${hue})`,
    "--g-pop": `oklch(0.58 0.17 ${accent})`,
  };
}

/** From now on, whatever is marked as this game's wears its inks. */
export function dress(slug: string): void {
  if (dressed.has(slug)) return;
  dressed.add(slug);
  const sheet = new CSSStyleSheet();
  const inks = Object.entries(inksOf(slug)).map(([name, ink]) => `${name}: ${ink};`);
  sheet.replaceSync(`[data-game=${JSON.stringify(slug)}] { ${inks.join(" ")} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
