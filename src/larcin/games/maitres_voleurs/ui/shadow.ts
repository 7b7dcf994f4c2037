/** The long shadow of the box on the floor, as a clip path: the hull of its footprint and of where the lamp throws it. */

type Point = readonly [number, number];

const FOOT = 118;
const LONG = 760;
const MIDDLE = 1100;
const CORNERS: readonly Point[] = [[-FOOT, -FOOT], [FOOT, -FOOT], [FOOT, FOOT], [-FOOT, FOOT]];

export function shadow(orbit: number, lamp: number): string {
  const [turn, away] = [(orbit * Math.PI) / 180, ((lamp + 180) * Math.PI) / 180];
  const foot = CORNERS.map(([x, z]): Point => [x * Math.cos(turn) + z * Math.sin(turn), z * Math.cos(turn) - x * Math.sin(turn)]);
  const thrown = foot.map(([x, z]): Point => [x + Math.sin(away) * LONG, z + Math.cos(away) * LONG]);
  const corners = hull([...foot, ...thrown]).map(([x, z]) => `${Math.round(MIDDLE + x)}px ${Math.round(MIDDLE + z)}px`);
  return `polygon(${corners.join(",")})`;
}

/** The points on the outside, in their order round the others. */
export function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort(([x, y], [u, v]) => x - u || y - v);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: readonly Point[]): readonly Point[] {
  const outside: Point[] = [];
  for (const point of points) {
    while (outside.length > 1 && cross(outside.at(-2) as Point, outside.at(-1) as Point, point) <= 0) outside.pop();
    outside.push(point);
  }
  return outside.slice(0, -1);
}

function cross([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
