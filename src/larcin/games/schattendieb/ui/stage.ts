/**
 * The hotel's windows and safes at one moment.
 *
 * The view has what lies where; what has just happened there is told by the events: what was
 * cancelled is gone from the view already, and is shown once more, struck out. No rule is applied
 * here: every event says what went where.
 */

import type { AnyEvent, Card, View } from "./types";

/** What became of a player's card in this turn. */
export type Fate = "cancelled" | "robbed" | "lucky" | "missed" | "wasted" | "closed";

export interface Bay {
  readonly laid: readonly Card[];
  /** What lay here until now, and is discarded, if nothing else lies here. */
  readonly gone: readonly Card[];
  readonly fate: Fate | null;
  readonly safe: readonly Card[];
  /** How many of the safe's jewels are coming at this moment. */
  readonly fresh: number;
  /** The seat in whose window they lay. */
  readonly from: number;
  readonly lock: Card | null;
  /** Whether nothing is left in the window, although the turn goes on. */
  readonly isOut: boolean;
}

export interface Stage {
  /** Which of the seven actions of a turn; 0 for none. */
  readonly action: number;
  /** Which turn this is: while hands are filled, it is not the next one yet. */
  readonly turn: number;
  /** The actions of this turn that were passed over, as far as this is known. */
  readonly passed: readonly number[];
  readonly bays: readonly Bay[];
  /** Who is stealing from whom at this moment. */
  readonly strike: { readonly thief: number; readonly victim: number } | null;
  /** Whose safe closes at this moment. */
  readonly closing: number | null;
  /** Who has laid a card face down, and who has answered without one. */
  readonly covered: readonly number[];
  readonly ready: readonly number[];
  /** How many safes are open, while the deal goes on: the last one will count for nothing. */
  readonly open: number;
  /** What the safes were worth, once the deal is over. */
  readonly points: readonly number[] | null;
}

/** From the turning over to the filling of safes: what is no longer in a window is lost. */
const BETWEEN: readonly string[] = ["SD-2", "SD-3", "SD-3.5", "SD-3.4", "SD-4", "SD-8.3"];
const COUNTED: readonly string[] = ["SD-9", "SD-R29"];
const CANCELLING = 2;
const STEALING = 3;
const DRAWING = 7;

/** What the view shows, with what these events tell; `telling`: they happen at this moment. */
export function stageOf(view: View, events: readonly AnyEvent[], telling: boolean): Stage {
  const isBetween = BETWEEN.includes(view.step);
  const isNewTurn = view.step === "SD-1";
  const told = telling ? events : isBetween ? thisTurn(events) : [];
  const now: Now = {
    bays: view.players.map((player, seat) => ({
      laid: player.laid,
      gone: [],
      fate: player.lock === null ? null : "closed",
      safe: player.safe,
      fresh: 0,
      from: seat,
      lock: player.lock,
      isOut: isBetween && player.lock === null && player.laid.length === 0,
    })),
    strike: null,
    closing: null,
  };
  const then = told.reduce((each, event) => happen(each, event, telling), now);
  const isOver = COUNTED.includes(view.step) || view.outcome !== null;
  const action = (telling && events[0] !== undefined ? actionOf(events[0].rule) : 0) || actionOf(view.step);
  return {
    ...then,
    action,
    turn: telling && action === DRAWING ? view.turn - 1 : view.turn,
    passed: telling || action <= STEALING ? [] : passedOver(events),
    covered: isNewTurn ? view.chosen : [],
    ready: isNewTurn || isOver ? [] : view.chosen,
    open: isOver ? 0 : view.players.filter((player) => player.lock === null).length,
    points: isOver ? view.points : null,
  };
}

type Now = Pick<Stage, "bays" | "strike" | "closing">;

function happen(now: Now, event: AnyEvent, telling: boolean): Now {
  switch (event.type) {
    case "Cancelled":
      return event.seats.reduce((each, seat, place) => at(each, seat, { fate: "cancelled", gone: event.cards.slice(place, place + 1) }), now);
    case "Stolen": {
      const fresh = telling ? { fresh: 1, from: event.victim } : {};
      const both = at(at(now, event.victim, { fate: "robbed" }), event.seat, { fate: "lucky", gone: [event.thief], ...fresh });
      return telling ? { ...both, strike: { thief: event.seat, victim: event.victim } } : both;
    }
    case "Missed":
      return at(now, event.seat, { fate: "missed", gone: [event.thief] });
    case "Filled":
      return telling ? at(now, event.seat, { fresh: event.cards.length }) : now;
    case "Closed":
      return telling ? { ...now, closing: event.seat } : now;
    case "Wasted":
      return at(now, event.seat, { fate: "wasted", gone: [event.card] });
    default:
      return now;
  }
}

function at(now: Now, seat: number, change: Partial<Bay>): Now {
  return { ...now, bays: now.bays.map((bay, place) => (place === seat ? { ...bay, ...change } : bay)) };
}

/** What was told since the cards were turned over. */
function thisTurn(events: readonly AnyEvent[]): readonly AnyEvent[] {
  return events.slice(events.findLastIndex((event) => event.type === "Turned") + 1);
}

/** No equals, no thieves: nothing was told of them since the cards were turned over. */
function passedOver(events: readonly AnyEvent[]): readonly number[] {
  if (!events.some((event) => event.type === "Turned")) return [];
  const told = thisTurn(events).map((event) => actionOf(event.rule));
  return [CANCELLING, STEALING].filter((action) => !told.includes(action));
}

/** The action to which a rule belongs: its chapter. */
function actionOf(rule: string): number {
  return Number(/^SD-([1-7])/.exec(rule)?.[1] ?? 0);
}

/** Whether so few safes are open that somebody may be the last before long. */
export function areFew(open: number, seats: number): boolean {
  return open > 1 && open <= Math.min(3, Math.max(2, seats - 1));
}
