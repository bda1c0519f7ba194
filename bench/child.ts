import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Usage } from "./answer.ts";

/** A process of the bench. */
export interface Child {
  /** Asks it; see answer.ts. */
  ask<Reply>(name: string, value?: unknown): Promise<Reply>;
  usage(): Promise<Usage>;
  /** The port in the line that it printed when it began to serve. */
  port(): Promise<number>;
  stop(): Promise<void>;
}

export interface Start {
  /** Which of the two cores: what is measured, or what puts load on it. */
  readonly core: "server" | "load";
  readonly environment?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
}

/** Cores by number; undefined where they cannot be chosen. */
export const cores = pinned() ? ({ load: 0, server: 1 } as const) : undefined;

function pinned(): boolean {
  if (availableParallelism() < 2) return false;
  try {
    execFileSync("taskset", ["-c", "1", "true"]);
    return true;
  } catch {
    return false;
  }
}

/** Starts a program of this folder, or of the service, on its core. */
export function start(program: string, { core, environment = {}, flags = [] }: Start): Child {
  const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
  const command = [process.execPath, ...flags, "--import", path("./account.ts"), path(program)];
  const whole = cores === undefined ? command : ["taskset", "-c", String(cores[core]), ...command];
  const [file = "", ...args] = whole;
  const child = spawn(file, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const port = portOf(child);
  // Only a server is asked for it.
  port.catch(() => {});

  let asked = 0;
  const ask = <Reply>(name: string, value?: unknown): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const id = asked++;
      const hear = (reply: { readonly id: number; readonly value: Reply }): void => {
        if (reply.id !== id) return;
        child.off("message", hear).off("exit", fail);
        resolve(reply.value);
      };
      const fail = (): void => reject(new Error(`${program} ended while it was asked for ${name}`));
      if (!child.connected) return fail();
      child.on("message", hear).once("exit", fail);
      child.send({ id, name, value });
    });

  return {
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
    child.once("exit", (code) => reject(new Error(`a server ended with ${code} before it served`)));
  });
}
