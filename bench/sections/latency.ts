import type { Candidate } from "../compare.ts";
import type { LoadResult } from "../load/recorder.ts";
import { grpcUnary, type PutLoad, withLoad } from "../load.ts";
import { http1Baseline } from "../record-response.ts";
import type { Effort, Results, Row, Section } from "../section.ts";
import { identikit, limited, serve } from "../servers.ts";
import { summarize } from "../statistics.ts";

/**
 * Latency of calls at a fixed rate, half of what the server can answer. The baseline is measured at the same
 * rate: the pauses of Node, of the load and of the machine are in both.
 */
export const latency: Section = {
  name: "latency",
  title: "Latency at half load, limit on",
  async run(effort): Promise<Results> {
    const http1 = await http1Baseline();
    const plain = await withLoad("plain", (load) => compareAt("POST /generate", http1, load, effort));
    const http2 = { name: "node:http2", program: "servers/baseline-http2.ts" };
    const grpc = await withLoad(grpcUnary, (load) => compareAt("gRPC unary", http2, load, effort));
    return { rows: [...plain, ...grpc] };
  },
};

/** Rows of the service and of the baseline, at half of what the service can answer. */
async function compareAt(
  name: string,
  baseline: Candidate,
  load: PutLoad,
  { rounds, window, warmup }: Effort,
): Promise<Row[]> {
  const seconds = 4 * window;
  const server = serve(identikit, limited);
  const other = serve(baseline.program, baseline.environment);
  const ports = { server: await server.port(), baseline: await other.port() };
  for (const port of Object.values(ports)) await load(port, warmup / 2);
  const most = await load(ports.server, seconds);
  const rate = Math.floor(most.calls / most.seconds / 2);
  // The code that paces calls has to be compiled as well.
  for (const port of Object.values(ports)) await load(port, seconds, { rate });
  const served: LoadResult[] = [];
  const least: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 4) {
    served.push(await load(ports.server, seconds, { rate }));
    least.push(await load(ports.baseline, seconds, { rate }));
  }
  await server.stop();
  await other.stop();
  return [...rowsOf(name, rate, served), ...rowsOf(baseline.name, rate, least)];
}

function rowsOf(name: string, rate: number, results: readonly LoadResult[]): Row[] {
  const row = (share: string, of: (latency: LoadResult["latency"]) => number): Row => ({
    name: `${name}, ${share}`,
    unit: "ms",
    value: summarize(results.map((result) => of(result.latency))),
    note: `at ${rate.toLocaleString("en")} calls/s`,
  });
  return [row("median", ({ p50 }) => p50), row("99 in 100", ({ p99 }) => p99), row("999 in 1,000", ({ p999 }) => p999)];
}
