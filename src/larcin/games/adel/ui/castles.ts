/**
 * Twenty silhouettes from a tiny language.
 *
 * A castle is a list of parts on one ground line: from the left, width, height, roof. The roofs:
 * c battlements, g battlements with a flag, k spire, p gable, q low gable, p2 two gables, s steps,
 * d dome, o ogee, m mansard, u balustrade, f cornice, a bridge, r rock, h plain.
 */

type Roof = "c" | "g" | "k" | "p" | "q" | "p2" | "s" | "d" | "o" | "m" | "u" | "f" | "a" | "r" | "h";
type Part = readonly [left: number, width: number, height: number, roof: Roof];

const GROUND = 56;

const CASTLES: readonly string[] = [
  "6 14 22 c,20 60 15 c,80 14 22 c,38 24 36 g",
  "20 60 20 p2,42 16 32 c,26 4 34 h,70 4 34 h",
  "8 30 26 c,62 30 20 c,38 24 8 a,16 8 36 c",
  "10 20 40 g,30 50 16 c,64 10 28 c,78 10 28 c",
  "12 76 16 f,6 14 24 m,80 14 24 m,38 24 22 p",
  "28 64 15 c,14 16 44 c,10 24 6 f,76 12 24 c",
  "10 80 24 u,42 16 28 p",
  "14 72 16 c,40 20 40 c,18 10 24 c,72 10 30 d",
  "8 84 12 c,10 11 24 c,30 11 24 c,50 11 24 c,72 13 32 c",
  "14 72 16 f,10 12 26 o,30 10 26 o,46 10 32 o,62 10 26 o,79 12 26 o",
  "24 52 24 c,16 14 24 k,70 14 24 k,36 28 32 c",
  "10 24 18 c,34 36 26 p,70 18 16 s,0 100 6 r",
  "14 72 16 f,36 28 32 m,28 9 34 k,63 9 34 k,10 12 18 k,78 12 18 k",
  "12 26 20 s,38 34 16 f,66 18 30 s,50 7 26 k",
  "24 52 20 q,10 16 14 p,74 16 14 p,34 5 34 h,61 5 34 h",
  "36 28 38 s,32 8 34 k,60 8 34 k,10 30 14 p,64 28 12 c",
  "16 70 16 f,20 12 34 k,40 9 28 k,56 10 30 k,72 15 24 k",
  "40 50 16 s,20 20 38 c,16 7 38 k,72 7 24 k",
  "22 56 14 f,6 9 28 k,17 9 28 k,74 9 28 k,85 9 28 k,44 12 22 d",
  "8 84 28 u,14 10 34 d,34 8 32 d,58 8 32 d,76 10 34 d",
];

export interface Silhouette {
  readonly walls: string;
  readonly windows: string;
}

/** The castle with this number on the track, 1 first; each is drawn once. */
export const SILHOUETTES: readonly Silhouette[] = CASTLES.map((written) => {
  const parts = written.split(",").map(read);
  return { walls: parts.map(wall).join(""), windows: parts.map(windows).join("") };
});

function read(written: string): Part {
  const [left, width, height, roof] = written.split(" ");
  return [Number(left), Number(width), Number(height), roof as Roof];
}

function wall(part: Part): string {
  const [left, width, height, roof] = part;
  const top = GROUND - height;
  const right = left + width;
  const middle = left + width / 2;
  const up = `M${left} ${GROUND}V${top}`;
  const down = `V${GROUND}z`;
  const peak = (rise: number): string => `${up}H${left - 2}L${middle} ${top - rise}L${right + 2} ${top}H${right}${down}`;
  switch (roof) {
    case "c":
      return battlements(part);
    case "g":
      return `${battlements(part)}M${middle - 0.7} ${top - 3}V${top - 16}l10 3.5-8.6 3.5v6z`;
    case "k":
      return peak(width * 1.35);
    case "p":
      return peak(width * 0.34);
    case "q":
      return peak(width * 0.2);
    case "p2":
      return `${up}${`l${width / 4}-10 ${width / 4} 10`.repeat(2)}${down}`;
    case "s":
      return `${up}${`v-3.2h${width / 8}`.repeat(4)}${`h${width / 8}v3.2`.repeat(4)}${down}`;
    case "d":
      return `${up}C${left} ${top - width * 0.75} ${right} ${top - width * 0.75} ${right} ${top}${down}M${middle - 0.8} ${top - width * 0.5}v-6h1.6v6z`;
    case "o":
      return `${up}h-1C${left} ${top - 6} ${middle - 1} ${top - 6} ${middle} ${top - 14}C${middle + 1} ${top - 6} ${right} ${top - 6} ${right + 1} ${top}H${right}${down}`;
    case "m":
      return `${up}H${left - 2}L${left + 3} ${top - 9}H${right - 3}L${right + 2} ${top}H${right}${down}`;
    case "u":
      return `${up}h-2v-2h${width + 4}v2h-2${down}${[1, 2, 3, 4, 5, 6].map((n) => `M${left + (n * width) / 7 - 1.5} ${top - 2}v-3.5h3v3.5z`).join("")}`;
    case "f":
      return `${up}h-1.5v-2h${width + 3}v2h-1.5${down}`;
    case "a":
      return `${up}H${right}V${GROUND}h-4a8 6 0 0 0-16 0z`;
    case "r":
      return "M0 62V52L14 46 30 52 60 44 86 50 100 46V62z";
    default:
      return `${up}H${right}${down}`;
  }
}

function battlements([left, width, height]: Part): string {
  const top = GROUND - height;
  const count = Math.max(2, Math.round(width / 8));
  const unit = width / (2 * count - 1);
  const teeth = Array.from({ length: count }, (_, n) => {
    const from = left + 2 * n * unit - (n === 0 ? 1 : 0);
    const to = left + (2 * n + 1) * unit + (n === count - 1 ? 1 : 0);
    return `L${from} ${top}V${top - 4}H${to}V${top}`;
  });
  return `M${left - 1} ${GROUND}V${top}${teeth.join("")}V${GROUND}z`;
}

function windows([left, width, height, roof]: Part): string {
  if ("har".includes(roof) || width < 8) return "";
  const columns = Math.max(1, Math.floor(width / 10));
  const rows = Math.max(1, Math.floor((height - 5) / 11));
  const at = (column: number): number => Math.round(10 * (left + ((column + 0.5) * width) / columns - 1.3)) / 10;
  return Array.from({ length: rows * columns }, (_, n) => {
    const row = Math.floor(n / columns);
    return `M${at(n % columns)} ${GROUND - height + 4 + 10 * row}h2.6v4.6h-2.6z`;
  }).join("");
}
