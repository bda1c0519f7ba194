import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Prints the sum of the tests of several runs, alone on a line, and exits with code 1 if anything failed. The folder has
 * the exit code of each run in `<run>.code` and, if it got so far, the report of Vitest in `<run>.json`.
 */

/** What Vitest writes. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

const [folder = "."] = process.argv.slice(2);
const sum = { passed: 0, failed: 0, skipped: 0 };
for (const file of readdirSync(folder).filter((name) => name.endsWith(".code"))) {
  const path = join(folder, file.replace(/code$/, "json"));
  // cast: of the shape that Vitest writes
  const report = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : undefined;
  const hasFailed = readFileSync(join(folder, file), "utf8").trim() !== "0";
  sum.passed += report?.numPassedTests ?? 0;
  sum.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  // What fails without a failed test, such as a linter or a file that cannot be read, counts as one.
  sum.failed += Math.max(report?.numFailedTests ?? 0, hasFailed ? 1 : 0);
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
if (sum.failed > 0) process.exitCode = 1;
