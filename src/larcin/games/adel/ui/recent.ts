/**
 * What the last reveal brought: it is told by events, since the table is cleared at once.
 *
 * It stays until the next places are turned over, so that everybody can see how a round ended.
 */

import type { Advanced, AnyEvent, Bid, Exhibit, Object, Shown, Sneak, Watch } from "./types";

export type Action = Bid | Sneak | Exhibit | Watch;

/** A collection that was on show, with what was stolen from it. */
export interface Past {
  readonly seat: number;
  readonly objects: readonly Object[];
  readonly stolen: readonly Object[];
}

export interface Recent {
  readonly actions: ReadonlyMap<number, Action>;
  readonly exhibits: readonly Past[];
  /** What was bought or stolen, and by whom. */
  readonly gains: readonly { readonly seat: number; readonly object: Object }[];
  /** How far each seat went. */
  readonly advances: readonly Advanced[];
  /** What was shown at the end, for a bonus or for a tie. */
  readonly finals: readonly Shown[];
  /** What was told already: a table that is shown again tells it again. */
  readonly heard: ReadonlySet<AnyEvent>;
}

export const NOTHING: Recent = { actions: new Map(), exhibits: [], gains: [], advances: [], finals: [], heard: new Set() };

/** The same with what has happened since. */
export function recall(before: Recent, events: readonly AnyEvent[]): Recent {
  const fresh = events.filter((event) => !before.heard.has(event));
  return fresh.length === 0 ? before : { ...fresh.reduce(told, before), heard: new Set([...before.heard, ...fresh].slice(-KEPT)) };
}

/** More events than one move tells. */
const KEPT = 200;

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
      return gained(recent, event.seat, event.object);
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
    case "Honoured":
    case "Compared":
      return shown(recent, event.seat, [event.object, ...event.younger]);
    case "Crowned":
      return shown(recent, event.seat, event.objects);
    default:
      return recent;
  }
}

function shown(recent: Recent, seat: number, objects: readonly Object[]): Recent {
  const others = recent.finals.filter((each) => each.seat !== seat);
  return { ...recent, finals: [...others, { seat, objects: [...new Set(objects)].sort() }] };
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

/** From whose seat a thief or a cheque comes just now; what only comes into sight again comes from nowhere. */
export function comesFrom(events: readonly AnyEvent[], piece: "thief" | "cheque", value: number): string | undefined {
  const moved = events.find((event) => (piece === "thief" ? event.type === "Arrested" && event.thief === value : event.type === "Paid" && event.cheque === value));
  return moved !== undefined && "seat" in moved ? `seat-${moved.seat}` : undefined;
}

/** Whether two collections were equally large, so that the oldest object decided; what was stolen since counts, too. */
export function isEven(recent: Recent, one: number, other: number): boolean {
  const size = (seat: number): number | undefined => recent.exhibits.findLast((each) => each.seat === seat)?.objects.length;
  return size(one) !== undefined && size(one) === size(other);
}

/** What a seat took in this round. */
export function gainsOf(recent: Recent, seat: number): readonly Object[] {
  return recent.gains.filter((gain) => gain.seat === seat).map((gain) => gain.object);
}

/** How far an exhibition has brought a seat. */
export function rewardOf(recent: Recent, seat: number): number {
  return stepsOf({ ...recent, advances: recent.advances.filter(({ why }) => why === "best" || why === "second") }, seat);
}

/** How far a seat's pawn went for what it had at the end. */
export function bonusOf(recent: Recent, seat: number): number {
  return stepsOf({ ...recent, advances: recent.advances.filter(({ why }) => why === "bonus") }, seat);
}

/** How far a seat's pawn went in this round. */
export function stepsOf(recent: Recent, seat: number): number {
  return recent.advances.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.steps, 0);
}
