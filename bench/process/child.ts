import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Usage } from "./answer.ts";

/** A child process of the bench. */
export interface Child {
  readonly pid: number;
  /** Sends a question and resolves with the reply; see answer.ts. */
  ask<Reply>(name: string, value?: unknown): Promise<Reply>;
  usage(): Promise<Usage>;
  /** The port in the line that a server prints once it listens. */
  port(): Promise<number>;
  stop(): Promise<void>;
}

export interface Start {
  /** Which of the two cores: that of what is measured, or that of the load. */
  readonly core: "server" | "load";
  readonly environment?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
  /** The folder `bench` that the program's path starts from; that of this checkout unless given. */
  readonly folder?: URL;
}

const own = new URL("../", import.meta.url);

/** Cores by number; undefined where processes cannot be pinned. */
export const cores = canPin() ? ({ load: 0, server: 1 } as const) : undefined;

function canPin(): boolean {
  if (availableParallelism() < 2) return false;
  try {
    execFileSync("taskset", ["-c", "1", "true"]);
    return true;
  } catch {
    return false;
  }
}

/** A command that runs another on its core, where processes can be pinned. */
export function pinned(core: Start["core"], command: readonly string[]): readonly string[] {
  return cores === undefined ? command : ["taskset", "-c", String(cores[core]), ...command];
}

/** Spawns a program, given by its path from the folder `bench`, pinned to its core and with `report` loaded before it. */
function spawnPinned(program: string, report: string, args: readonly string[], options: Start): ChildProcess {
  const { core, environment = {}, flags = [], folder = own } = options;
  const path = (file: string, from: URL): string => fileURLToPath(new URL(file, from));
  const command = [process.execPath, ...flags, "--import", path(report, own), path(program, folder), ...args];
  const [file = "", ...rest] = pinned(core, command);
  return spawn(file, rest, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "inherit", "ipc"] });
}

/** Runs a program to its end; resolves to the microseconds of CPU that it has used. */
export function run(program: string, args: readonly string[], options: Start): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawnPinned(program, "process/report-end.ts", args, options);
    let cpu = 0;
    child.stdout?.resume();
    child.on("message", (used: number) => {
      cpu = used;
    });
    child.once("close", (code) => {
      if (code === 0 && cpu > 0) resolve(cpu);
      else reject(new Error(`${program} ${args.join(" ")} ended with ${code}`));
    });
  });
}

/** Starts a program, given by its path from the folder `bench`, pinned to its core. */
export function start(program: string, options: Start): Child {
  const child = spawnPinned(program, "process/report-usage.ts", [], options);
  const port = portOf(child);
  // Programs without a port reject this when they end; only servers are asked for it.
  port.catch(() => {});

  let questions = 0;
  const ask = <Reply>(name: string, value?: unknown): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const id = questions++;
      const onMessage = (reply: { readonly id: number; readonly value: Reply }): void => {
        if (reply.id !== id) return;
        child.off("message", onMessage).off("exit", onExit);
        resolve(reply.value);
      };
      const onExit = (): void => reject(new Error(`${program} ended before it replied to ${name}`));
      if (!child.connected) return onExit();
      child.on("message", onMessage).once("exit", onExit);
      child.send({ id, name, value });
    });

  return {
    pid: child.pid ?? 0,
    ask,
    usage: () => ask<Usage>("usage"),
    port: () => port,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}

/** Microseconds of CPU of a process during work, and what the work resolves to. */
export async function cpuDuring<Result>(
  child: Child,
  work: () => Promise<Result>,
): Promise<{ readonly cpu: number; readonly result: Result }> {
  const before = await child.usage();
  const result = await work();
  return { cpu: (await child.usage()).cpu - before.cpu, result };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const [, port] = /localhost:(\d+)/.exec(printed) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
    child.once("exit", (code) => reject(new Error(`a server ended with code ${code} before it listened`)));
  });
}
