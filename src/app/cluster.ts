import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { ConfigError } from "./config.ts";
import type { Identikit } from "./dependencies.ts";

type Service = Pick<Identikit, "listen" | "reload" | "close">;

/** Messages by which the primary process stops a worker, and has it read its certificate again. */
const STOP = "stop";
const RELOAD = "reload";

/** Restart delay in milliseconds; prevents crash loops. */
const RESTART_DELAY_MS = 1_000;

/**
 * Runs this program in `count` more processes on one port, and replaces each that ends, whose signal or exit code `onExit`
 * gets. Standard output belongs to the primary process, which distributes connections.
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
    reload() {
      for (const worker of running()) send(worker, RELOAD);
    },
    async close() {
      stopping = true;
      await Promise.all(running().map(stop));
    },
  };
}

/** The same service as a worker: reports its port to the primary process, and stops on its message. */
export function asWorker<S extends Service>(service: S): S {
  let closing = false;
  process.on("message", (message) => {
    // A signal from a terminal reaches every process by itself, and a second one would exit at once.
    if (message === STOP && !closing) process.kill(process.pid, "SIGTERM");
    if (message === RELOAD) service.reload();
  });
  return {
    ...service,
    async listen() {
      const port = await service.listen().catch(async (error: Error) => {
        // The primary process prints it, once.
        if (error instanceof ConfigError && process.send !== undefined) {
          await new Promise((resolve) => process.send?.({ refused: error.message }, resolve));
          process.exit(1);
        }
        throw error;
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

/** The port on which a new worker serves. Throws ConfigError if it cannot. */
async function portOf(worker: Worker): Promise<number> {
  const ended = once(worker, "exit").then(() => {
    throw new ConfigError("WORKERS cannot be started.");
  });
  const [message] = await Promise.race([once(worker, "message"), ended]);
  if ("refused" in message) throw new ConfigError(message.refused);
  return message.port;
}

async function stop(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  send(worker, STOP);
  await ended;
}

function running(): readonly Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function send(worker: Worker, message: string): void {
  // A message to a process that is just ending fails, which does not matter.
  worker.send(message, () => {});
}
