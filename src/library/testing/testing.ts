// What the server measures and waits by is taken before a test can replace it by fake timers: the server is loaded later.
import "node:perf_hooks";
import "node:process";
import "node:timers";
import "node:timers/promises";
import type { Served, ServeOptions } from "./serve.ts";

export type { Served, ServeOptions } from "./serve.ts";
export { peopleFor, type TestPeople } from "./test-people.ts";

/**
 * Serves on a free port of this process, for tests of clients. The server is loaded by the first call. Throws where there
 * is no Node or Deno: Bun has not all of `node:http2` and `node:net` that the server needs.
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
