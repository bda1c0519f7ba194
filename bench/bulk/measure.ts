import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What one run of `identikit draw` took. */
export interface Cost {
  readonly seconds: number;
  readonly bytes: number;
  /** The most memory that was resident, in MB; undefined where the system does not report it. */
  readonly memory: number | undefined;
}

/** Milliseconds between two readings of the memory. */
const INTERVAL = 50;

const launcher = fileURLToPath(new URL("../../src/cli/launch.js", import.meta.url));

/** Draws people to a file and removes it. */
export async function measure(options: readonly string[]): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), "identikit-bulk-"));
  const output = join(folder, "people");
  const args = ["--gender=random", "--seed=bulk", "--reference-date=2026-01-01", `--output=${output}`, ...options];
  try {
    const begun = performance.now();
    const child = spawn(process.execPath, [launcher, "draw", ...args], { stdio: ["ignore", "inherit", "inherit"] });
    let memory: number | undefined;
    const timer = setInterval(() => {
      memory = peakOf(child.pid) ?? memory;
    }, INTERVAL);
    const code = await new Promise((resolve) => child.on("close", resolve));
    clearInterval(timer);
    if (code !== 0) throw new Error(`identikit draw ${args.join(" ")} ended with ${code}`);
    return { seconds: (performance.now() - begun) / 1_000, bytes: statSync(output).size, memory };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The largest resident memory of a process so far; only Linux reports it. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1_000;
  } catch {
    return undefined;
  }
}
