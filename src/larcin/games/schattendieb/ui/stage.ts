/**
 * The hotel's windows and safes, moment by moment.
 *
 * One observation may tell a whole turn: cards turned over, equals cancelling, a thief, safes filling.
 * The view has only what is left of it in the end; the moments between are told by the events. No rule
 * is applied here: every event says what went where, and the view has the last word.
 */

import type { AnyEvent, Card, Player, View } from "./types";

/** What became of a player's card in this turn. */
export type Fate = "cancelled" | "robbed" | "lucky" | "missed" | "wasted" | "closed";

export interface Bay {
  readonly laid: readonly Card[];
  /** What lay here in this turn and is discarded now; it stays in sight until the turn is over. */
  readonly gone: readonly Card[];
  readonly fate: Fate | null;
  readonly safe: readonly Card[];
  /** How many of the safe's jewels have just come. */
  readonly fresh: number;
  /** The seat in whose window they lay. */
  readonly from: number;
  readonly lock: Card | null;
}

export interface Stage {
  /** Which of the seven actions of a turn; 0 for none. */
  readonly action: number;
  readonly bays: readonly Bay[];
  /** Who is stealing from whom at this moment. */
  readonly strike: { readonly thief: number; readonly victim: number } | null;
  /** Who has laid a card face down, and who has answered without one. */
  readonly covered: readonly number[];
  readonly ready: readonly number[];
  /** What the safes were worth, once the deal is over. */
  readonly points: readonly number[] | null;
  readonly totals: readonly number[];
}

const EMPTY: Bay = { laid: [], gone: [], fate: null, safe: [], fresh: 0, from: 0, lock: null };

export function emptyStage(seats: number): Stage {
  const bays = Array.from({ length: seats }, () => EMPTY);
  return { action: 0, bays, strike: null, covered: [], ready: [], points: null, totals: bays.map(() => 0) };
}

/** Every moment that these events tell, and in the end what the view shows. */
export function moments(stage: Stage, events: readonly AnyEvent[], view: View): readonly Stage[] {
  const shown: Stage[] = [];
  let now = stage;
  for (const group of grouped(events)) {
    const calm = { ...now, strike: null, covered: [], ready: [] };
    now = group.reduce(happen, group[0]?.type === "Laid" ? swept(calm) : calm);
    shown.push(now);
  }
  return [...shown, settled(now, view)];
}

/** Events that are seen in one moment: the same that happens to several at once. */
function grouped(events: readonly AnyEvent[]): readonly (readonly AnyEvent[])[] {
  const groups: AnyEvent[][] = [];
  let last = "";
  for (const event of events) {
    const moment = MOMENTS[event.type];
    if (moment === undefined) continue;
    if (moment === last && moment !== "steal") groups.at(-1)?.push(event);
    else groups.push([event]);
    last = moment;
  }
  return groups;
}

const MOMENTS: Readonly<Partial<Record<AnyEvent["type"], string>>> = {
  Opened: "open",
  Laid: "lay",
  Cancelled: "cancel",
  Stolen: "steal",
  Missed: "miss",
  Added: "add",
  Filled: "fill",
  Closed: "close",
  Wasted: "close",
  Counted: "count",
};

function happen(stage: Stage, event: AnyEvent): Stage {
  const now = { ...stage, action: actionOf(event.rule) };
  switch (event.type) {
    case "Opened":
      return { ...emptyStage(stage.bays.length), totals: stage.totals };
    case "Laid":
      return at(now, event.seat, () => ({ laid: [event.card] }));
    case "Cancelled":
      return event.seats.reduce((each, seat) => at(each, seat, discarded("cancelled")), now);
    case "Stolen": {
      const robbed = at(now, event.victim, () => ({ laid: [], fate: "robbed" }));
      const loot = (bay: Bay): Partial<Bay> => ({ fate: "lucky", ...into(bay, [event.card], event.victim) });
      return { ...at(robbed, event.seat, loot), strike: { thief: event.seat, victim: event.victim } };
    }
    case "Missed":
      return at(now, event.seat, () => ({ fate: "missed" }));
    case "Added":
      return at(now, event.seat, (bay) => ({ laid: [...bay.laid, ...event.cards] }));
    case "Filled":
      return at(now, event.seat, (bay) => ({ laid: [], ...into(bay, event.cards, event.seat) }));
    case "Closed":
      return at(now, event.seat, () => ({ laid: [], fate: "closed", lock: event.card }));
    case "Wasted":
      return at(now, event.seat, discarded("wasted"));
    case "Counted":
      return { ...now, points: event.points, totals: event.totals };
    default:
      return now;
  }
}

function at(stage: Stage, seat: number, change: (bay: Bay) => Partial<Bay>): Stage {
  return { ...stage, bays: stage.bays.map((bay, place) => (place === seat ? { ...bay, ...change(bay) } : bay)) };
}

const discarded =
  (fate: Fate) =>
  (bay: Bay): Partial<Bay> => ({ laid: [], gone: bay.laid, fate });

const into = (bay: Bay, cards: readonly Card[], from: number): Partial<Bay> => ({
  safe: [...bay.safe, ...cards],
  fresh: cards.length,
  from,
});

/** A new turn: nothing lies in the windows. */
function swept(stage: Stage): Stage {
  return { ...stage, bays: stage.bays.map((bay) => ({ ...bay, laid: [], gone: [], fate: null, fresh: 0 })) };
}

/** As the view has it, with what is still to be told of this turn. */
function settled(stage: Stage, view: View): Stage {
  const isNewTurn = view.step === "SD-1";
  const isOver = view.step === "SD-R29" || view.outcome !== null;
  return {
    action: actionOf(view.step),
    bays: view.players.map((player, seat) => settledBay(stage.bays[seat] ?? EMPTY, player, isNewTurn)),
    strike: null,
    covered: isNewTurn ? view.chosen : [],
    ready: isNewTurn ? [] : view.chosen,
    points: isOver ? view.points : null,
    totals: view.totals,
  };
}

function settledBay(bay: Bay, player: Player, isNewTurn: boolean): Bay {
  const left = bay.laid.length > 0 && player.laid.length === 0 ? bay.laid : bay.gone;
  return {
    laid: player.laid,
    gone: isNewTurn || player.laid.length > 0 ? [] : left,
    fate: bay.fate,
    safe: player.safe,
    fresh: player.safe.length === bay.safe.length ? bay.fresh : 0,
    from: bay.from,
    lock: player.lock,
  };
}

/** The action to which a rule belongs: its chapter. */
function actionOf(rule: string): number {
  return Number(/^SD-([1-7])/.exec(rule)?.[1] ?? 0);
}
