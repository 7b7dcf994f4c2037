/** The fair-deal check: the seed that is shown at the end is the one promised before the deal. */

import { say } from "@/words/shell.svelte";

/** The SHA-256 of a seed written in hexadecimal digits, written likewise. */
export async function fingerprint(seed: string): Promise<string> {
  // Browsers compute it only on pages that nobody can have changed on the way.
  if (crypto.subtle === undefined) throw new Error(say("fair-insecure"));
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
