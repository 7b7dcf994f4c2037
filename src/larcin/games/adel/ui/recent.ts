/**
 * What the last reveal brought: it is told by events, since the table is cleared at once.
 *
 * It stays until the next places are turned over, so that everybody can see how a round ended.
 */

import type { Advanced, AnyEvent, Bid, Bought, Exhibit, Object, Sneak, Watch } from "./types";

export type Action = Bid | Sneak | Exhibit | Watch;

/** A collection that was on show, with what was stolen from it. */
export interface Past {
  readonly seat: number;
  readonly objects: readonly Object[];
  readonly stolen: readonly Object[];
}

export interface Recent {
  readonly actions: ReadonlyMap<number, Action>;
  readonly bought: Bought | null;
  readonly exhibits: readonly Past[];
  /** What was bought or stolen, and by whom. */
  readonly gains: readonly { readonly seat: number; readonly object: Object }[];
  /** How far each seat went. */
  readonly advances: readonly Advanced[];
}

export const NOTHING: Recent = { actions: new Map(), bought: null, exhibits: [], gains: [], advances: [] };

/** The same with what has happened since. */
export function recall(before: Recent, events: readonly AnyEvent[]): Recent {
  return events.reduce(told, before);
}

function told(recent: Recent, event: AnyEvent): Recent {
  switch (event.type) {
    case "Gathered":
    case "Coloured":
      return NOTHING;
    case "Offered":
      return acted(recent, event.seat, { type: "Bid", cheque: event.cheque });
    case "Sent":
      return acted(recent, event.seat, { type: "Sneak", thief: event.thief });
    case "Announced":
      return acted(recent, event.seat, { type: "Exhibit" });
    case "Posted":
      return acted(recent, event.seat, { type: "Watch" });
    case "Bought":
      return gained({ ...recent, bought: event }, event.seat, event.object);
    case "Exhibited":
      return { ...recent, exhibits: [...recent.exhibits, { seat: event.seat, objects: event.objects, stolen: [] }] };
    case "Stolen":
      return gained(
        { ...recent, exhibits: recent.exhibits.map((past) => robbed(past, event.victim, event.object)) },
        event.seat,
        event.object,
      );
    case "Advanced":
      return { ...recent, advances: [...recent.advances, event] };
    default:
      return recent;
  }
}

function acted(recent: Recent, seat: number, action: Action): Recent {
  return { ...recent, actions: new Map([...recent.actions, [seat, action]]) };
}

function gained(recent: Recent, seat: number, object: Object): Recent {
  return { ...recent, gains: [...recent.gains, { seat, object }] };
}

function robbed(past: Past, victim: number, object: Object): Past {
  return past.seat === victim ? { ...past, stolen: [...past.stolen, object] } : past;
}

/** What a seat took in this round. */
export function gainsOf(recent: Recent, seat: number): readonly Object[] {
  return recent.gains.filter((gain) => gain.seat === seat).map((gain) => gain.object);
}

/** How far a seat's pawn went in this round. */
export function stepsOf(recent: Recent, seat: number): number {
  return recent.advances.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.steps, 0);
}
