// A process that asks the limit alone: no server, no sockets.
import { createLocalAllowance } from "../src/limit/local.ts";
import { answer } from "./answer.ts";

export interface Count {
  readonly addresses: number;
  readonly callsOfEach: number;
  readonly maxClients: number;
}

export interface Counted {
  /** Microseconds of CPU for a call. */
  readonly cpu: number;
  /** Bytes by which the process grew. */
  readonly growth: number;
  readonly remembered: number;
}

/** Kept between questions, so that nothing of it is collected before it is measured. */
let allowance: ReturnType<typeof createLocalAllowance> | undefined;

answer("count", async ({ addresses, callsOfEach, maxClients }: Count): Promise<Counted> => {
  allowance = createLocalAllowance({ limit: 1_000_000, windowSeconds: 60, maxClients, now: () => performance.now() });
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const used = process.cpuUsage();
  for (let call = 0; call < callsOfEach; call++) {
    for (let address = 0; address < addresses; address++) {
      await allowance.take(`2001:db8:${(address >> 16).toString(16)}:${(address & 0xffff).toString(16)}::/64`, 1);
    }
  }
  const { user, system } = process.cpuUsage(used);
  return {
    cpu: (user + system) / (addresses * callsOfEach),
    growth: process.memoryUsage.rss() - before,
    remembered: allowance.size(),
  };
});
