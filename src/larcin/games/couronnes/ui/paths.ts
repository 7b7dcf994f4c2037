/** The city as a few paths in squares of 40: shadows, roofs, walls, trees. Made once from the map. */

import { SIZE, SQUARES, columnOf, kindOf, rowOf } from "./city";

export const U = 40;

const at = (row: number, column: number): string =>
  row < 0 || column < 0 || row >= SIZE || column >= SIZE ? " " : kindOf(row * SIZE + column);
const is = (kinds: string) => (square: number) => kinds.includes(kindOf(square));

/** Something for every square of these kinds. */
function each(kinds: string, draw: (x: number, y: number, square: number) => string): string {
  return SQUARES.filter(is(kinds))
    .map((square) => draw(columnOf(square) * U, rowOf(square) * U, square))
    .join("");
}

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** One lamp, top left: everything that stands throws a shadow to the lower right. */
export const SHADOWS = each("B#ST", (x, y, square) => {
  const long = kindOf(square) === "B" ? 20 : 26;
  return `M${x + U} ${y}l${long} ${long}v${U}h-${U}l-${long}-${long}z`;
});

export const WALLS = each("#ST", (x, y) => box(x, y, U, U));

/** Battlements stand along the outer edge of the wall. */
export const BATTLEMENTS = each("#S", (x, y, square) => {
  const [row, column] = [rowOf(square), columnOf(square)];
  const edge = (first: boolean): number => (first ? 2 : U - 11);
  const three = [3, 16, 29];
  const isLevel = row === 3 || row === 15;
  const isUpright = column === 3 || column === 15;
  return [
    ...(isLevel ? three.map((i) => box(x + i, y + edge(row === 3), 9, 9)) : []),
    ...(isUpright ? three.map((i) => box(x + edge(column === 3), y + i, 9, 9)) : []),
  ].join("");
});

/** A roof with its joints to the roofs beside it. */
function roof(x: number, y: number, square: number): { x0: number; x1: number; y0: number; y1: number; level: boolean; up: boolean; down: boolean; left: boolean; right: boolean } {
  const [row, column] = [rowOf(square), columnOf(square)];
  const up = at(row - 1, column) === "B";
  const down = at(row + 1, column) === "B";
  const left = at(row, column - 1) === "B";
  const right = at(row, column + 1) === "B";
  return { x0: x + (left ? 0 : 3), x1: x + U - (right ? 0 : 3), y0: y + (up ? 0 : 3), y1: y + U - (down ? 0 : 3), level: left || right, up, down, left, right };
}

export const ROOFS = each("B", (x, y, square) => {
  const r = roof(x, y, square);
  return `M${r.x0} ${r.y0}H${r.x1}V${r.y1}H${r.x0}z`;
});

/** The side that the lamp does not reach. */
export const ROOF_SHADES = each("B", (x, y, square) => {
  const r = roof(x, y, square);
  if (r.level) return `M${r.x0} ${y + 20}H${r.x1}V${r.y1}H${r.x0}z`;
  return `M${x + 20} ${r.up ? r.y0 : r.y0 + 13}L${r.x1} ${r.y0}V${r.y1}${r.down ? "" : `H${r.x0}`}L${x + 20} ${r.down ? r.y1 : r.y1 - 13}z`;
});

export const ROOF_LINES = each("B", (x, y, square) => {
  const r = roof(x, y, square);
  const chimney = (square * 7) % 3 === 0 ? box(r.x0 + 6, r.y0 + 6, 7, 7) : "";
  const edges = [
    r.up ? "" : `M${r.x0} ${r.y0}H${r.x1}`,
    r.down ? "" : `M${r.x0} ${r.y1}H${r.x1}`,
    r.left ? "" : `M${r.x0} ${r.y0}V${r.y1}`,
    r.right ? "" : `M${r.x1} ${r.y0}V${r.y1}`,
  ].join("");
  return edges + chimney;
});

export const RIDGES = each("B", (x, y, square) => {
  const r = roof(x, y, square);
  if (r.level) return `M${r.x0} ${y + 20}H${r.x1}`;
  return `M${x + 20} ${r.y0 + (r.up ? 0 : 13)}V${r.y1 - (r.down ? 0 : 13)}`;
});

/** Pavement lines between the squares of the city, fainter ones in the forest. */
export const GRID = Array.from({ length: SIZE + 1 }, (_, i) => `M${i * U} 0V760M0 ${i * U}H760`).join("");
export const PAVEMENT = Array.from({ length: 12 }, (_, i) => `M${(i + 4) * U} 120V640M120 ${(i + 4) * U}H640`).join("");

/** A tree in one square of the forest out of five: ferns and palms. */
const trees = SQUARES.filter(is("f")).filter((square) => scattered(square) % 5 === 0);
export const TREES = trees.map((square) => ({
  x: columnOf(square) * U + 20,
  y: rowOf(square) * U + 20,
  palm: scattered(square) % 2 === 1,
}));

function scattered(square: number): number {
  return ((rowOf(square) * 73856093) ^ (columnOf(square) * 19349663)) >>> 0;
}

/** Where things of this kind stand, as centres. */
export const centres = (kind: string): readonly { x: number; y: number; square: number }[] =>
  SQUARES.filter(is(kind)).map((square) => ({ x: columnOf(square) * U + 20, y: rowOf(square) * U + 20, square }));
