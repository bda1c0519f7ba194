import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { lacking, openWorkshop, root } from "../peers/languages.ts";
import { pinned } from "../process/child.ts";
import { startProgram } from "../process/program.ts";
import { systemCpu } from "../process/system-cpu.ts";
import type { Results, Row, Section } from "../section.ts";
import { answerBytes } from "../servers/answer-message.ts";
import { identikit, limited, serve, unlimited } from "../servers.ts";
import { median, summarize } from "../statistics.ts";

/** The client, a program of Go. */
const GHZ = "github.com/bojand/ghz/cmd/ghz@v0.121.0";
const CONNECTIONS = 50;
const AT_ONCE = 200;
/** Calls of one window. */
const CALLS = 10_000;

/** A server that ghz calls. */
interface Server {
  readonly name: string;
  readonly note?: string;
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

/** Unary calls by a stock client: of the service, and of servers that grpc-go and grpc-js make. */
export const ghzSection: Section = {
  name: "ghz",
  title: `gRPC unary by ghz, ${AT_ONCE} calls in flight on ${CONNECTIONS} connections`,
  async run({ rounds, warmup }): Promise<Results> {
    const lacks = lacking(["go"]);
    if (lacks.length > 0) return { rows: [], missing: [`any server: needs ${lacks.join(", ")}`] };
    const { server, message, call } = build();
    const servers: Server[] = [];
    /** Microseconds of a server's CPU for a call in each window. */
    const measured = new Map<Server, number[]>();
    try {
      servers.push(await nodeServer("identikit, limit off", identikit, unlimited));
      servers.push(await nodeServer("identikit, limit on", identikit, limited));
      servers.push({ ...(await goServer([server, message])), name: "grpc-go", note: "returns a fixed message" });
      servers.push(await nodeServer("@grpc/grpc-js, same codec and people", "servers/grpc-js.ts", {}));
      servers.push(await nodeServer("node:http2", "servers/baseline-http2.ts", {}, "returns a fixed message"));
      for (const one of servers) {
        measured.set(one, []);
        for (const begun = performance.now(); performance.now() - begun < 1_000 * warmup; ) call(one.port);
      }
      for (let round = 0; round < rounds; round += 2) {
        for (const [{ pid, port }, cpu] of measured) {
          const before = systemCpu([pid]);
          call(port);
          cpu.push((systemCpu([pid]) - before) / CALLS);
        }
      }
    } finally {
      for (const { stop } of servers) await stop();
    }
    const reference = median([...measured].find(([{ name }]) => name === "grpc-go")?.[1] ?? []);
    const rows = [...measured].map(
      ([{ name, note }, cpu]): Row => ({
        name,
        // By the clock, ghz is slower than the fast ones of them.
        unit: "calls/s of CPU",
        value: summarize(cpu.map((microseconds) => 1e6 / microseconds)),
        ratio: reference / median(cpu),
        cpu: summarize(cpu),
        ...(note === undefined ? {} : { note }),
      }),
    );
    return { rows };
  },
};

async function nodeServer(
  name: string,
  program: string,
  environment: Readonly<Record<string, string>>,
  note?: string,
): Promise<Server> {
  const child = serve(program, environment);
  return { name, pid: child.pid, port: await child.port(), stop: child.stop, ...(note === undefined ? {} : { note }) };
}

async function goServer(command: readonly string[]): Promise<Pick<Server, "pid" | "port" | "stop">> {
  const program = startProgram(command, "server");
  const line = await program.line();
  return { pid: program.pid, port: Number(line.split(":").at(-1)), stop: program.stop };
}

/** Builds ghz and the server of grpc-go, from the modules and the schema of examples/go. */
function build() {
  const { path, run } = openWorkshop("examples/go", "bench/servers/grpc-go");
  const schema = path("identity.binpb");
  run("buf", "build", root, "--output", schema);
  run("buf", "generate", root, "--path", `${root}/proto/identity`, "--exclude-type", "buf.validate");
  run("go", "build", "-o", "server", "./grpc-go");
  run("go", "install", GHZ);
  const message = path("message.bin");
  writeFileSync(message, answerBytes());
  const fixed = [
    ...["--insecure", "--protoset", schema, "--call", "identity.v1.IdentityService/GenerateIdentity"],
    ...["--data", '{"gender":"GENDER_RANDOM"}', "--format", "json"],
    ...["--connections", String(CONNECTIONS), "--concurrency", String(AT_ONCE), "--total", String(CALLS)],
  ];
  const call = (port: number): void => {
    const [file = "", ...args] = pinned("load", [path("ghz"), ...fixed, `127.0.0.1:${port}`]);
    // cast: the report of ghz.
    const report = JSON.parse(execFileSync(file, args, { encoding: "utf8", maxBuffer: 2 ** 26 })) as {
      readonly statusCodeDistribution: Readonly<Record<string, number>>;
    };
    const { statusCodeDistribution: statuses } = report;
    if (statuses.OK !== CALLS) throw new Error(`of ${CALLS} calls ended ${JSON.stringify(statuses)}`);
  };
  return { server: path("server"), message, call };
}
