// Loaded before tests can replace timers by fake ones; the server is loaded later.
import "node:perf_hooks";
import "node:process";
import "node:timers";
import "node:timers/promises";
import type { Served, ServeOptions } from "./serve.ts";

export type { Served, ServeOptions } from "./serve.ts";
export { peopleFor, type TestPeople } from "./test-people.ts";

/**
 * Serves on a free port of this process, for tests of clients. The server is loaded by the first call. Throws without
 * Node or Deno: Bun lacks parts of `node:http2` and `node:net`.
 */
export async function startIdentikit(options: ServeOptions = {}): Promise<Served> {
  if (typeof process === "undefined" || process.versions.bun !== undefined) {
    throw new Error(
      "startIdentikit needs Node or Deno; elsewhere call a service that `npx identikit serve` has started.",
    );
  }
  const { serve } = await import("./serve.ts");
  return serve(options);
}
