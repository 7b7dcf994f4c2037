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

  #show(): void {
    const page = document.documentElement;
    if (this.#kept.theme === "auto") delete page.dataset["theme"];
    else page.dataset["theme"] = this.#kept.theme;
    page.dataset["motion"] = this.#kept.motion;
    if (page.lang === this.#kept.language) return;
    page.lang = this.#kept.language;
    // The next document comes in this language.
    document.cookie = `larcin-language=${page.lang}; path=/; max-age=31536000; samesite=lax`;
  }
}

export const settings = new Settings();
