import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { ConfigError } from "./config.ts";

/** What one process can do and several can do together. */
interface Service {
  /** Begins to listen and tells the port. */
  listen(): Promise<number>;
  /** Stops taking calls and lets running ones finish. */
  close(): Promise<void>;
}

/** The first process's word to another that the service stops. */
const STOP = "stop";

/** ms until another takes the place of a process that has ended: one that cannot live must not be born in a loop. */
const MOURNING = 1_000;

/**
 * Runs this program in `count` more processes, which all serve on one port, and replaces each that ends. Standard output
 * belongs to the first process; it passes connections on and serves none. `report` is told of processes that end.
 */
export function createWorkers(count: number, report: (error: Error) => void): Service {
  let stopping = false;
  return {
    async listen() {
      cluster.setupPrimary({ stdio: ["ignore", "ignore", "inherit", "ipc"] });
      // One alone finds out what would stop them all, and says it once.
      const port = await portOf(cluster.fork());
      await Promise.all(Array.from({ length: count - 1 }, () => portOf(cluster.fork())));
      cluster.on("exit", async (_worker, code, signal) => {
        if (stopping) return;
        report(new Error(`A worker has ended with ${signal ?? code}; another takes its place.`));
        await wait(MOURNING);
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

/** The same service as one of several processes: tells the first one when it serves, and stops when told to. */
export function asWorker<S extends Service>(service: S): S {
  let closing = false;
  process.on("message", (message) => {
    // A signal from a terminal reaches every process by itself. One more would be taken for impatience.
    if (message === STOP && !closing) process.kill(process.pid, "SIGTERM");
  });
  return {
    ...service,
    async listen() {
      const port = await service.listen().catch((error: Error) => {
        // The first process binds for the others, and where it cannot, they fail of "bind" and not of "listen".
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

/** The port on which a new process serves. A process that ends instead has said why. */
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
  // Word to a process that is just ending is lost, and need not be heard.
  worker.send(STOP, () => {});
  await ended;
}
