import type { PutLoad } from "../contest.ts";
import type { Served } from "../load/http1.ts";
import { withGrpc, withHttp1, withPace } from "../load.ts";
import { plainRequest } from "../requests.ts";
import type { Effort, Findings, Row, Section } from "../section.ts";
import { identikit, limited, serve } from "../servers.ts";

/** Calls at an even pace, so many a second. */
type Pace = (port: number, rate: number) => Promise<Served>;

/** A way to call, and the program that does nothing but answer to it. */
interface Way {
  readonly name: string;
  readonly floor: { readonly name: string; readonly program: string };
  readonly load: PutLoad;
  readonly pace: Pace;
}

/**
 * How long calls take at half of what the server can do, calls coming at an even pace. Beside it what the floor takes at
 * the same pace: the pauses of Node, of the load and of the machine are in both.
 */
export const latency: Section = {
  name: "latency",
  title: "Latency at half load, limit on",
  async run(effort): Promise<Findings> {
    const { seconds } = effort;
    const call = { path: "/generate", body: plainRequest };
    const plain = await withHttp1(call, (load) =>
      withPace(call, (pacePlain) => {
        const floor = { name: "bare node:http", program: "./servers/bare-http1.ts" };
        const pace: Pace = (port, rate) => pacePlain(port, rate, seconds);
        return compare({ name: "POST /generate", floor, load, pace }, effort);
      }),
    );
    const grpc = await withGrpc((load) => {
      const floor = { name: "bare node:http2", program: "./servers/bare-http2.ts" };
      const pace: Pace = (port, rate) => load(port, seconds, { rate });
      return compare({ name: "gRPC unary", floor, load, pace }, effort);
    });
    return { rows: [...plain, ...grpc] };
  },
};

async function compare({ name, floor, load, pace }: Way, { rounds, seconds, warmup }: Effort): Promise<Row[]> {
  const server = serve(identikit, limited);
  const bare = serve(floor.program);
  const [port, barePort] = [await server.port(), await bare.port()];
  await load(barePort, warmup);
  await load(port, warmup);
  const most = await load(port, seconds);
  const rate = Math.floor(most.calls / most.seconds / 2);
  // What paces the calls has to be compiled too.
  for (const warmed of [barePort, port]) await pace(warmed, rate);
  const served: Served[] = [];
  const least: Served[] = [];
  for (let round = 0; round < rounds; round++) {
    served.push(await pace(port, rate));
    least.push(await pace(barePort, rate));
  }
  await server.stop();
  await bare.stop();
  return [...rowsOf(name, rate, served), ...rowsOf(floor.name, rate, least)];
}

function rowsOf(name: string, rate: number, served: readonly Served[]): Row[] {
  const row = (share: string, of: (latency: Served["latency"]) => number): Row => ({
    name: `${name}, ${share}`,
    unit: "ms",
    sample: served.map(({ latency }) => of(latency)),
    note: `at ${rate.toLocaleString("en")} calls/s`,
  });
  return [row("median", ({ p50 }) => p50), row("99 in 100", ({ p99 }) => p99), row("999 in 1,000", ({ p999 }) => p999)];
}
