import { mkdirSync, renameSync, writeFileSync } from "node:fs";

/** Writes a file in one step, so that a process that starts meanwhile reads the whole one before or after. */
export function replaceFile(to: URL, content: Uint8Array): void {
  mkdirSync(new URL(".", to), { recursive: true });
  const draft = new URL(`${to.href}.${process.pid}`);
  writeFileSync(draft, content);
  renameSync(draft, to);
}
