import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import manifest from "../../package.json" with { type: "json" };
import type { Results, Section } from "../section.ts";
import { summarize } from "../statistics.ts";

/** Milliseconds without a call after which a server counts as idle. */
const IDLE = 1_500;

const KIB_IN_MIB = 1_024;

/** A new process on all cores: time from the command to the first answer, and resident memory at rest. */
export const startUp: Section = {
  name: "start",
  title: `Start: ${manifest.scripts.start}`,
  async run({ rounds }): Promise<Results> {
    const answers: number[] = [];
    const resident: number[] = [];
    // The first start compiles what has changed since the last one, and stores it when it ends.
    await startOnce();
    for (let round = 0; round < rounds; round += 2) {
      const { answered, memory } = await startOnce();
      answers.push(answered);
      resident.push(memory);
    }
    const start = summarize(answers);
    const atRest = summarize(resident);
    return {
      rows: [
        {
          name: "from the command to the first answer",
          unit: "ms",
          value: start,
          target: { what: "ms", value: start.median, most: 500 },
        },
        {
          name: "resident at rest",
          unit: "MiB",
          value: atRest,
          target: { what: "MiB", value: atRest.median, most: 150 },
        },
      ],
    };
  },
};

async function startOnce(): Promise<{ readonly answered: number; readonly memory: number }> {
  const begun = performance.now();
  const server = spawn(process.execPath, manifest.scripts.start.split(" ").slice(1), {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", SHUTDOWN_GRACE_SECONDS: "0", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.once("exit", () => reject(new Error("the service ended before it served")));
    server.stdout.setEncoding("utf8").once("data", (line: string) => resolve(line.trim().split(" ").at(-1) ?? ""));
  });
  const response = await fetch(`${url.replace("localhost", "127.0.0.1")}/generate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"gender":"random"}',
  });
  await response.text();
  const answered = performance.now() - begun;
  await wait(IDLE);
  const memory = Number(execFileSync("ps", ["-o", "rss=", "-p", String(server.pid)]).toString()) / KIB_IN_MIB;
  server.kill("SIGTERM");
  await once(server, "exit");
  return { answered, memory };
}
