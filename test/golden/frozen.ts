import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

/** What is published, compared with the file of that name; `UPDATE_GOLDEN=1` writes the file anew. */
export function expectFrozen(name: string, text: string): void {
  const file = new URL(`published/${name}`, import.meta.url);
  if (process.env.UPDATE_GOLDEN === "1" || !existsSync(file)) writeFileSync(file, text);
  // Line by line, so that a failure shows the lines that differ.
  expect(text.split("\n")).toEqual(readFileSync(file, "utf8").split("\n"));
}

/** A value as indented JSON. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
