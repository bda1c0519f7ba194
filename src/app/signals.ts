import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import type { Tracing } from "../observe/tracing.ts";
import type { Identikit } from "./dependencies.ts";

const stopping = ["SIGINT", "SIGTERM"] as const;

/** SIGINT or SIGTERM stops the service, a second ends the process; SIGHUP renews the certificate; SIGUSR1 is ignored. */
export function handleSignals(identikit: Identikit, log: Logger, tracing: Tracing | undefined): void {
  process.on("SIGHUP", () => identikit.reload());
  process.on("SIGUSR1", () => {});
  let isStopping = false;
  for (const signal of stopping) {
    process.on(signal, async () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log.info({ signal }, "stopping");
      const closed = identikit.close();
      // The kernel has no default for the first process of a container.
      if (process.pid !== 1 && (await restoreDefaults())) process.exit(1);
      await closed;
      await tracing?.flush();
      process.exit(0);
    });
  }
}

/** Restores the default of the signals, which needs no event loop; resolves to whether one was missed before. */
async function restoreDefaults(): Promise<boolean> {
  // Listeners are called for those that came together with the first.
  await setImmediate();
  for (const name of stopping) process.removeAllListeners(name);
  await setImmediate();
  return hasCaughtSignal();
}

/** Whether a signal came before its listeners were removed: then libuv closes its handle an iteration later. */
function hasCaughtSignal(): boolean {
  // Otherwise it looks up the names of all peers. @types/node does not have it.
  Object.assign(process.report, { excludeNetwork: true });
  // cast: the report is typed as an object alone.
  const { libuv } = process.report.getReport() as {
    readonly libuv: readonly { readonly type: string; readonly signum?: number }[];
  };
  return libuv.some(({ type, signum }) => type === "signal" && signum === 0);
}
