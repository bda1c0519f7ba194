import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("honest-worker.ts", import.meta.url));

export interface HonestOptions {
  readonly port: number;
  readonly perSecond: number;
}

/** Measurements of the honest clients between two calls of `take`. */
export interface Interval {
  /** How long each call took. */
  readonly milliseconds: readonly number[];
  /** What was wrong with calls that failed. */
  readonly faults: readonly string[];
  /** Maximum delay in ms of the event loop of the clients, which adds to `milliseconds`. */
  readonly ownDelay: number;
}

/** Honest clients that call at a steady rate, from addresses of their own. */
export interface HonestClients {
  /** Returns the measurements since the last call. */
  take(): Promise<Interval>;
  stop(): Promise<void>;
}

/** Starts them in a process of their own, so that an attack slows the clients only where it slows the server. */
export function startHonestClients({ port, perSecond }: HonestOptions): HonestClients {
  const child = fork(program, [`${port}`, `${perSecond}`], { execArgv: [] });
  return {
    async take() {
      const taken = once(child, "message");
      child.send("take");
      // The child sends messages of no other type.
      const [interval]: Interval[] = await taken;
      return interval ?? { milliseconds: [], faults: [], ownDelay: 0 };
    },
    async stop() {
      const stopped = once(child, "exit");
      child.disconnect();
      await stopped;
    },
  };
}

/** A quantile of the values; NaN if there are none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
