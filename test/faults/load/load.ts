import { Worker } from "node:worker_threads";

/** Load at full speed or at a fixed rate, from a thread of its own. */
export interface LoadOptions {
  readonly port: number;
  /** Connections are spread over these. */
  readonly addresses: readonly string[];
  /** POST /generate over HTTP/1.1, or GenerateIdentity by gRPC over HTTP/2. */
  readonly protocol: "json" | "grpc";
  /** Connections at once; at a fixed rate, for each address. */
  readonly connections: number;
  /** Calls at once on one connection: 1 on HTTP/1.1. */
  readonly streams: number;
  readonly seconds: number;
  /** Calls a second, sent when they are due whatever is answered; undefined: each answer is followed by the next call. */
  readonly perSecond?: number;
}

/** The result of a load. */
export interface LoadResult {
  /** Calls by status (`200`, `429`, `grpc 8`), or by how they ended without one (`cut`, `reset 7`, `full`). */
  readonly counts: Readonly<Record<string, number>>;
  /** ms from when a call was due to the end of its response, of calls that succeeded. */
  readonly milliseconds: readonly number[];
}

/** Runs loads at the same time. */
export async function runLoads(loads: readonly LoadOptions[]): Promise<LoadResult> {
  const results = await Promise.all(loads.map(runLoad));
  const counts: Record<string, number> = {};
  for (const result of results) {
    for (const [name, count] of Object.entries(result.counts)) counts[name] = (counts[name] ?? 0) + count;
  }
  return { counts, milliseconds: results.flatMap(({ milliseconds }) => milliseconds) };
}

/** Calls that succeeded. */
export function succeeded({ counts }: LoadResult): number {
  return (counts["200"] ?? 0) + (counts["grpc 0"] ?? 0);
}

function runLoad(workerData: LoadOptions): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("load-worker.ts", import.meta.url), { workerData });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
