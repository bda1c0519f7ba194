import type { Limits } from "../limits.ts";
import type { Client } from "./tasks.ts";

/** Whether a client that is next in its list, but for the one that has its turn, has waited too long at that time. */
export function isOverload(
  lists: readonly (readonly Client[])[],
  current: Client | undefined,
  time: number,
  { overloadWait, clientTurn }: Limits,
): boolean {
  const hasWaited = lists.some(([first, second]) => {
    const next = first === current ? second : first;
    return next !== undefined && time - next.since > overloadWait;
  });
  // If all clients that wait can have their turn in time, refusing them would not help.
  return hasWaited && lists.reduce((sum, { length }) => sum + length, 0) * clientTurn > overloadWait;
}
