import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { findProgram, freePort } from "../programs.ts";
import type { OnEnd } from "./run-server.ts";

const published = readFileSync(fileURLToPath(new URL("../../../deploy/nginx.conf", import.meta.url)), "utf8");

/** A real nginx in front of replicas. */
export interface Balancer {
  /** For HTTP/1.1. */
  readonly url: string;
  /** For HTTP/2. */
  readonly http2Url: string;
}

/** Starts nginx with the published configuration, in which only ports and hosts are replaced. */
export async function startNginx(replicaPorts: readonly number[], onEnd: OnEnd = onTestFinished): Promise<Balancer> {
  const directory = mkdtempSync(join(tmpdir(), "identikit-nginx-"));
  const [port, http2Port] = [await freePort(), await freePort()];
  const configuration = published
    .replace("listen 8080;", `listen 127.0.0.1:${port};`)
    .replace("listen 8081 http2;", `listen 127.0.0.1:${http2Port} http2;`)
    .replace(/identikit-(\d):8080/g, (_, number) => `127.0.0.1:${replicaPorts[number - 1]}`);
  const file = join(directory, "nginx.conf");
  writeFileSync(file, configuration);

  const globals = `daemon off; pid ${join(directory, "nginx.pid")}; error_log stderr;`;
  const child = spawn(findProgram("nginx") ?? "nginx", ["-p", directory, "-e", "stderr", "-c", file, "-g", globals], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  let err = "";
  child.stderr.on("data", (data) => {
    err += data;
  });
  onEnd(async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(directory, { recursive: true, force: true });
  });

  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(err);
    await wait(20);
  }
  return { url: `http://127.0.0.1:${port}`, http2Url: `http://127.0.0.1:${http2Port}` };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
