import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface HonestOptions {
  readonly port: number;
  readonly perSecond: number;
}

/** What honest clients saw between two looks. */
export interface Interval {
  /** How long each call took. */
  readonly milliseconds: readonly number[];
  /** Calls that were not answered as they should. */
  readonly faults: readonly string[];
}

/** Honest clients that call at a steady rate, from addresses of their own. */
export interface HonestClients {
  /** What they saw since the last look. */
  take(): Promise<Interval>;
  stop(): Promise<void>;
}

/** Starts them in a thread of their own, so that an attack does not slow the clients where it should the server. */
export function startHonestClients(workerData: HonestOptions): HonestClients {
  const worker = new Worker(new URL("honest-worker.ts", import.meta.url), { workerData });
  return {
    async take() {
      const taken = once(worker, "message");
      worker.postMessage("take");
      // The worker's one kind of message.
      const [interval]: Interval[] = await taken;
      return interval ?? { milliseconds: [], faults: [] };
    },
    async stop() {
      const stopped = once(worker, "exit");
      worker.postMessage("stop");
      await stopped;
    },
  };
}

/** The quantile of what was measured; NaN where nothing was. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
