// npx node bench/capacity.ts [--write]: what one core serves, for each way of counting and with two workers, as a table; with
// --write into docs/operations.md too. Needs redis-server.
// CPU rather than calls a second: it changes less on a machine that is busy otherwise.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { freePort } from "../test/e2e/programs.ts";
import { memoryOptions } from "../test/start.ts";
import { grpcUnary, withLoad } from "./load.ts";
import { systemCpu } from "./process/system-cpu.ts";
import { rewrite } from "./report/rewrite.ts";
import { amount } from "./report/table.ts";
import { identikit, limited, serve, unlimited } from "./servers.ts";

/** Seconds of load, first to warm up until most code is compiled, then to measure. */
const WARM_UP = 10;
const SECONDS = 5;
const PEOPLE = 50_000;

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const redisPort = await freePort();
const redis = spawn("redis-server", ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", ""], {
  stdio: "ignore",
});
const shared = { ...limited, REDIS_URL: `redis://127.0.0.1:${redisPort}` };
const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "no limit": unlimited,
  "limit in the process": limited,
  "limit in Redis": shared,
  "limit in Redis, 2 workers": { ...shared, WORKERS: "2" },
};
const lines = [
  `µs of CPU, and in brackets what one core serves a second. Node ${process.version}, ${cpus().length} cores of ${cpus()[0]?.model ?? "an unknown processor"}.`,
  "",
  "| | `POST /generate` | gRPC, unary | a person in a stream | resident, MiB |",
  "|---|---:|---:|---:|---:|",
];
for (const line of lines) console.log(line);
try {
  for (const [name, environment] of Object.entries(ways)) {
    const line = `| ${[name, ...(await measure(environment))].join(" | ")} |`;
    console.log(line);
    lines.push(line);
  }
} finally {
  redis.kill("SIGKILL");
}
if (values.write) rewrite(new URL("../docs/operations.md", import.meta.url), "node bench/capacity.ts --write", lines);

/** The cells of a line. */
async function measure(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const server = serve(identikit, environment, { flags: memoryOptions });
  const port = await server.port();
  const pids = withChildren(server.pid);
  /** The CPU of all processes for each of what `work` counts, the second time it is done. */
  const cost = async (work: (duration: number) => Promise<number>): Promise<string> => {
    await work(WARM_UP);
    const before = systemCpu(pids);
    const count = await work(SECONDS);
    const microseconds = (systemCpu(pids) - before) / count;
    return `${amount(microseconds)} (${amount(1e6 / microseconds)})`;
  };
  try {
    const plain = await withLoad("plain", (load) => cost(async (duration) => (await load(port, duration)).calls));
    const [unary, streamed] = await withLoad(grpcUnary, async (load) => {
      const protocol = { method: "StreamIdentities", people: PEOPLE } as const;
      return [
        await cost(async (duration) => (await load(port, duration)).calls),
        await cost(async () => {
          await load(port, 60, { protocol, connections: 1, inFlight: 1, calls: 1 });
          return PEOPLE;
        }),
      ];
    });
    return [plain, unary, streamed, pids.map((pid) => Math.round(resident(pid))).join(" + ")];
  } finally {
    await server.stop();
  }
}

/** A process and those it has started. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [pid, ...children.map(Number)];
}

/** Mebibytes. */
function resident(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
}
