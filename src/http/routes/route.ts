import type { Context } from "../message/context.ts";

/** What is served at a path. */
export interface Route {
  /** A path, or with an asterisk at its end all that begin so. */
  readonly path: string;
  readonly methods: readonly string[];
  /** What its calls are counted in: the rate limit, the quota of what is free, or nothing. */
  readonly quota: "default" | "free" | undefined;
  /** Whether it is a method of RPC, whose calls over the limit are refused by an error of its protocol. */
  readonly isRpc?: boolean;
  /** The operation that its requests are calls of; undefined if they are none. */
  readonly operation?: string;
  /** What its requests are called where they are counted; undefined: by its path. */
  readonly label?: string;
  /** Answers a request. What it throws or rejects with is answered as an error. */
  readonly handle: (context: Context) => void | Promise<void>;
}

/** A route that is read, outside the rate limit. */
export function freeRoute(path: string, handle: Route["handle"], label = path): Route {
  return { path, methods: ["GET", "HEAD"], quota: "free", label, handle };
}
