import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Learning } from "@/learning.svelte";

const frame = (told: number) => ({ since: 0, prospects: [{}], scenes: [], reckoning: null, observation: { view: { seat: 0, step: "AB-1", outcome: null }, events: [], told, question: told + 1, moves: [{ type: "Lay", card: 1 }], to_act: [0], chosen: null, obvious: null } });
const step = (number: number) => ({ step: number, name: `step-${number}`, names: ["Rosa", "Irma"], me: 0, do: [{ type: "Lay", card: 1 }], look: [], facts: {}, rule: null, begins: number === 0, frame: frame(number) });
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status, headers: { "content-type": status === 200 ? "application/json" : "application/problem+json" } });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("who came another way takes back to where that has led", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const [, number] = /lessons\/first\/(\d+)/.exec(address) ?? [];
    if (number === undefined) return json([{ name: "first", steps: ["a", "b", "c"], minutes: 3 }]);
    asked.push(`${init?.method} ${address.slice(address.lastIndexOf("/") + 1)}`);
    const good = (init?.body as string | undefined)?.includes("9") === false;
    if (init?.method === "POST") return json({ good, say: null, frames: [frame(Number(number) + 1)] });
    return json({ ...step(Number(number)), do: [{ type: "Lay", card: 1 }, { type: "Lay", card: 2 }] });
  });
  const learning = new Learning("any", () => undefined);
  await learning.begin();
  const play = async (card: number): Promise<void> => {
    learning.session?.pick.play({ type: "Lay", card } as never);
    for (let times = 0; times < 40; times += 1) {
      await vi.advanceTimersByTimeAsync(100);
      flushSync(() => learning.settle());
    }
  };
  await play(2);
  expect(learning.step).toBe(1);
  await play(9);
  expect(learning.mood).toBe("poor");
  learning.takeBack();
  await vi.advanceTimersByTimeAsync(100);
  learning.back();
  await vi.advanceTimersByTimeAsync(100);
  await play(1);
  expect(asked).toEqual(["GET 0", "POST 0", "GET 1?came=0:1", "POST 1?came=0:1", "GET 1?came=0:1", "GET 0", "POST 0", "GET 1"]);
  learning.close();
});

test("what is refused leaves the lesson where it is", async () => {
  vi.useFakeTimers();
  let refuses = false;
  const steps: number[] = [];
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    if (init?.method === "POST") {
      if (refuses) {
        await new Promise((resolve) => setTimeout(resolve, 2000));
        return json({ type: "illegal-move", title: "no", status: 422, detail: "no", rule: "AB-1", reason: "not-in-hand", facts: {} }, 422);
      }
      return json({ good: true, say: null, frames: [frame(1)] });
    }
    const number = /lessons\/first\/(\d+)$/.exec(address)?.[1];
    if (number === undefined) return json([{ name: "first", steps: ["a", "b", "c"], minutes: 3 }]);
    steps.push(Number(number));
    return json(step(Number(number)));
  });
  const learning = new Learning("any", () => undefined);
  await learning.begin();
  const play = (): void => void learning.session?.pick.play({ type: "Lay", card: 1 } as never);
  const settles = async (): Promise<void> => {
    for (let times = 0; times < 40; times += 1) {
      await vi.advanceTimersByTimeAsync(100);
      flushSync(() => learning.settle());
    }
  };
  play();
  await settles();
  expect(learning.step).toBe(1);
  refuses = true;
  play();
  await settles();
  expect([learning.step, learning.mood, steps]).toEqual([1, "do", [0, 1]]);
  learning.close();
});
