import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import { startArguments } from "../../start.ts";

/** A real process of the service. */
export interface Replica {
  readonly port: number;
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has written to standard error so far. */
  err(): string;
  /** Sends SIGTERM. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Registers a function that ends a process; by default it is called when the test is finished. */
export type OnEnd = (end: () => Promise<void>) => void;

/** Starts a server with the variables of the environment. Rejects with its stderr. */
export async function startReplica(
  env: Record<string, string> = {},
  onEnd: OnEnd = onTestFinished,
  args = startArguments,
): Promise<Replica> {
  const child = spawn(process.execPath, args, {
    env: { PORT: "0", HOST: "127.0.0.1", ...env, PATH: process.env.PATH ?? "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  onEnd(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  let err = "";
  child.stderr.on("data", (data) => {
    err += data;
  });
  const port = await new Promise<number>((resolve, reject) => {
    let out = "";
    child.stdout.on("data", (data) => {
      out += data;
      const line = /^identikit serves https?:\/\/localhost:(\d+)\n/.exec(out);
      if (line !== null) resolve(Number(line[1]));
    });
    child.once("close", () => reject(new Error(err)));
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    process: child,
    err: () => err,
    async stop() {
      child.kill("SIGTERM");
      const [code] = await ended;
      return code;
    },
  };
}
