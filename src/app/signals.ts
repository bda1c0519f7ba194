import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import type { Tracing } from "../transport/observe/tracing.ts";
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
      await setImmediate();
      await setImmediate();
      // A second signal that came before was handled in the last iteration of the event loop. Later ones end the process by
      // their default, which waits for no iteration; the kernel has none for the first process of a container.
      if (process.pid !== 1) for (const name of stopping) process.removeAllListeners(name);
      await closed;
      await tracing?.flush();
      process.exit(0);
    });
  }
}
