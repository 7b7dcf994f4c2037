/** The seals that were shown here before their matches began; a deal is checked against these, not against what is said later. */

const shown = new Map<string, string>();

/** What was promised at this table, if this is the first word of it. */
export function promise(table: string, seal: string | null): string | null {
  const known = shown.get(table);
  if (known !== undefined || seal === null) return known ?? null;
  shown.set(table, seal);
  return seal;
}
