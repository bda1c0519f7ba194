import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { ConfigError } from "./config.ts";

/** A service of one process or of several. */
interface Service {
  /** Begins to listen; resolves to the port. */
  listen(): Promise<number>;
  /** Stops taking calls and lets running ones finish. */
  close(): Promise<void>;
}

/** Message by which the primary process stops a worker. */
const STOP = "stop";

/** Restart delay in milliseconds; prevents crash loops. */
const RESTART_DELAY_MS = 1_000;

/**
 * Runs this program in `count` more processes, which all serve on one port, and replaces each that ends. Standard output
 * belongs to the primary process, which distributes connections and serves none. `onExit` is called for each worker that
 * ends by itself, with its signal or exit code.
 */
export function createWorkers(count: number, onExit: (cause: string) => void): Service {
  let stopping = false;
  return {
    async listen() {
      cluster.setupPrimary({ stdio: ["ignore", "ignore", "inherit", "ipc"] });
      // A message to a worker that is just ending fails, and an `error` without a listener would end this process.
      cluster.on("fork", (worker) => worker.on("error", () => {}));
      // One worker starts first, so that a configuration error is printed once.
      const port = await portOf(cluster.fork());
      await Promise.all(Array.from({ length: count - 1 }, () => portOf(cluster.fork())));
      cluster.on("exit", async (_worker, code, signal) => {
        if (stopping) return;
        onExit(signal ?? String(code));
        await wait(RESTART_DELAY_MS);
        if (!stopping) cluster.fork();
      });
      return port;
    },
    async close() {
      stopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(workers.map(stop));
    },
  };
}

/** The same service as a worker: reports its port to the primary process, and stops on its message. */
export function asWorker<S extends Service>(service: S): S {
  let closing = false;
  process.on("message", (message) => {
    // A signal from a terminal reaches every process by itself, and a second one would exit at once.
    if (message === STOP && !closing) process.kill(process.pid, "SIGTERM");
  });
  return {
    ...service,
    async listen() {
      const port = await service.listen().catch((error: Error) => {
        // The primary process binds for the workers; where it cannot, they fail with "bind" instead of "listen".
        throw "syscall" in error
          ? new ConfigError(`PORT cannot be served: ${error.message}.`, { cause: error })
          : error;
      });
      process.send?.({ port });
      return port;
    },
    close() {
      closing = true;
      return service.close();
    },
  };
}

/** The port on which a new worker serves. A worker that ends instead has printed why. */
async function portOf(worker: Worker): Promise<number> {
  const ended = once(worker, "exit").then(() => {
    throw new ConfigError("WORKERS cannot be started.");
  });
  const [message] = await Promise.race([once(worker, "message"), ended]);
  return message.port;
}

async function stop(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  // A message to a process that is just ending fails, which does not matter.
  worker.send(STOP, () => {});
  await ended;
}
