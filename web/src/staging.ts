/** A table that is laid for one person, to learn at or to think: the same screen as any, over a line that is not a socket. */

import { tick, untrack } from "svelte";
import { fly, measure } from "@/animate";
import { Refusal } from "@/api";
import type { Observation } from "@/board";
import type { Loaded } from "@/loaded.svelte";
import { Session } from "@/session.svelte";
import { settings } from "@/settings.svelte";
import type { ClientMessage, LessonFrame, ServerMessage } from "@/wire";

/** A shorter flight is not seen. */
const SEEN = 60;

/** Who sits at it, and what the one who plays sees. */
export interface Laid {
  readonly names: readonly string[];
  readonly me: number;
  readonly frame: LessonFrame;
  /** How well the others are said to play. */
  readonly level?: string;
}

/** A new table; `send` hears what is played. */
export function lay(game: string, match: string, laid: Laid, prepare: (session: Session) => void, send: (message: ClientMessage) => boolean): Session {
  const session = new Session(match, null, [tableOf(game, match, laid), observed(laid.frame, match)]);
  prepare(session);
  session.connect(({ status }) => {
    status("open");
    return { send, close: () => undefined };
  });
  return session;
}

/** What came next. */
export function observed(frame: LessonFrame, match: string): ServerMessage {
  // Nothing is done by itself: it is the one who sits there who does it.
  const observation = { ...(frame.observation as Observation), obvious: null };
  return { type: "observation", match, clocks: [], ...frame, observation } as unknown as ServerMessage;
}

/** A refused move is told as at any table; whether it was one. */
export function isRefused(session: Session, error: unknown): boolean {
  if (!(error instanceof Refusal) || error.problem.rule == null) return false;
  const { rule, reason, facts } = error.problem;
  session.hear({ type: "refused", rule, reason: reason ?? "", facts: facts ?? {}, question: session.present?.observation.question ?? null } as ServerMessage);
  return true;
}

/** How a screen draws such a table: what has moved flies there. */
export function drawing(loaded: Loaded, felt: () => HTMLElement | null): (session: Session) => void {
  return (session) => {
    session.isSeen = () => !document.hidden && loaded.Board !== null;
    session.draw = (change, flight) => {
      if (settings.still || flight < SEEN || !session.isSeen() || untrack(() => session.present) === null) {
        change();
        return null;
      }
      const before = measure(felt());
      change();
      return tick().then(() => fly(felt(), before, flight));
    };
    session.learn({ weights: loaded.weights, tells: loaded.tells });
  };
}

function tableOf(game: string, match: string, { names, me, level = "apprentice" }: Laid): ServerMessage {
  const seats = names.map((name, seat) => ({ name, bot: seat === me ? null : level, person: seat === me, user: null, program: false }));
  const settings = { game, memory_aid: false };
  return { type: "table", id: match, settings, seats, seat: me, plays: true, match, outcome: null, commitment: null, closed: null, speaks: false, hints: false } as unknown as ServerMessage;
}
