/** QR codes (ISO 18004) for addresses: bytes, error correction M, versions 1 to 13. */

/** Of each version: error correction bytes in a block, and how many blocks. */
const BLOCKS: readonly (readonly [number, number])[] = [
  [10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4],
  [22, 4], [22, 5], [26, 5], [30, 5], [22, 8], [22, 9],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = boolean[][];

/** The dark squares of a code, row by row; refuses what is too long. */
export function qrCode(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = withCorrection(dataWords(bytes, version), version);
  const { grid, taken } = patterns(version);
  place(grid, taken, words);
  const masked = MASKS.map((mask, number) => applied(grid, taken, mask, number));
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** All squares that are not part of a pattern, in bits. */
function rawBits(version: number): number {
  let bits = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    bits -= (25 * marks - 10) * marks - 55;
    if (version >= 7) bits -= 36;
  }
  return bits;
}

function dataLength(version: number): number {
  const [correction, blocks] = BLOCKS[version - 1] as readonly [number, number];
  return Math.floor(rawBits(version) / 8) - correction * blocks;
}

function versionFor(length: number): number {
  const version = BLOCKS.findIndex((_, at) => dataLength(at + 1) >= length + (at + 1 < 10 ? 2 : 3)) + 1;
  if (version === 0) throw new RangeError("this is too long for a QR code");
  return version;
}

/** Mode, length, the bytes, and padding. */
function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at -= 1) bits.push((value >> at) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const room = dataLength(version) * 8;
  push(0, Math.min(4, room - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: room / 8 }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

/** The data in blocks, each with its correction, woven together. */
function withCorrection(data: readonly number[], version: number): number[] {
  const [correction, count] = BLOCKS[version - 1] as readonly [number, number];
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    const length = short + (number >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const divisor = generator(correction);
  const checks = blocks.map((block) => remainder(block, divisor));
  const woven: number[] = [];
  for (let word = 0; word <= short; word += 1) {
    for (const block of blocks) if (word < block.length) woven.push(block[word] as number);
  }
  for (let word = 0; word < correction; word += 1) {
    for (const check of checks) woven.push(check[word] as number);
  }
  return woven;
}

/** A product in the field with 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

function generator(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1) {
      found[at] = times(found[at] as number, root) ^ (found[at + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return found;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    divisor.forEach((coefficient, at) => (rest[at] = (rest[at] as number) ^ times(coefficient, factor)));
  }
  return rest;
}

/** All that a code of this version always has, and which squares that takes. */
function patterns(version: number): { grid: Grid; taken: Grid } {
  const size = version * 4 + 17;
  const empty = (): Grid => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const grid = empty();
  const taken = empty();
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    (grid[y] as boolean[])[x] = dark;
    (taken[y] as boolean[])[x] = true;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    square(4, (dx, dy, far) => set(x + dx, y + dy, far !== 2 && far !== 4));
  }
  const marks = markPlaces(version, size);
  for (const x of marks) {
    for (const y of marks) {
      const last = marks.at(-1);
      if ((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)) continue;
      square(2, (dx, dy, far) => set(x + dx, y + dy, far !== 1));
    }
  }
  for (let at = 0; at < 9; at += 1) {
    // Kept free for what `applied` writes.
    for (const [x, y] of [[8, at], [at, 8], [8, size - 1 - at], [size - 1 - at, 8]] as const) {
      const outside = at === 8 && (x > 8 || y > 8);
      if (!outside && !(taken[y] as boolean[])[x]) set(x, y, false);
    }
  }
  set(8, size - 8, true);
  if (version >= 7) writeVersion(version, size, set);
  return { grid, taken };
}

function square(reach: number, set: (dx: number, dy: number, far: number) => void): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) set(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
  }
}

function markPlaces(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const places = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step);
  return [6, ...places.reverse()];
}

function writeVersion(version: number, size: number, set: (x: number, y: number, dark: boolean) => void): void {
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >>> at) & 1) === 1;
    const far = size - 11 + (at % 3);
    set(far, Math.floor(at / 3), dark);
    set(Math.floor(at / 3), far, dark);
  }
}

/** The words, in double columns from the right, up and down by turns. */
function place(grid: Grid, taken: Grid, words: readonly number[]): void {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const upwards = ((right + 1) & 2) === 0;
        const y = upwards ? size - 1 - step : step;
        if ((taken[y] as boolean[])[x] || bit >= words.length * 8) continue;
        (grid[y] as boolean[])[x] = (((words[bit >>> 3] as number) >>> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
    }
  }
}

/** The code with a mask, and with the words that name it. */
function applied(grid: Grid, taken: Grid, mask: (x: number, y: number) => boolean, number: number): Grid {
  const size = grid.length;
  const made = grid.map((row, y) => row.map((dark, x) => ((taken[y] as boolean[])[x] ? dark : dark !== mask(x, y))));
  let rest = number; // correction M is 00
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((number << 10) | rest) ^ 0x5412;
  const set = (x: number, y: number, at: number): void => {
    (made[y] as boolean[])[x] = ((bits >>> at) & 1) === 1;
  };
  for (let at = 0; at < 6; at += 1) set(8, at, at);
  set(8, 7, 6);
  set(8, 8, 7);
  set(7, 8, 8);
  for (let at = 9; at < 15; at += 1) set(14 - at, 8, at);
  for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, at);
  for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, at);
  (made[size - 8] as boolean[])[8] = true;
  return made;
}

/** How hard a code is to read: long runs, blocks, and too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] as boolean));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const dark = grid[y]?.[x];
      if (dark === grid[y - 1]?.[x] && dark === grid[y]?.[x - 1] && dark === grid[y - 1]?.[x - 1]) sum += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length;
  return sum + 10 * Math.floor((Math.abs(dark * 2 - size * size) * 10) / (size * size));
}
