/** Where a ticket lies: beside what it tells of, and over nothing that one needs meanwhile. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = "right" | "left" | "below" | "above";

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** Where its tail is, along that side. */
  readonly at: number;
}

/** From the subject; its rings and flags stay free. */
const GAP = 24;
const EDGE = 8;
/** The tail stays off the corners. */
const CORNER = 18;

const ACROSS: readonly Side[] = ["right", "left", "below", "above"];
const UPRIGHT: readonly Side[] = ["below", "above", "right", "left"];

/**
 * The first side, in order, where a ticket of this size hides neither its subject nor what is kept free; where there is
 * none, the one that hides least. Where the subject has several parts, it may lie beside one of them, between them.
 */
export function place(subject: Box, size: { readonly width: number; readonly height: number }, screen: Box, free: readonly Box[], parts: readonly Box[] = []): Place {
  const others = free.filter((box) => !holds(box, subject));
  const around = (box: Box): readonly Place[] => (screen.width > 700 ? ACROSS : UPRIGHT).map((side) => beside(box, size, screen, side));
  // Over what holds the subject, such as a hand, only if there is no other way; above all of it is better.
  const above = free.filter((box) => holds(box, subject)).map((box) => beside(box, size, screen, "above", subject));
  const bars = others.map((box) => beside(box, size, screen, "above", subject));
  const hides = ({ left, top }: Place, kept: readonly Box[]): number => kept.reduce((sum, box) => sum + overlap({ left, top, width: size.width, height: size.height }, box), 0);
  const cost = (each: Place): number => hides(each, [subject]) * 100 + hides(each, free);
  const least = (places: readonly Place[]): Place => places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
  const best = least([...around(subject), ...above, ...bars]);
  if (cost(best) === 0) return towards(best, size, parts);
  // Where no side will do: between the parts, else anywhere that hides less, the nearest first.
  const between = parts.flatMap(around).find((each) => hides(each, [...free, ...parts]) === 0);
  return towards(between ?? least([best, ...elsewhere(subject, size, screen)]), size, parts);
}

/** Of several parts the tail points at the one that is nearest, and not between them. */
function towards(place: Place, size: { readonly width: number; readonly height: number }, parts: readonly Box[]): Place {
  const [first, ...more] = parts;
  if (first === undefined || more.length === 0) return place;
  const far = (box: Box): number =>
    Math.hypot(box.left + box.width / 2 - place.left - size.width / 2, box.top + box.height / 2 - place.top - size.height / 2);
  const nearest = more.reduce((best, each) => (far(each) < far(best) ? each : best), first);
  const isAcross = place.side === "right" || place.side === "left";
  const at = isAcross ? nearest.top + nearest.height / 2 - place.top : nearest.left + nearest.width / 2 - place.left;
  return { ...place, at: within(at, CORNER, (isAcross ? size.height : size.width) - CORNER) };
}

const STEP = 8;

/** All heights, in the middle of the subject, at the left and at the right; the nearest first. */
function elsewhere(subject: Box, size: { readonly width: number; readonly height: number }, screen: Box): readonly Place[] {
  const middle = { x: subject.left + subject.width / 2, y: subject.top + subject.height / 2 };
  const rows = Math.max(1, Math.floor((screen.height - 2 * EDGE - size.height) / STEP));
  const lefts = [middle.x - size.width / 2, screen.left + EDGE, screen.left + screen.width - EDGE - size.width];
  const places = Array.from({ length: rows + 1 }, (_, row) => screen.top + EDGE + row * STEP).flatMap((top) =>
    lefts.map((each): Place => {
      const left = within(each, screen.left + EDGE, screen.left + screen.width - EDGE - size.width);
      return { left, top, side: top + size.height / 2 > middle.y ? "below" : "above", at: within(middle.x - left, CORNER, size.width - CORNER) };
    }),
  );
  const far = ({ top }: Place): number => Math.abs(top + size.height / 2 - middle.y);
  return places.sort((one, other) => far(one) - far(other));
}

function beside(box: Box, size: { readonly width: number; readonly height: number }, screen: Box, side: Side, subject: Box = box): Place {
  const isAcross = side === "right" || side === "left";
  const middle = { x: subject.left + subject.width / 2, y: subject.top + subject.height / 2 };
  const left = side === "right" ? box.left + box.width + GAP : side === "left" ? box.left - GAP - size.width : middle.x - size.width / 2;
  const top = side === "below" ? box.top + box.height + GAP : side === "above" ? box.top - GAP - size.height : middle.y - size.height / 2;
  const inside = {
    left: within(left, screen.left + EDGE, screen.left + screen.width - EDGE - size.width),
    top: within(top, screen.top + EDGE, screen.top + screen.height - EDGE - size.height),
  };
  const at = isAcross ? within(middle.y - inside.top, CORNER, size.height - CORNER) : within(middle.x - inside.left, CORNER, size.width - CORNER);
  return { ...inside, side, at };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function holds(outer: Box, inner: Box): boolean {
  return overlap(outer, inner) > 0.9 * inner.width * inner.height;
}

/** What holds all of these. */
export function union(boxes: readonly DOMRect[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return { left, top, width: Math.max(...boxes.map((box) => box.right)) - left, height: Math.max(...boxes.map((box) => box.bottom)) - top };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
