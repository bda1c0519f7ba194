import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { newFolder } from "./folder.ts";

/** Builds programs of Go modules, such as `example.com/cmd/program@v1.2.3`, into a folder of the test's own; returns the folder. */
export async function installGo(...programs: readonly string[]): Promise<string> {
  const folder = newFolder();
  for (const program of programs) {
    await promisify(execFile)("go", ["install", program], { env: { ...process.env, GOBIN: folder } });
  }
  return folder;
}
