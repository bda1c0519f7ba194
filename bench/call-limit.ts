// A process that only calls the rate limiter: no server, no sockets.
import { createLocalAllowance } from "../src/limit/local.ts";
import { answer } from "./process/answer.ts";

export interface LimitCalls {
  readonly clients: number;
  readonly callsOfEach: number;
  readonly maxClients: number;
}

export interface LimitCost {
  /** Microseconds of CPU for a call. */
  readonly cpu: number;
  /** Bytes by which the process grew. */
  readonly growth: number;
  /** Clients whose calls are remembered in the end. */
  readonly remembered: number;
}

/** Kept after the reply, so that nothing of it is collected before it is measured. */
let allowance: ReturnType<typeof createLocalAllowance> | undefined;

answer("call", async ({ clients, callsOfEach, maxClients }: LimitCalls): Promise<LimitCost> => {
  allowance = createLocalAllowance({ limit: 1_000_000, windowSeconds: 60, maxClients, now: () => performance.now() });
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const used = process.cpuUsage();
  for (let call = 0; call < callsOfEach; call++) {
    for (let client = 0; client < clients; client++) {
      await allowance.take(`2001:db8:${(client >> 16).toString(16)}:${(client & 0xffff).toString(16)}::/64`, 1);
    }
  }
  const { user, system } = process.cpuUsage(used);
  return {
    cpu: (user + system) / (clients * callsOfEach),
    growth: process.memoryUsage.rss() - before,
    remembered: allowance.size(),
  };
});
