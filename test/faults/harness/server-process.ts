import { once } from "node:events";
import { existsSync } from "node:fs";
import { npmStart, type OnEnd, start } from "../../e2e/process/run-server.ts";

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
  const limited = descriptors === undefined ? [] : ["sh", "-c", `ulimit -n ${descriptors}; exec "$0" "$@"`];
  const variables = { ADMIN_PORT: "0", ...(jemalloc === undefined ? {} : { LD_PRELOAD: jemalloc }), ...env };
  let kill = async (): Promise<void> => {};
  const onEnd: OnEnd = (end) => {
    kill = end;
  };
  const options = { command: [...limited, ...npmStart], onEnd };
  const { port, process: child, err, exit, stop } = await start(variables, options);
  // Ends the server if this process exits before stop() is called.
  process.once("exit", kill);
  exit.then(() => process.off("exit", kill));
  const listening = /"port":(\d+).*"metrics listening"/;
  while (!listening.test(err()) && child.stderr !== null) await once(child.stderr, "data");
  const admin = `http://127.0.0.1:${listening.exec(err())?.[1]}/metrics`;
  const begun = err().lastIndexOf("\n") + 1;
  /** Whole lines that were logged since, of some level. */
  const logged = (isMeant: (line: string) => boolean): readonly string[] =>
    err()
      .slice(begun)
      .split("\n")
      .slice(0, -1)
      .filter((line) => line !== "" && isMeant(line));

  const metrics = async (): Promise<string> => (await fetch(admin)).text();
  return {
    port,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    end: () => `${child.exitCode ?? child.signalCode}`,
    bugs: () => logged((line) => /"level":"(?:error|fatal)"/.test(line) || !line.startsWith("{")),
    warnings: () => logged((line) => /"level":"warn"/.test(line)),
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
    stop,
  };
}
