// Callers' compilers may know no later library than that of ES2022.
/// <reference lib="esnext.disposable" preserve="true" />
import { performance } from "node:perf_hooks";
import { readConfig } from "../../app/config.ts";
import { createIdentikit } from "../../app/server.ts";
import { system } from "../../app/system.ts";

/** How a server for tests differs from one without a rate limit on a free port. */
export interface ServeOptions {
  /** Calls of one client in a window; default 0, no limit. */
  readonly rateLimit?: number | undefined;
  readonly rateWindowSeconds?: number | undefined;
  /** Further variables of the environment, such as `CORS_ORIGINS`. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Called for each bug of the server. Default: an uncaught error. */
  readonly report?: ((error: unknown) => void) | undefined;
}

export interface Served {
  /** Such as `http://127.0.0.1:40123`. */
  readonly url: string;
  close(): Promise<void>;
  /** Alias of `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

const uncaught = (error: unknown): void =>
  queueMicrotask(() => {
    throw error;
  });

export async function serve({
  rateLimit = 0,
  rateWindowSeconds = 60,
  env = {},
  report = uncaught,
}: ServeOptions): Promise<Served> {
  const config = readConfig({
    PORT: "0",
    HOST: "127.0.0.1",
    SHUTDOWN_GRACE_SECONDS: "0",
    RATE_LIMIT: String(rateLimit),
    RATE_WINDOW_SECONDS: String(rateWindowSeconds),
    ...env,
  });
  const identikit = await createIdentikit(config, { ...system, now: () => performance.now(), report });
  const port = await identikit.listen();
  const close = (): Promise<void> => identikit.close();
  return { url: `http://127.0.0.1:${port}`, close, [Symbol.asyncDispose]: close };
}
