/**
 * Few files: each costs a way to the server and back, and a phone feels it.
 *
 * What every page needs, what every table needs, what one board needs, and the words of one
 * language (those of a table, and all others) are a file each; the bundler sees to the rest. What a
 * board loads only when it happens lies in its `ui/later/`; what is drawn before a match or beside the rules is no part of it.
 */

import type { GameFolder } from "./games.ts";

const SHELL = /rolldown\/runtime|\/web\/src\/(main|router|api|games|guests|pause|same|inks)\b|virtual:games\/palettes|\/kit\/(Bar|Nav|Icon|Wordmark|Sheet)\./;
const TABLE = /\/pages\/(NoBoard|TableFrame|TablePage|TableView)\.|\/kit\/(Card|Clock|Count|Emblem|Felt|Seat)\./;
const WORDS = /\/(?:web|words)\/text\/(\w+)\.ftl\?(\w+)/;

interface Group {
  readonly name: string | ((id: string) => string | null);
  readonly debugName: string;
  readonly test: RegExp;
  readonly priority: number;
}

export function groups(games: readonly GameFolder[]): Group[] {
  const board = new RegExp(`/(${games.map(({ slug }) => slug).join("|")})/ui/(?!Cover|cover|info|minutes|palette|Piece|start/|later/)`);
  return [
    { name: (id) => ["words", ...(WORDS.exec(id)?.slice(1) ?? [])].join("-"), debugName: "words", test: WORDS, priority: 4 },
    { name: "shell", debugName: "shell", test: SHELL, priority: 3 },
    { name: "table", debugName: "table", test: TABLE, priority: 2 },
    { name: (id) => `board-${board.exec(id)?.[1] ?? ""}`, debugName: "boards", test: board, priority: 1 },
  ];
}
