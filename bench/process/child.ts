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
}

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

/** Starts a program, given by its path from the folder `bench`, pinned to its core. */
export function start(program: string, { core, environment = {}, flags = [] }: Start): Child {
  const path = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));
  const command = [process.execPath, ...flags, "--import", path("process/report-usage.ts"), path(program)];
  const [file = "", ...args] = cores === undefined ? command : ["taskset", "-c", String(cores[core]), ...command];
  const child = spawn(file, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
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
