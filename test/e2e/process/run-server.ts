import { type ChildProcess, spawn } from "node:child_process";
import { onTestFinished } from "vitest";
import { startArguments } from "../../start.ts";

export interface Run {
  readonly process: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  readonly exit: Promise<number | null>;
}

export function run(env: Record<string, string>, ...args: string[]): Run {
  const child = spawn(process.execPath, [...startArguments, ...args], {
    env: { ...env, PATH: process.env.PATH ?? "" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let out = "";
  let err = "";
  child.stdout.on("data", (data) => {
    out += data;
  });
  child.stderr.on("data", (data) => {
    err += data;
  });
  return {
    process: child,
    out: () => out,
    err: () => err,
    exit: new Promise((resolve) => child.once("exit", resolve)),
  };
}

export async function start(env: Record<string, string> = {}): Promise<Run & { readonly url: string }> {
  const started = run({ PORT: "0", HOST: "127.0.0.1", ...env });
  const url = await new Promise<string>((resolve, reject) => {
    started.process.stdout?.on("data", () => {
      const line = /^identikit serves (https?:\/\/localhost:\d+)\n$/.exec(started.out());
      if (line?.[1] !== undefined) resolve(line[1]);
    });
    started.exit.then(() => reject(new Error(started.err())));
  });
  return { ...started, url: url.replace("localhost", "127.0.0.1") };
}
