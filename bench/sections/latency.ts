import { start } from "../child.ts";
import type { Http1Load, Served } from "../load/http1.ts";
import { CONCURRENT, withGrpc, withHttp1 } from "../load.ts";
import { plainRequest } from "../requests.ts";
import type { Findings, Row, Section } from "../section.ts";
import { identikit, limited, serve } from "../servers.ts";

/** How long calls take at half of what the server can do, calls coming at an even pace. */
export const latency: Section = {
  name: "latency",
  title: "Latency at half load, limit on",
  async run({ rounds, seconds, warmup }): Promise<Findings> {
    const server = serve(identikit, limited);
    const port = await server.port();

    const most = await withHttp1({ path: "/generate", body: plainRequest }, async (load) => {
      await load(port, warmup);
      return load(port, seconds);
    });
    const rate = Math.floor(most.calls / most.seconds / 2);
    const pace = start("./load/pace.ts", { core: "load" });
    const plain: Served[] = [];
    for (let round = 0; round < rounds; round++) {
      const load: Http1Load = {
        url: `http://127.0.0.1:${port}/generate`,
        body: plainRequest,
        connections: CONCURRENT,
        seconds,
        rate,
      };
      plain.push(await pace.ask<Served>("load", load));
    }
    await pace.stop();

    const grpc: Served[] = [];
    const grpcRate = await withGrpc(async (load) => {
      await load(port, warmup);
      const { calls, seconds: taken } = await load(port, seconds);
      const half = Math.floor(calls / taken / 2);
      for (let round = 0; round < rounds; round++) grpc.push(await load(port, seconds, { rate: half }));
      return half;
    });
    await server.stop();
    return { rows: [...rowsOf("POST /generate", rate, plain), ...rowsOf("gRPC unary", grpcRate, grpc)] };
  },
};

function rowsOf(name: string, rate: number, served: readonly Served[]): Row[] {
  const row = (share: string, sample: readonly number[]): Row => ({
    name: `${name}, ${share}`,
    unit: "ms",
    sample,
    note: `at ${rate.toLocaleString("en")} calls/s`,
  });
  return [
    row(
      "median",
      served.map(({ latency: { p50 } }) => p50),
    ),
    row(
      "99 in 100",
      served.map(({ latency: { p99 } }) => p99),
    ),
    row(
      "999 in 1,000",
      served.map(({ latency: { p999 } }) => p999),
    ),
  ];
}
