import { type ChildProcess, spawn } from "node:child_process";
import { afterAll, onTestFinished } from "vitest";
import { startArguments } from "../../start.ts";

/** A process of the service. */
export interface Run {
  readonly process: ChildProcess;
  /** What it has written to standard output and to standard error so far. */
  readonly out: () => string;
  readonly err: () => string;
  readonly exit: Promise<number | null>;
}

/** One that serves. */
export interface Started extends Run {
  readonly port: number;
  readonly url: string;
  /** Sends SIGTERM. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Registers a function that ends a process; by default it is called when the test is finished. */
export type OnEnd = (end: () => Promise<void>) => void;

/** Has what is registered end together, after all tests of the suite. */
export function endAfterAll(): OnEnd {
  const ends: (() => Promise<void>)[] = [];
  afterAll(() => Promise.all(ends.map((end) => end())));
  return (end) => void ends.push(end);
}

export interface RunOptions {
  /** The command; by default that of `npm start`. */
  readonly command?: readonly string[];
  readonly cwd?: string;
  /** A file that standard error is written to. */
  readonly log?: number;
  readonly onEnd?: OnEnd;
}

export const npmStart: readonly string[] = [process.execPath, ...startArguments];

/** Runs the service with these variables alone. */
export function run(env: Readonly<Record<string, string>>, options: RunOptions = {}): Run {
  const { command: [program = "", ...args] = npmStart, cwd, log, onEnd = onTestFinished } = options;
  const child = spawn(program, args, {
    cwd,
    env: { ...env, PATH: process.env.PATH ?? "" },
    stdio: ["ignore", "pipe", log ?? "pipe"],
  });
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  onEnd(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  const written = { out: "", err: "" };
  child.stdout?.on("data", (data) => {
    written.out += data;
  });
  child.stderr?.on("data", (data) => {
    written.err += data;
  });
  return { process: child, out: () => written.out, err: () => written.err, exit };
}

/** Runs the service on a free port until it serves. Rejects with its standard error if it ends before. */
export async function start(env: Readonly<Record<string, string>> = {}, options?: RunOptions): Promise<Started> {
  const started = run({ PORT: "0", HOST: "127.0.0.1", ...env }, options);
  const { process: child, out, err, exit } = started;
  const [, scheme, port] = await new Promise<RegExpExecArray>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const line = /^identikit serves (https?):\/\/localhost:(\d+)\n/.exec(out());
      if (line !== null) resolve(line);
    });
    child.once("close", () => reject(new Error(err())));
  });
  return {
    ...started,
    port: Number(port),
    url: `${scheme}://127.0.0.1:${port}`,
    stop() {
      child.kill("SIGTERM");
      return exit;
    },
  };
}
