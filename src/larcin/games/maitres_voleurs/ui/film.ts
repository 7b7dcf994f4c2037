/** What the box shows, picture by picture, from what stood there, what happened and what is there now. */

import { same } from "@/pick.svelte";
import { numberOf, upperTray, type Letter } from "./posture";
import type { Alarm, AnyEvent, Jewel, View } from "./types";

/** One picture of the box: how it stands, and the drawer that is open. */
export interface Picture {
  readonly posture: number;
  readonly drawer: number | null;
  /** Whether it is open as far as the secret compartment. */
  readonly isPulled: boolean;
  readonly jewels: readonly Jewel[];
  readonly secret: readonly Jewel[];
  readonly alarm: Alarm | null;
  readonly fallen: readonly Jewel[];
}

const SHUT = { drawer: null, isPulled: false, jewels: [], secret: [], alarm: null, fallen: [] } as const;

/** The box as this view has it; what has just fallen out of a drawer that is open still lies there. */
export function pictureOf(view: View, events: readonly AnyEvent[] = []): Picture {
  const { posture } = view;
  if (view.drawer === null) return { posture, ...SHUT };
  const drawer = numberOf(view.drawer);
  const fall = events.findLast((event) => event.type === "Spilled" || event.type === "Alarmed");
  // It will be put back on top: but first it is seen to have fallen.
  const hasRubyFallen = events.some((event) => event.type === "RubyFell" && event.drawer === view.drawer);
  const tray = upperTray(posture, drawer);
  return {
    posture,
    drawer,
    isPulled: view.is_pulled,
    jewels: view.trays[tray] ?? [],
    secret: view.is_pulled && !hasRubyFallen ? (view.secrets[tray] ?? []) : [],
    alarm: view.alarms[drawer] ?? null,
    fallen: hasRubyFallen ? ["ruby"] : fall?.drawer === view.drawer && view.has_spilled ? jewelsOf(fall) : [],
  };
}

/** All pictures up to the last; after a gap of more than one turn, only the last. */
export function film(before: Picture, events: readonly AnyEvent[], view: View): readonly Picture[] {
  const last = pictureOf(view, events);
  if (events.filter((event) => event.type === "Turned").length > 1) return [last];
  let now = before;
  const pictures: Picture[] = [];
  for (const event of events) {
    const next = after(now, event);
    if (event.type === "Turned") pictures.push(...turned(now, last.posture, event.upending));
    else if (next !== now && event.type !== "Emptied") pictures.push(next);
    now = event.type === "Turned" ? { ...SHUT, posture: last.posture } : next;
  }
  return [...pictures, last].filter((each, at, all) => !same(each, all[at - 1] ?? before));
}

/** One picture on. */
function after(now: Picture, event: AnyEvent): Picture {
  switch (event.type) {
    case "Opened":
      return { ...opened(now, event.drawer), jewels: jewelsOf(event), alarm: event.alarm };
    case "Spilled":
    case "Alarmed":
      return { ...opened(now, event.drawer), fallen: jewelsOf(event) };
    case "Emptied":
      return { ...now, jewels: [] };
    case "Hidden":
      return { ...now, jewels: [...now.jewels, "diamond"], fallen: [] };
    case "Placed":
      return { ...now, jewels: [...now.jewels, event.jewel], alarm: event.alarm ?? now.alarm, fallen: [] };
    case "Searched":
      return { ...now, isPulled: true };
    case "RubyFound":
      return { ...now, isPulled: true, secret: ["ruby"] };
    case "RubyFell":
      return { ...now, isPulled: true, fallen: ["ruby"] };
    default:
      return now;
  }
}

function opened({ posture }: Picture, letter: Letter): Picture {
  return { posture, ...SHUT, drawer: numberOf(letter) };
}

/** The drawer closes before the wood moves, and one movement comes after the other. */
function turned(now: Picture, posture: number, upending: "first" | "last" | "never"): readonly Picture[] {
  const shut: Picture = { ...SHUT, posture: now.posture };
  const pictures = now.drawer === null ? [] : [shut];
  if (upending === "first") pictures.push({ ...shut, posture: now.posture ^ ((now.posture ^ posture) & 1) });
  if (upending === "last") pictures.push({ ...shut, posture: (posture & ~1) | (now.posture & 1) });
  return [...pictures, { ...shut, posture }];
}

interface Loot {
  readonly diamonds: number;
  readonly sapphires: number;
}

export function jewelsOf({ diamonds, sapphires }: Loot): readonly Jewel[] {
  return [...Array<Jewel>(diamonds).fill("diamond"), ...Array<Jewel>(sapphires).fill("sapphire")];
}

/** Jewels on their way from one place to another. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly jewels: readonly Jewel[];
}

/** What went where; the places are `red`, `black-2`, `white-2` and `drawer-A`. */
export function flights(events: readonly AnyEvent[]): readonly Flight[] {
  const ruby = events.find((event) => event.type === "RubyFound");
  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case "Spilled":
        return [{ from: `drawer-${event.drawer}`, to: "red", jewels: jewelsOf(event) }];
      case "Alarmed":
        return [{ from: `drawer-${event.drawer}`, to: `black-${event.owner}`, jewels: jewelsOf(event) }];
      case "Emptied": {
        const to = event.cushion === "red" ? "red" : `black-${event.seat}`;
        return [{ from: `drawer-${event.drawer}`, to, jewels: jewelsOf(event) }];
      }
      case "RubyTaken":
        return [{ from: ruby ? `drawer-${ruby.drawer}` : "box", to: `black-${event.seat}`, jewels: ["ruby"] }];
      case "Shared":
        return [{ from: "red", to: `black-${event.seat}`, jewels: jewelsOf(event) }];
      case "Placed":
        return [{ from: `white-${event.seat}`, to: `drawer-${event.drawer}`, jewels: [event.jewel] }];
      case "Hidden":
        return [{ from: `black-${event.seat}`, to: `drawer-${event.drawer}`, jewels: ["diamond"] }];
      default:
        return [];
    }
  });
}
