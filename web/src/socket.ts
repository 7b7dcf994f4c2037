/** The connection to a table. It comes back by itself, and says how it stands. */

import type { ClientMessage, ServerMessage } from "@/wire";

/** `gone`: the server will not have us; `damaged`: the table cannot go on. Nothing more is tried. */
export type Status = "connecting" | "open" | "lost" | "gone" | "damaged";

export interface Ears {
  hear(message: ServerMessage): void;
  status(status: Status): void;
}

/** What answers are sent over. */
export interface Line {
  send(message: ClientMessage): boolean;
  close(): void;
}

const FORBIDDEN = 4403;
const NOT_FOUND = 4404;
const DAMAGED = 4500;
const PING = 10_000;
const PATIENCE = 5_000;
const LONGEST_WAIT = 8_000;

export class Connection implements Line {
  readonly #address: () => string;
  readonly #ears: Ears;
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #again = 0;
  #pinging = 0;
  #heard = 0;

  /** `address` is asked anew each time: it says what has been heard so far. */
  constructor(address: () => string, ears: Ears) {
    this.#address = address;
    this.#ears = ears;
    addEventListener("online", this.#atOnce);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#atOnce);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#atOnce);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#atOnce);
    clearTimeout(this.#again);
    clearInterval(this.#pinging);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#again);
    this.#ears.status(this.#tries === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.#ears.status("open");
      clearInterval(this.#pinging);
      this.#pinging = window.setInterval(() => this.#ping(), PING);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#ears.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    clearInterval(this.#pinging);
    this.#socket = null;
    if (this.#closed) return;
    if (code === FORBIDDEN || code === NOT_FOUND || code === DAMAGED) {
      this.#ears.status(code === DAMAGED ? "damaged" : "gone");
      return;
    }
    this.#ears.status("lost");
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#again = window.setTimeout(() => this.#open(), wait);
  }

  /** A line that looks open may be dead: whoever does not answer is not there. */
  #ping(): void {
    if (Date.now() - this.#heard > PING + PATIENCE) this.#drop();
    else this.send({ type: "ping" });
  }

  #drop(): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onclose = null;
    socket.close();
    this.#lost(0);
  }

  #offline = (): void => this.#drop();

  #atOnce = (): void => {
    if (this.#closed || document.hidden || this.#socket !== null) return;
    this.#open();
  };
}
