import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Drawn } from "../draw-people.ts";
import type { GrpcCall } from "../load/http2-requests.ts";
import { CONCURRENT, grpcUnary, type LoadOptions, type PutLoad } from "../load.ts";
import { type Child, cpuDuring, run, start } from "../process/child.ts";
import { identikit, limited, serve, unlimited } from "../servers.ts";

/** People of a batch and of a stream. */
const BATCH = 100;
const STREAM = 1_000;

/** Microseconds of CPU for which the generator draws at least. */
const DRAWING = 100_000;

/** Calls of a server. */
interface Calls extends Pick<LoadOptions, "protocol" | "connections" | "inFlight"> {
  readonly name: string;
  /** Calls of one round: some 0.1 s of CPU. A number and no time, so that a busy machine changes nothing. */
  readonly calls: number;
  /** Whether they are outside the limit, and more than the allowance of what is free. */
  readonly isFree?: true;
}

const http1 = { connections: CONCURRENT, inFlight: 1, calls: 1_000 } as const;
const batch: GrpcCall = { method: "BatchGenerateIdentities", people: BATCH };
const stream: GrpcCall = { method: "StreamIdentities", people: STREAM };

/** What mixed traffic consists of. */
const traffic: readonly Calls[] = [
  { name: "POST /generate", protocol: "plain", ...http1 },
  { name: "gRPC", protocol: grpcUnary, calls: http1.calls },
  { name: "gRPC-Web", protocol: "grpc-web", ...http1 },
  { name: "Connect JSON", protocol: "connect", ...http1 },
  { name: `batch of ${BATCH}, gRPC`, protocol: batch, connections: 2, inFlight: 2, calls: 30 },
  { name: `stream of ${STREAM.toLocaleString("en")}, gRPC`, protocol: stream, connections: 2, inFlight: 1, calls: 4 },
  { name: "POST /verify, one record", protocol: "verify", ...http1 },
  { name: "avatar, PNG that is new", protocol: "avatar", connections: 4, inFlight: 1, calls: 20, isFree: true },
];

/** What two checkouts are compared by. */
export interface Work {
  readonly name: string;
  /** What the CPU time is of. */
  readonly unit: "call" | "person" | "byte";
  /** It is done in one round of so many: what starts a process takes longer. */
  readonly every: number;
  /** Works once; resolves to the microseconds of CPU for a call or a person, or to the bytes of garbage of one. */
  measure(): Promise<number>;
}

/** The processes of a checkout, and what they do. */
export interface Started {
  readonly works: readonly Work[];
  stop(): Promise<void>;
}

/** Starts the service and the generator of a checkout, a folder with node_modules that is built. */
export async function startCheckout(checkout: string, load: PutLoad): Promise<Started> {
  const folder = pathToFileURL(`${checkout}/bench/`);
  // Checkouts before the bundle run their sources.
  const program = existsSync(new URL(identikit, folder)) ? identikit : "../src/main.ts";
  const servers = { limited: serve(program, limited, { folder }), free: serve(program, unlimited, { folder }) };
  const drawer = (peer: string): Child =>
    start("draw-people.ts", { core: "server", environment: { PEER: peer }, folder });
  const single = drawer("identikit");
  // Checkouts before columns draw one person at a time.
  const batches = drawer(existsSync(new URL("peers/identikit-batches.ts", folder)) ? "identikit-batches" : "identikit");
  const generator = (flags: readonly string[] = []): Child =>
    start("against/generate.ts", { core: "server", environment: { CHECKOUT: checkout }, flags });
  const warm = generator();
  const uncollected = generator(["--max-semi-space-size=256", "--min-semi-space-size=256"]);
  const children: readonly Child[] = [...Object.values(servers), single, batches, warm, uncollected];
  const stop = async (): Promise<void> => {
    for (const child of children) await child.stop();
  };
  const worksOf = async (): Promise<Work[]> => {
    const ports = { limited: await servers.limited.port(), free: await servers.free.port() };
    return traffic.map(({ name, isFree, ...options }): Work => {
      const kind = isFree === true ? "free" : "limited";
      return {
        name,
        unit: "call",
        every: 1,
        measure: () => cpuOf(servers[kind], () => load(ports[kind], LONGEST, options)),
      };
    });
  };
  try {
    const draws = drawn.map((options) => draw(folder, options));
    const ofGenerator = [
      records("one at a time", single),
      records("in batches of 256", batches),
      ...people.map(([name, of]) => drawnBy(warm, name, of)),
      garbage(uncollected),
    ];
    return { works: [...(await worksOf()), ...ofGenerator, ...draws], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Seconds that the calls of a round may take. */
const LONGEST = 600;

/** Microseconds of a server's CPU for a call of a load that begins now. */
async function cpuOf(server: Child, put: () => ReturnType<PutLoad>): Promise<number> {
  const { cpu, result } = await cpuDuring(server, put);
  const { calls, errors } = result;
  if (errors > 0 || calls === 0) throw new Error(`${errors} calls failed, ${calls} succeeded`);
  return cpu / calls;
}

/** Records by the generator in a process without a server. */
function records(how: string, generator: Child): Work {
  const measure = async (): Promise<number> => {
    let [cpu, people] = [0, 0];
    while (cpu < DRAWING) {
      const drawn = await generator.ask<Drawn>("draw", DRAWING / 1e6);
      cpu += drawn.cpu;
      people += drawn.people;
    }
    return cpu / people;
  };
  return { name: `records of all countries, ${how}`, unit: "person", every: 1, measure };
}

/** People of a generator without a server, by their name in against/generate.ts. */
const people = [
  ["one person alone, new people, countries in turn: record", "record"],
  ["one person alone, new people, countries in turn: JSON bytes", "json"],
  ["batches of 256, mixed: NDJSON bytes", "lines"],
] as const;

function drawnBy(generator: Child, name: string, of: string): Work {
  return { name, unit: "person", every: 1, measure: () => generator.ask<number>("cpu", of) };
}

/** People alone as JSON bytes, of whom nothing is collected. */
const GARBAGE = 10_000;

function garbage(generator: Child): Work {
  const name = `heap that ${GARBAGE.toLocaleString("en")} people alone leave as JSON bytes, of one`;
  return { name, unit: "byte", every: 1_000, measure: () => generator.ask<number>("garbage", GARBAGE) };
}

interface Draw {
  readonly people: number;
  readonly format: "NDJSON" | "CSV";
}

/** Runs of the command line: a short one, which mostly starts, and long ones. */
const drawn: readonly Draw[] = [
  { people: 10_000, format: "NDJSON" },
  { people: 1_000_000, format: "NDJSON" },
  { people: 1_000_000, format: "CSV" },
];

/** The command line, its start included. */
function draw(folder: URL, { people, format }: Draw): Work {
  const asked = ["--gender=random", "--seed=bench", "--reference-date=2026-01-01", `--count=${people}`];
  const args = ["draw", ...asked, "--jobs=1", `--format=${format.toLowerCase()}`];
  return {
    name: `draw of ${people.toLocaleString("en")} to ${format}, with its start`,
    unit: "person",
    every: 5,
    measure: async () => (await run("../src/cli/launch.js", args, { core: "server", folder })) / people,
  };
}
