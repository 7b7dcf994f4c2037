/** Twelve grains, one for each drawer, as lines on 220 × 68: only by them a drawer is known. */

export interface Grain {
  /** How dark the wood is, from 1 to 4. */
  readonly tone: number;
  readonly lines: string;
}

const SUN_RAYS = 22;
const BURLS = 30;

/** From the first to the last, in steps. */
function range(first: number, last: number, step = 1): readonly number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);
}

function draw(numbers: readonly number[], line: (number: number) => string): string {
  return numbers.map(line).join("");
}

const short = (number: number): string => String(Math.round(number * 10) / 10);

function ray(number: number): string {
  const angle = (Math.PI * number) / SUN_RAYS;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${short(110 - 16 * x)} ${short(72 - 16 * y)}L${short(110 - 150 * x)} ${short(72 - 150 * y)}`;
}

function burl(number: number): string {
  const [x, y, r] = [((number * 0.7549) % 1) * 224, ((number * 0.5698) % 1) * 70, 3.5 + ((number * 3) % 4)];
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0m${r - 0.8} 0h1.6`;
}

function scale(row: number): string {
  return draw(range(-1, 8), (at) => {
    const [x, y] = [at * 28 + (row % 2) * 14, row * 16 + 4];
    return `M${x} ${y}a14 14 0 0 0 28 0m-22 0a8 8 0 0 0 16 0`;
  });
}

/** By the numbers of the drawers. */
export const GRAINS: readonly Grain[] = [
  { tone: 2, lines: draw(range(-4, 76, 9), (y) => `M0 ${y}q27.5-13 55 0t55 0 55 0 55 0`) },
  { tone: 3, lines: draw([5, 9, 16, 20, 31, 35, 39, 50, 57, 61], (y) => `M0 ${y}L220 ${y + (y % 3) - 1}`) },
  { tone: 1, lines: draw(range(1, 9), (k) => `M${110 - k * 21} 34Q110 ${34 - k * 15} ${110 + k * 21} 34Q110 ${34 + k * 15} ${110 - k * 21} 34`) },
  { tone: 4, lines: draw(range(0, 67), (k) => `M${(k >> 2) * 15 + (k % 2) * 7 - 3} ${(k % 4) * 18 + 2}l-5 13`) },
  { tone: 2, lines: draw(range(-1, 12), (k) => `M${k * 22 - 60} 72Q${k * 22 + 6} 56 ${k * 22 + 22} 34Q${k * 22 + 6} 12 ${k * 22 - 60}-4`) },
  { tone: 1, lines: draw(range(0, 4), scale) },
  {
    tone: 3,
    lines:
      draw(range(4, 46, 7), (r) => `M${62 - r} 34a${r} ${short(r * 0.82)} 0 1 0 ${2 * r} 0a${r} ${short(r * 0.82)} 0 1 0 ${-2 * r} 0`) +
      draw(range(0, 11), (k) => `M${short(128 - Math.abs(k - 5.5) * 2)} ${short(k * 6.2)}H220`),
  },
  { tone: 2, lines: draw(range(-6, 230, 11), (x) => `M${x} 0q9 17 0 34t0 34`) },
  { tone: 4, lines: draw(range(-20, 80, 11), (y) => `M0 ${y}${draw(range(1, 8), (at) => `L${at * 27.5} ${y + (at % 2) * 14}`)}`) },
  { tone: 1, lines: `${draw(range(0, SUN_RAYS), ray)}M92 68a18 18 0 0 1 36 0` },
  { tone: 2, lines: draw(range(0, BURLS), burl) },
  { tone: 3, lines: draw(range(-68, 220, 22), (x) => `M${x} 0l68 68M${x + 68} 0l-68 68`) },
];
