// A process that puts load on an HTTP/1.1 server, by autocannon.
import { createRequire } from "node:module";
import { answer } from "../answer.ts";

export interface Http1Load {
  readonly url: string;
  readonly body: string;
  readonly connections: number;
  readonly seconds: number;
}

/** What a load came to, over either HTTP. */
export interface Served {
  /** Answers that were what they should be. */
  readonly calls: number;
  readonly errors: number;
  readonly seconds: number;
  /** Milliseconds at each of these shares of the calls. */
  readonly latency: { readonly p50: number; readonly p99: number; readonly p999: number };
}

/** What is used here of autocannon, which has no typings. */
type Autocannon = (options: Readonly<Record<string, unknown>>) => Promise<{
  readonly duration: number;
  readonly errors: number;
  readonly non2xx: number;
  readonly "2xx": number;
  readonly latency: { readonly p50: number; readonly p99: number; readonly p99_9: number };
}>;

const autocannon = createRequire(import.meta.url)("autocannon") as Autocannon;

answer("load", async ({ url, body, connections, seconds }: Http1Load): Promise<Served> => {
  const { duration, errors, non2xx, latency, ...result } = await autocannon({
    url,
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    connections,
    duration: seconds,
  });
  return {
    calls: result["2xx"],
    errors: errors + non2xx,
    seconds: duration,
    latency: { p50: latency.p50, p99: latency.p99, p999: latency.p99_9 },
  };
});
