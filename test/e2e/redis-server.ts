import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Redis } from "ioredis";
import { onTestFinished } from "vitest";
import { freePort } from "./programs.ts";

/** A real redis-server on a free port that the test may stop, stall and start again. */
export interface RedisServer {
  readonly port: number;
  readonly url: string;
  start(): Promise<void>;
  /** Ends it by SIGKILL. */
  kill(): Promise<void>;
  /** Suspends it by SIGSTOP: its connections stay open, without answers. */
  stall(): void;
  resume(): void;
  /** Sends a command on a separate connection. Resolves to the answer. */
  ask(command: string, ...args: (string | number)[]): Promise<unknown>;
}

export interface RedisServerOptions {
  /** Further arguments of redis-server. */
  readonly args?: readonly string[];
  /** Options of the connections of `ask`. */
  readonly client?: { readonly password?: string };
  /** Registers a function that ends the server; by default it is called when the test is finished. */
  readonly onEnd?: (end: () => Promise<void>) => void;
}

/** Starts one. */
export async function startRedis({
  args = [],
  client = {},
  onEnd = onTestFinished,
}: RedisServerOptions = {}): Promise<RedisServer> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), "identikit-redis-"));
  let child: ChildProcess | undefined;

  const ask = async (command: string, ...rest: (string | number)[]): Promise<unknown> => {
    const redis = new Redis(port, { ...client, retryStrategy: () => null, lazyConnect: true });
    redis.on("error", () => {});
    try {
      await redis.connect();
      return await redis.call(command, ...rest);
    } finally {
      redis.disconnect();
    }
  };

  const server: RedisServer = {
    port,
    url: `redis://127.0.0.1:${port}`,
    ask,
    async start() {
      const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", directory, ...args];
      child = spawn("redis-server", options, { stdio: "ignore" });
      for (let attempt = 0; attempt < 200; attempt++) {
        const answer = await ask("PING").catch(() => undefined);
        if (answer === "PONG") return;
        await wait(25);
      }
      throw new Error("redis-server does not start");
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
    stall: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
  };

  onEnd(async () => {
    await server.kill();
    rmSync(directory, { recursive: true, force: true });
  });
  await server.start();
  return server;
}
