import { setTimeout as wait } from "node:timers/promises";
import type { Child } from "./child.ts";

/** Milliseconds between two readings of the server's memory. */
const INTERVAL = 50;

/** Bytes by which the server's resident memory grows at most. */
export async function growthDuring(server: Child, work: () => Promise<unknown>): Promise<number> {
  const { resident: before } = await server.usage();
  let most = before;
  let isDone = false;
  const watch = async (): Promise<void> => {
    for (; !isDone; await wait(INTERVAL)) most = Math.max(most, (await server.usage()).resident);
  };
  const watching = watch();
  await work();
  isDone = true;
  await watching;
  return most - before;
}
