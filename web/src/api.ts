/** The open API over HTTP. */

import type { Problem, User } from "@/wire";
import { say } from "@/words/shell.svelte";

/** What the server refused, in its words. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** Ask for something. */
export function get<T>(path: string): Promise<T> {
  return call("GET", path);
}

/** Change something. */
export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return call("POST", path, body);
}

export function remove<T>(path: string): Promise<T> {
  return call("DELETE", path);
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(say("offline")); // browsers say it in a language of their own
  });
  if (!answer.ok) throw new Refusal(await problemOf(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    const { status, statusText } = answer;
    return { type: "/problems/mistake", title: statusText, status, detail: statusText };
  }
}

const INTRODUCED = "larcin-introduced";

/** Whether the server has ever been told who I am. */
export function isKnown(): boolean {
  return localStorage.getItem(INTRODUCED) !== null;
}

/** Who I am; whoever is nobody yet becomes a guest with this name. */
export async function introduced(guest: () => string): Promise<User> {
  // The cookie cannot be read here, and asking in vain would look like a mistake.
  if (isKnown()) {
    try {
      return await get<User>("/api/me");
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.status !== 401) throw error;
    }
  }
  const user = await post<User>("/api/me", { name: guest() });
  localStorage.setItem(INTRODUCED, "yes");
  return user;
}

/** Whoever logs out is nobody until they say who they are. */
export function forget(): void {
  localStorage.removeItem(INTRODUCED);
}
