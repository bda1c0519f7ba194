import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { startArguments } from "../../start.ts";

/** The allocator of the container, where Debian's `libjemalloc2` is installed. */
const jemalloc = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/libjemalloc.so.2`)
  .find((file) => existsSync(file));

/** A real server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  isAlive(): boolean;
  /** Exit code or signal with which it ended. */
  end(): string;
  /** Lines that were logged as errors: every one is a bug. */
  bugs(): readonly string[];
  /** Lines that were logged as warnings, such as bans. */
  warnings(): readonly string[];
  measure(): Promise<Measure>;
  /** The text of GET /metrics. */
  metrics(): Promise<string>;
  /** Sends SIGTERM. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Metrics of the server. */
export interface Measure {
  /** MiB. */
  readonly resident: number;
  /** Seconds of CPU time since it started. */
  readonly cpu: number;
  readonly connections: number;
  readonly streams: number;
  readonly clients: number;
}

/** Starts a server on free ports; `descriptors` limits its open files and sockets. */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  descriptors?: number,
): Promise<ServerProcess> {
  const [command, ...before] =
    descriptors === undefined ? [] : ["sh", "-c", `ulimit -n ${descriptors}; exec "$0" "$@"`, process.execPath];
  const child = spawn(command ?? process.execPath, [...before, ...startArguments], {
    env: {
      PATH: process.env.PATH ?? "",
      ...(jemalloc === undefined ? {} : { LD_PRELOAD: jemalloc }),
      HOST: "127.0.0.1",
      PORT: "0",
      ADMIN_PORT: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Ends the server if this process exits before stop() is called.
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const bugs: string[] = [];
  const warnings: string[] = [];
  const [port, adminPort] = await Promise.all([
    lineOf(child, child.stdout, /^identikit serves https?:\/\/localhost:(\d+)$/),
    lineOf(child, child.stderr, /"port":(\d+).*"metrics listening"/),
  ]);
  onLine(child.stderr, (line) => {
    if (/"level":"(?:error|fatal)"/.test(line) || !line.startsWith("{")) bugs.push(line);
    if (/"level":"warn"/.test(line)) warnings.push(line);
  });

  const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  return {
    port: Number(port),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    end: () => `${child.exitCode ?? child.signalCode}`,
    bugs: () => bugs,
    warnings: () => warnings,
    metrics,
    async measure() {
      // The metrics of a server that has ended are NaN.
      const text = await metrics().catch(() => "");
      const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
      return {
        resident: read("process_resident_memory_bytes") / 1_048_576,
        cpu: read("process_cpu_seconds_total"),
        connections: read("identikit_connections_open"),
        streams: read("identikit_http2_streams_open"),
        clients: read("identikit_clients_remembered"),
      };
    },
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** The first group of the first line that matches. Rejects if the process ends without it. */
function lineOf(child: ChildProcess, stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    onLine(stream, (line) => {
      const group = pattern.exec(line)?.[1];
      if (group !== undefined) resolve(group);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it served`)));
  });
}

function onLine(stream: NodeJS.ReadableStream, listener: (line: string) => void): void {
  let rest = "";
  stream.on("data", (data) => {
    const lines = `${rest}${data}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) listener(line);
  });
}
