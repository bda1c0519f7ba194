import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("honest-worker.ts", import.meta.url));

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
  /** ms by which their own event loop was late at most: what they would see of an unloaded server as well. */
  readonly ownDelay: number;
}

/** Honest clients that call at a steady rate, from addresses of their own. */
export interface HonestClients {
  /** What they saw since the last look. */
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
      // Its one kind of message.
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

/** The quantile of what was measured; NaN where nothing was. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
