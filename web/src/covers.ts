/** The posters of all games, for the pages that show them. */

import { arts, facts, infos, minutes } from "virtual:games/covers";
import type { Component } from "svelte";
import type { GameInfo, Language } from "@/wire";

/** A small line and a big one, or a big one alone. */
type Lettering = readonly [string, string] | readonly [string];

/** What stands on a poster beside the picture. */
export interface CoverFacts {
  /** The title of the game, cut into lines: in every language the same, or in each its own. */
  readonly lettering: Lettering | Readonly<Record<Language, Lettering>>;
  /** A guess, where nobody has measured it. */
  readonly minutes?: number;
}

/** How long matches take, as `larcin author minutes` has measured it. */
export interface Measured {
  /** By seats: against robots, among people. */
  readonly seats: Readonly<Record<string, readonly [number, number]>>;
  /** By `option=value`: how many times as long. */
  readonly options: Readonly<Record<string, number>>;
}

/** The games that this page was built with: most likely those of the server. */
export const builtGames: readonly GameInfo[] = Object.values(infos);

export function coverArt(slug: string): Component | undefined {
  return arts[slug];
}

/** The lines of the title on a poster, where the game has cut them. */
export function letteringOf(slug: string, language: Language): Lettering | undefined {
  const lettering = facts[slug]?.lettering;
  return lettering === undefined || "length" in lettering ? lettering : lettering[language];
}

/** So long a match takes for one who plays against robots, or among people; null where nobody knows. */
export function minutesOf(slug: string, seats: number, options: Readonly<Record<string, unknown>> = {}, people = 1): number | null {
  const measured = minutes[slug];
  const found = measured?.seats[String(seats)]?.[people > 1 ? 1 : 0];
  if (measured === undefined || found === undefined) return facts[slug]?.minutes ?? null;
  const factors = Object.entries(options).map(([name, value]) => measured.options[`${name}=${JSON.stringify(value)}`] ?? 1);
  return rounded(factors.reduce((all, each) => all * each, found));
}

/** Up to ten to the minute, then in fives: nobody plays by the clock. */
function rounded(exact: number): number {
  return exact < 10 ? Math.max(1, Math.round(exact)) : 5 * Math.round(exact / 5);
}

/** A match that takes longer than this is called long. */
export const LONG = 25;
