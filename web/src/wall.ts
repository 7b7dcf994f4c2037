/** Posters on a wall: rows as even as can be, so that no tile hangs alone below full ones. */

/** For each of so many tiles, how many stand in its row, where a row has room for `most`. */
export function neighbours(tiles: number, most: number): readonly number[] {
  const rows = Math.ceil(tiles / most);
  const sizes = Array.from({ length: rows }, (_, row) => Math.floor(tiles / rows) + (row < tiles % rows ? 1 : 0));
  return sizes.flatMap((size) => Array<number>(size).fill(size));
}
