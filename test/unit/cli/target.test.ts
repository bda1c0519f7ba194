import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fileTarget } from "../../../src/cli/output/target.ts";

it("a file whose people cannot be drawn is not there, nor a part of it, however early that is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "identikit-target-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  async function* failing(chunks: number): AsyncGenerator<Uint8Array> {
    for (let chunk = 0; chunk < chunks; chunk++) yield new Uint8Array(100_000);
    throw new RangeError("a table lacks a row");
  }
  for (const chunks of [0, 0, 0, 1, 10]) {
    await expect(fileTarget(join(folder, "people")).write(failing(chunks))).rejects.toThrow("a table lacks a row");
    expect(readdirSync(folder)).toEqual([]);
  }
});
