/** What this person likes, kept in this browser. */

import type { Language } from "@/wire";

export const LANGUAGES: readonly Language[] = ["fr", "en", "de"];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "still";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  memoryAid: boolean;
  /** By board, how it is looked at; each has words of its own for it. */
  looks: Readonly<Record<string, string>>;
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
    sound: false,
    memoryAid: false,
    looks: {},
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
  get sound(): boolean {
    return this.#kept.sound;
  }
  get memoryAid(): boolean {
    return this.#kept.memoryAid;
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
    const { language, theme, motion } = this.#kept;
    if ((dataset["theme"] ?? "auto") !== theme) {
      if (theme === "auto") delete dataset["theme"];
      else dataset["theme"] = theme;
      tellServer("larcin-theme", theme);
    }
    // To write the same again would be no change, but the browser would look at everything anew.
    if (dataset["motion"] !== motion) dataset["motion"] = motion;
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
