import type { Limits } from "../http/limits.ts";
import type { Observer } from "../observe/observer.ts";
import type { LogIds } from "../observe/trace-ids.ts";
import type { Tracing } from "../observe/tracing.ts";
import type { Routes } from "../rpc/routes.ts";
import type { Dependencies } from "../service/service.ts";
import type { Config } from "./config.ts";

/** A whole service, not yet listening. */
export interface Identikit {
  /** Begins to listen; resolves to the port. */
  listen(): Promise<number>;
  /** The port of the metrics, once it listens. */
  adminPort(): number | undefined;
  /** Reads certificate and key again, in every process. What cannot be used leaves the old ones. */
  reload(): void;
  /** Accepts no more calls, lets running ones finish within the grace, and ends what is left. */
  close(): Promise<void>;
}

export interface ServerDependencies extends Dependencies {
  /** Monotonic milliseconds. */
  now(): number;
  /** Called once for every bug. */
  report(error: unknown, ids?: LogIds): void;
  readonly observer?: Observer | undefined;
  /** Undefined: no spans. */
  readonly tracing?: Tracing | undefined;
  /** Methods to be served beside the service's own, outside the rate limit. */
  readonly routes?: readonly Routes[];
  /** What replaces limits of `http/limits.ts`, as for a test of a time-out. */
  readonly limits?: Partial<Limits>;
  /** Reads certificate and key again; throws if they cannot be used. */
  readTls?(): Config["tls"];
  /** Called when they were read again: with the reason if they cannot be used. */
  onReload?(failure?: Error): void;
  /** Called when the shared limit's Redis becomes unreachable, with the reason, and when it is back. */
  onOutage?(isUnavailable: boolean, reason: string): void;
  /** Called for each worker that ends by itself, with its signal or exit code; another one is started. */
  onWorkerExit?(cause: string): void;
  onMetricsFailure?(error: unknown): void;
  /** Called once for each client that is banned, with the reason. */
  onBan?(client: string, reason: string): void;
}
