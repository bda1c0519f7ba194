// npx node bench/capacity.ts: CPU of a call, for each way of counting and with two workers. Needs redis-server.
// CPU rather than calls a second: it changes less on a machine that is busy otherwise.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { freePort } from "../test/e2e/programs.ts";
import { memoryOptions } from "../test/faults/harness/server-process.ts";
import { grpcUnary, withLoad } from "./load.ts";
import { identikit, limited, serve, unlimited } from "./servers.ts";

/** Seconds of load, first to warm up until most code is compiled, then to measure. */
const WARM_UP = 10;
const SECONDS = 5;
const PEOPLE = 50_000;
/** Linux counts a process's CPU in hundredths of a second. */
const TICKS = 100;

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
try {
  for (const [name, environment] of Object.entries(ways)) await measure(name, environment);
} finally {
  redis.kill("SIGKILL");
}

async function measure(name: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const server = serve(identikit, environment, { flags: memoryOptions });
  const port = await server.port();
  const pids = withChildren(server.pid);
  /** Prints the CPU of all processes for each of what `work` counts, the second time it is done. */
  const print = async (what: string, work: (duration: number) => Promise<number>): Promise<void> => {
    await work(WARM_UP);
    const before = seconds(pids);
    const count = await work(SECONDS);
    console.log(`${name}: ${what}  ${(((seconds(pids) - before) * 1e6) / count).toFixed(1)} µs of CPU`);
  };
  await withLoad("plain", (load) =>
    print("a call of /generate", async (duration) => (await load(port, duration)).calls),
  );
  await withLoad(grpcUnary, async (load) => {
    await print("a call of gRPC", async (duration) => (await load(port, duration)).calls);
    const protocol = { method: "StreamIdentities", people: PEOPLE } as const;
    await print("a person in a stream", async () => {
      await load(port, 60, { protocol, connections: 1, inFlight: 1, calls: 1 });
      return PEOPLE;
    });
  });
  console.log(`${name}: ${pids.map((pid) => Math.round(resident(pid))).join(" + ")} MiB resident`);
  await server.stop();
}

/** A process and those it has started. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [pid, ...children.map(Number)];
}

/** Seconds of CPU of processes since they started. */
function seconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS;
  }, 0);
}

/** Mebibytes. */
function resident(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
}
