import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { post } from "../../protocol/serve.ts";
import { startArguments } from "../../start.ts";
import { FULL_DISK, needs } from "../programs.ts";

it("goes on serving where no line of its log can be written", needs(FULL_DISK), async () => {
  const full = openSync(FULL_DISK, "w");
  const env = { PATH: process.env.PATH ?? "", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "debug" };
  const child = spawn(process.execPath, startArguments, { env, stdio: ["ignore", "pipe", full] });
  closeSync(full);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(createInterface(child.stdout ?? expect.fail()), "line");
  const port = /:(\d+)$/.exec(String(line))?.[1];
  for (let call = 0; call < 3; call++) {
    expect((await post(`http://127.0.0.1:${port}/generate`, { gender: "female", country: "mx" })).status).toBe(200);
  }
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
});
