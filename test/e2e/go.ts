import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";

/** Builds programs of Go modules, such as `example.com/cmd/program@v1.2.3`, into a folder of the test's own; returns the folder. */
export async function installGo(...programs: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "identikit-go-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const program of programs) {
    await promisify(execFile)("go", ["install", program], { env: { ...process.env, GOBIN: folder } });
  }
  return folder;
}
