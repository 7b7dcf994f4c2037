/** What the document has brought along: the messages that this table's socket would begin with. */

import type { ServerMessage } from "@/wire";

/** They are good once: whoever comes back later asks the server. */
export function firstMessages(table: string): readonly ServerMessage[] {
  const element = document.getElementById("first");
  if (element === null) return [];
  element.remove();
  const messages = JSON.parse(element.textContent ?? "[]") as readonly ServerMessage[];
  const [state] = messages;
  return state?.type === "table" && state.id === table ? messages : [];
}
