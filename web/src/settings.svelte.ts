/** What this person likes, kept in this browser. */

import type { Pace } from "@/telling";
import type { Language } from "@/wire";

export const LANGUAGES: readonly Language[] = ["fr", "en", "de"];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "still";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** How fast what others do is told. */
  pace: Pace;
  /** Whether answers that everybody can foresee are given by themselves. */
  obvious: boolean;
  sound: boolean;
  memoryAid: boolean;
  /** By game, what one chose when one played it last. */
  games: Readonly<Record<string, Liking>>;
  /** By board, how it is looked at; each has words of its own for it. */
  looks: Readonly<Record<string, string>>;
  /** Whether what is new is explained. */
  explains: boolean;
  /** By game, what this device has shown of it. */
  known: Readonly<Record<string, Known>>;
}

/** How far somebody has come with a game. */
export interface Known {
  /** Whether they had their thirty seconds. */
  readonly started: boolean;
  /** Their first matches. */
  readonly matches: readonly string[];
  /** What was explained to them in those. */
  readonly told: readonly string[];
}

/** So many matches of a game are somebody's first ones. */
const FEW = 3;
const NOTHING: Known = { started: false, matches: [], told: [] };

/** A match against robots, as somebody likes it. */
export interface Liking {
  readonly seats: number;
  readonly level: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly memoryAid: boolean;
  /** Whether one may ask a robot for advice. */
  readonly hints: boolean;
}

const KEY = "larcin";

function spoken(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return (wanted.find((each) => LANGUAGES.includes(each as Language)) as Language) ?? "en";
}

function read(): Kept {
  const usual: Kept = {
    language: spoken(),
    theme: "auto",
    motion: "auto",
    pace: "normal",
    obvious: true,
    sound: false,
    memoryAid: false,
    games: {},
    looks: {},
    explains: true,
    known: {},
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual; // no storage, or somebody else's: the usual will do
  }
}

class Settings {
  #kept = $state<Kept>(read());
  #reduced = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#reduced = event.matches;
    });
    this.#show();
  }

  get language(): Language {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get pace(): Pace {
    return this.#kept.pace;
  }
  get obvious(): boolean {
    return this.#kept.obvious;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get memoryAid(): boolean {
    return this.#kept.memoryAid;
  }

  get explains(): boolean {
    return this.#kept.explains;
  }

  /** How far I have come with this game. */
  known(game: string): Known {
    return { ...NOTHING, ...this.#kept.known[game] };
  }
  /** Whether this match is, or would be, one of my first of this game. */
  isEarly(game: string, match: string): boolean {
    const { matches } = this.known(game);
    return matches.length < FEW || matches.includes(match);
  }
  know(game: string, more: Partial<Known>): void {
    this.change({ known: { ...this.#kept.known, [game]: { ...this.known(game), ...more } } });
  }

  /** How this game was played last, if it was. */
  liking(game: string): Liking | undefined {
    return this.#kept.games[game];
  }
  like(game: string, liking: Liking): void {
    this.change({ games: { ...this.#kept.games, [game]: liking } });
  }

  /** How this board was looked at last. */
  look(board: string): string | undefined {
    return this.#kept.looks[board];
  }
  lookAt(board: string, how: string): void {
    this.change({ looks: { ...this.#kept.looks, [board]: how } });
  }

  /** Whether pictures should stand still. */
  get still(): boolean {
    return this.#kept.motion === "still" || (this.#kept.motion === "auto" && this.#reduced);
  }

  change(some: Partial<Kept>): void {
    Object.assign(this.#kept, some);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It lasts until the page is closed.
    }
    this.#show();
  }

  /** The document wears what was chosen; the next one is told by cookies, and comes like that. */
  #show(): void {
    const { dataset } = document.documentElement;
    const { language, theme, motion, pace } = this.#kept;
    if ((dataset["theme"] ?? "auto") !== theme) {
      if (theme === "auto") delete dataset["theme"];
      else dataset["theme"] = theme;
      tellServer("larcin-theme", theme);
    }
    // To write the same again would be no change, but the browser would look at everything anew.
    if (dataset["motion"] !== motion) dataset["motion"] = motion;
    if (dataset["pace"] !== pace) dataset["pace"] = pace;
    if (document.documentElement.lang !== language) {
      document.documentElement.lang = language;
      tellServer("larcin-language", language);
    }
  }
}

function tellServer(name: string, wish: string): void {
  document.cookie = `${name}=${wish}; path=/; max-age=31536000; samesite=lax`;
}

export const settings = new Settings();
