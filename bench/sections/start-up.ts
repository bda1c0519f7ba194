import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import manifest from "../../package.json" with { type: "json" };
import { plainRequest } from "../requests.ts";
import { type Findings, type Section, WINDOWS } from "../section.ts";
import { median } from "../statistics.ts";

/** ms after which a server that nobody calls counts as idle. */
const IDLE = 1_500;

const KIB_IN_MIB = 1_024;

/** A fresh process, on all cores: from the command to the first answer, and what it holds at rest. */
export const startUp: Section = {
  name: "start",
  title: `Start: ${manifest.scripts.start}`,
  async run({ rounds }): Promise<Findings> {
    const answers: number[] = [];
    const resident: number[] = [];
    // The first start reads and compiles what has changed since the last, and keeps it when it ends.
    for (let start = 0; start <= rounds * WINDOWS; start++) {
      const { answered, memory } = await startOnce();
      if (start === 0) continue;
      answers.push(answered);
      resident.push(memory);
    }
    return {
      rows: [
        {
          name: "from the command to the first answer",
          unit: "ms",
          sample: answers,
          mark: { what: "ms", value: median(answers), most: 500 },
        },
        {
          name: "resident at rest",
          unit: "MiB",
          sample: resident,
          mark: { what: "MiB", value: median(resident), most: 150 },
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
    body: plainRequest,
  });
  await response.text();
  const answered = performance.now() - begun;
  await wait(IDLE);
  const memory = Number(execFileSync("ps", ["-o", "rss=", "-p", String(server.pid)]).toString()) / KIB_IN_MIB;
  server.kill("SIGTERM");
  await once(server, "exit");
  return { answered, memory };
}
