/** Names for guests. */

import { say } from "@/words/shell.svelte";

/** A name for somebody who has not said theirs. */
export function guestName(): string {
  const names = say("guest-names").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "larcin";
}
