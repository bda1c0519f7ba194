// node bench/capacity.ts: what a call costs a server of one process and of two, by each way of counting.
// CPU and not calls a second: it says the same on a machine that is busy otherwise.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { Gender, IdentityService } from "../src/gen/identity/v1/identity_pb.ts";
import { freePort } from "../test/e2e/programs.ts";

const CALLS = 10_000;
const AT_ONCE = 32;
/** Linux counts a process's CPU in hundredths of a second. */
const TICKS = 100;

/** A process and those it has started. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [pid, ...children.map(Number)];
}

/** Seconds of CPU of a process so far. */
function cpu(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function resident(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
}

async function startServer(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", RATE_LIMIT: "1000000", RATE_WINDOW_SECONDS: "600", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line) => resolve(String(line).replace(/.*localhost:(\d+)\s*/s, "http://127.0.0.1:$1")));
    child.once("exit", () => reject(new Error("the server has ended")));
  });
  return { child, url };
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function plain(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}/generate`, { method: "POST", agent }, (response) => {
      let bytes = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 17);
      response.on("data", (chunk) => {
        bytes += chunk.length;
      });
      response.once("end", () => (response.statusCode === 200 ? resolve(bytes) : reject(new Error("refused"))));
    });
    call.once("error", reject);
    call.setHeader("content-type", "application/json");
    call.end('{"gender":"random"}');
  });
}

async function many(count: number, call: () => Promise<unknown>): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await call();
    }),
  );
}

const redisPort = await freePort();
const redis = spawn("redis-server", ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", ""], {
  stdio: "ignore",
});
const REDIS_URL = `redis://127.0.0.1:${redisPort}`;
const ways: [string, Record<string, string>][] = [
  ["no limit", { RATE_LIMIT: "0" }],
  ["limit in the process", {}],
  ["limit in Redis", { REDIS_URL }],
  ["limit in Redis, 2 workers", { REDIS_URL, WORKERS: "2" }],
];
try {
  for (const [name, env] of ways) {
    const { child, url } = await startServer(env);
    const pids = family(child.pid ?? 0);
    const spent = (): number => pids.reduce((sum, pid) => sum + cpu(pid), 0);
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: url }));
    const stream = async (): Promise<void> => {
      for await (const _ of client.streamIdentities({ template: { gender: Gender.RANDOM }, count: 10_000 }));
    };
    const costs: [string, number, () => Promise<unknown>][] = [
      ["/generate", CALLS, () => plain(url)],
      ["gRPC", CALLS, () => client.generateIdentity({ gender: Gender.RANDOM })],
    ];
    for (const [operation, count, call] of costs) {
      await many(CALLS / 2, call);
      const before = spent();
      await many(count, call);
      console.log(`${name}: ${operation}  ${(((spent() - before) * 1e6) / count).toFixed(0)} us of CPU a call`);
    }
    await stream();
    const before = spent();
    for (let i = 0; i < 5; i++) await stream();
    console.log(`${name}: stream  ${(((spent() - before) * 1e6) / 50_000).toFixed(1)} us of CPU a person`);
    console.log(`${name}: ${pids.map((pid) => resident(pid).toFixed(0)).join(" + ")} MiB resident`);
    if (name === "no limit") console.log(`bytes of an answer of /generate: ${await plain(url)}`);
    child.kill("SIGKILL");
  }
} finally {
  redis.kill("SIGKILL");
  agent.destroy();
}
process.exit(0);
