import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import type { Tracing } from "../observe/tracing.ts";
import type { Identikit } from "./dependencies.ts";

const stopping = ["SIGINT", "SIGTERM"] as const;

/**
 * Stops the service at the first SIGINT or SIGTERM, ends the process at the second, and reads the certificate again at SIGHUP,
 * which alone would end it. SIGUSR1, at which Node would open its inspector, does nothing.
 */
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

/**
 * Has the signals end the process by their default, which waits for no iteration of the event loop. Resolves to whether one
 * has come that no listener was called for.
 */
async function restoreDefaults(): Promise<boolean> {
  // Listeners are called for those that came together with the first.
  await setImmediate();
  for (const name of stopping) process.removeAllListeners(name);
  await setImmediate();
  return hasCaughtSignal();
}

/**
 * Whether a signal came after the last ones were handled and before their listeners were removed: libuv closes the handle of
 * a signal once it has read all that the handle has caught, an iteration later than one that has caught nothing.
 */
function hasCaughtSignal(): boolean {
  // Otherwise it looks up the names of all peers. @types/node does not have it.
  Object.assign(process.report, { excludeNetwork: true });
  // cast: the report is typed as an object alone.
  const { libuv } = process.report.getReport() as {
    readonly libuv: readonly { readonly type: string; readonly signum?: number }[];
  };
  return libuv.some(({ type, signum }) => type === "signal" && signum === 0);
}
