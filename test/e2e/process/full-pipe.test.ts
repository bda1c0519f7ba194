import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { post } from "../../protocol/serve.ts";
import { startArguments } from "../../start.ts";
import { needs } from "../programs.ts";

it(
  "goes on serving where the reader of its log has stopped, and writes again once it reads",
  needs("mkfifo"),
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "identikit-pipe-"));
    const pipe = join(folder, "log");
    execFileSync("mkfifo", [pipe]);
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(pipe, "w");
    const env = { PATH: process.env.PATH ?? "", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "debug", RATE_LIMIT: "0" };
    const child = spawn(process.execPath, startArguments, { env, stdio: ["ignore", "pipe", writer] });
    closeSync(writer);
    onTestFinished(() => {
      child.kill("SIGKILL");
      closeSync(reader);
      rmSync(folder, { recursive: true });
    });
    const [line] = await once(createInterface(child.stdout ?? expect.fail()), "line");
    const call = (): Promise<Response> =>
      post(`http://127.0.0.1:${/:(\d+)$/.exec(String(line))?.[1]}/generate`, { gender: "female", country: "mx" });
    // A pipe holds 64 KiB and the process as much again; each call is a line of some 200 bytes.
    for (let calls = 0; calls < 20; calls++) {
      const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await call()).status));
      expect(new Set(statuses)).toEqual(new Set([200]));
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
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    read();
    expect(log).toContain('"msg":"stopping"');
    expect(log.match(/"answered"/g)?.length).toBeLessThan(1_000);
  },
);
