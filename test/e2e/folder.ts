import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A temporary folder, removed with the test, or where `onEnd` says, such as afterAll. */
export function newFolder(onEnd: (end: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "identikit-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
