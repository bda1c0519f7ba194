import { execFileSync } from "node:child_process";
import { closeSync, constants, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { post } from "../../protocol/serve.ts";
import { newFolder } from "../folder.ts";
import { FULL_DISK, needs } from "../programs.ts";
import { type Started, start } from "./run-server.ts";

/** Starts a service that writes a line of its log for each call into an open file, which is closed here. */
async function startLogging(log: number): Promise<Started & { call(): Promise<number> }> {
  const started = start({ LOG_LEVEL: "debug", RATE_LIMIT: "0" }, { log });
  closeSync(log);
  const service = await started;
  const call = async () => (await post(`${service.url}/generate`, { gender: "female", country: "mx" })).status;
  return { ...service, call };
}

describe("the service goes on serving", () => {
  it("where no line of its log can be written", needs(FULL_DISK), async () => {
    const { call, stop } = await startLogging(openSync(FULL_DISK, "w"));
    for (let calls = 0; calls < 3; calls++) expect(await call()).toBe(200);
    expect(await stop()).toBe(0);
  });

  it("where the reader of its log has stopped, and writes again once it reads", needs("mkfifo"), async () => {
    const pipe = join(newFolder(), "log");
    execFileSync("mkfifo", [pipe]);
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    onTestFinished(() => closeSync(reader));
    const { call, stop } = await startLogging(openSync(pipe, "w"));
    // A pipe holds 64 KiB and the process as much again; each call is a line of some 200 bytes.
    for (let calls = 0; calls < 20; calls++) {
      expect(new Set(await Promise.all(Array.from({ length: 50 }, call)))).toEqual(new Set([200]));
    }
    const buffer = Buffer.alloc(65_536);
    let log = "";
    const read = (): string => {
      try {
        log += buffer.toString("utf8", 0, readSync(reader, buffer));
      } catch {
        // Nothing to be read.
      }
      return log;
    };
    await expect.poll(() => read().length).toBeGreaterThan(65_536);
    await call();
    await expect.poll(read).toMatch(/"answered"\}\n$/);
    expect(await stop()).toBe(0);
    read();
    expect(log).toContain('"msg":"stopping"');
    expect(log.match(/"answered"/g)?.length).toBeLessThan(1_000);
  });
});
