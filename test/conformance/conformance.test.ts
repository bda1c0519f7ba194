import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { bundleServer } from "../../scripts/package/server.ts";
import { CONFORMANCE, needs } from "../e2e/programs.ts";

const here = "test/conformance";
/** The service as `npm start` runs it, with the suite's methods. */
const program = "dist/conformance/server.cjs";

/** Runs the suite, or the cases of files; returns the last line of its output, and what the servers noted as bugs and bans. */
async function run(FAST_UNARY: string, files: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "identikit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, "log");
  const cases = files.flatMap((file) => ["--test-file", `${here}/${file}`]);
  const options = ["--mode", "server", "--conf", `${here}/config.yaml`, "--max-servers", "2", ...cases];
  const env = { ...process.env, FAST_UNARY, CONFORMANCE_LOG: log };
  const ended = promisify(execFile)(CONFORMANCE, [...options, "--", process.execPath, program], {
    env,
    maxBuffer: 2 ** 26,
  });
  const { stdout } = await ended.catch((failed: { readonly stdout: string }) => failed);
  return { stdout: stdout.trimEnd(), noted: existsSync(log) };
}

// Its cases of deadlines fail now and then where other tests use all cores.
const inTime = { ...needs(CONFORMANCE), timeout: 900_000, retry: 2 };

beforeAll(() => bundleServer(process.cwd(), `${here}/server.ts`, program));

describe.each(["on", "off"])("the service under Connect's own conformance suite, FAST_UNARY=%s", (fast) => {
  it("passes all cases without a bug or a ban", inTime, async () => {
    const { stdout, noted } = await run(fast, []);
    expect(stdout).toMatch(/\n3620 passed, 0 failed$/);
    expect(noted).toBe(false);
  });

  it("passes the cases that the suite lacks", inTime, async () => {
    const { stdout, noted } = await run(fast, ["extra.yaml", "extra-idempotent.yaml"]);
    expect(stdout).toMatch(/\n[1-9][0-9]+ passed, 0 failed$/);
    expect(noted).toBe(false);
  });
});
