/**
 * What a message is told about an event or a move: the same as `larcin/words/facts.py` says.
 *
 * A field `card` gives the fact `$card`, and where it helps a message to choose its words also
 * `$card_is` (who or what it is, as a key) and `$card_count` (how many there are).
 */

/** How fields are told, by the name of the struct; those not named are plain words and numbers. */
export type Tells = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A move, an event or a prospect, as it comes over the wire. */
export interface Struct {
  readonly type: string;
}

export type Fact = string | number;
export type Facts = Record<string, Fact>;

/** Who everybody is, what everything is called, and who is listening. */
export interface Names {
  readonly me: number | null;
  player(seat: number): string;
  piece(kind: string, piece: unknown): string;
}

/** One field in words. */
export interface Told {
  readonly text: Fact;
  readonly is?: string;
  readonly count?: number;
}

/** Every field of a struct, as facts for a message. */
export function factsOf(value: Struct, tells: Tells, names: Names): Facts {
  const facts: Facts = {};
  for (const [field, held] of Object.entries(value)) {
    if (field !== "type") Object.assign(facts, spread(field, tellField(value, field, held, tells, names)));
  }
  return facts;
}

/** One field of a struct in words. */
export function tellField(
  value: Struct,
  field: string,
  held: unknown,
  tells: Tells,
  names: Names,
): Told {
  return tell(tells[value.type]?.[field] ?? "plain", held, names);
}

/** The facts that one field gives. */
export function spread(field: string, told: Told): Facts {
  const facts: Facts = { [field]: told.text };
  if (told.is !== undefined) facts[`${field}_is`] = told.is;
  if (told.count !== undefined) facts[`${field}_count`] = told.count;
  return facts;
}

/** Several players by name, and whether the listener is among them, alone or not. */
export function tellSeats(seats: readonly number[], names: Names): Told {
  const mine = names.me !== null && seats.includes(names.me);
  const others = seats.length > 0 ? "other" : "none";
  const is = mine ? (seats.length === 1 ? "you" : "shared") : others;
  return { text: seats.map((seat) => names.player(seat)).join(", "), is, count: seats.length };
}

/** A number as a number, so that plurals work; anything else as text. */
export function tellPlainly(value: unknown): Told {
  if (value === null || value === undefined) return { text: "", is: "none" };
  return { text: typeof value === "number" ? value : String(value) };
}

function tell(how: string, value: unknown, names: Names): Told {
  const [kind, rest] = split(how);
  switch (kind) {
    case "seat": {
      const seat = value as number;
      return { text: names.player(seat), is: seat === names.me ? "you" : "other" };
    }
    case "seats":
      return tellSeats(value as number[], names);
    case "scores": {
      const scores = value as number[];
      return { text: scores.map((each, seat) => `${names.player(seat)} ${each}`).join(", ") };
    }
    case "piece":
      return { text: names.piece(rest, value), is: String(value) };
    case "each": {
      const items = value as unknown[];
      const text = items.map((item) => String(tell(rest, item, names).text)).join(", ");
      return { text, count: items.length };
    }
    case "maybe":
      return value === null ? { text: "", is: "none" } : tell(rest, value, names);
    case "secret": {
      const held = (value as { value: unknown }).value;
      if (held === null) return { text: "", is: "hidden" };
      const told = tell(rest, held, names);
      return { ...told, is: told.is ?? "shown" };
    }
    default:
      return tellPlainly(value);
  }
}

/** `each:piece:motif` is `each` of `piece:motif`. */
function split(how: string): readonly [string, string] {
  const colon = how.indexOf(":");
  return colon < 0 ? [how, ""] : [how.slice(0, colon), how.slice(colon + 1)];
}
