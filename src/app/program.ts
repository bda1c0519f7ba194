import { parseArgs } from "node:util";
import { COLLECTION_INTERVAL, createCollection } from "./collection.ts";
import { ConfigError, readConfig, unknownVariables, variables } from "./config.ts";
import { createLog, logRequests } from "./log.ts";
import { createIdentikit } from "./server.ts";
import { handleSignals } from "./signals.ts";
import { system } from "./system.ts";

/** Serves until a signal arrives; a second one exits at once. */
async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const unknown = unknownVariables(process.env);
  if (unknown.length > 0)
    log.warn({ variables: unknown }, "variables that are none of ours, with those that may be meant");
  // A preloaded SDK has registered itself here. Without one the API is not loaded.
  const tracing =
    Symbol.for("opentelemetry.js.api.1") in globalThis
      ? (await import("../observe/tracing.ts")).createTracing(config.tls === undefined ? "http" : "https")
      : undefined;
  const identikit = await createIdentikit(config, {
    ...system,
    now: () => performance.now(),
    report: (error, ids) => log.error({ err: error, ...ids }, "a call failed"),
    tracing,
    observer: logRequests(log),
    onBan: (client, reason) => log.warn({ client, reason }, "client banned"),
    onWorkerExit: (cause) => log.error({ cause }, "a worker exited, restarting"),
    onMetricsFailure: (error) => log.warn({ err: error }, "the metrics cannot be read"),
    readTls: () => readConfig(process.env).tls,
    onReload(failure) {
      if (failure === undefined) log.info("the certificate was read again");
      else log.error({ reason: failure.message }, "the certificate cannot be used, the old one stays");
    },
    onOutage: (isUnavailable, reason) => {
      if (isUnavailable) log.warn({ reason }, "Redis does not answer; the limit is not shared until it does");
      else log.info("Redis answers again; the limit is shared");
    },
  });

  // Last resort: errors of requests are handled before.
  process.once("uncaughtException", async (error) => {
    log.fatal({ err: error }, "uncaught exception, stopping");
    await identikit.close();
    process.exit(1);
  });

  handleSignals(identikit, log, tracing);
  const port = await identikit.listen();
  console.log(`identikit serves ${config.tls === undefined ? "http" : "https"}://localhost:${port}`);
  if (identikit.adminPort() !== undefined) log.info({ port: identikit.adminPort() }, "metrics listening");

  // Node has it with --expose-gc, as `npm start` and the container run it.
  const { gc } = globalThis;
  // As a last resort: otherwise V8 keeps the pages that are free, after attacks 100 MiB of them.
  if (gc !== undefined) collectWhenQuiet(() => gc({ type: "major", flavor: "last-resort" }));
}

function collectWhenQuiet(collect: () => void): void {
  let last = performance.eventLoopUtilization();
  const collectIfQuiet = createCollection({
    resident: () => process.memoryUsage.rss(),
    utilization() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    collect,
  });
  setInterval(collectIfQuiet, COLLECTION_INTERVAL).unref();
}

function help(): string {
  const rows = Object.entries(variables).map(([name, [, fallback, about]]) => [
    `  ${name}`,
    fallback === "" ? "none" : fallback,
    about,
  ]);
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0)) + 2;
  const lines = rows.map(
    ([name = "", fallback = "", about]) => name.padEnd(width(0)) + fallback.padEnd(width(1)) + about,
  );
  return ["identikit serves invented people. It is configured by the environment:", "", ...lines].join("\n");
}

/** Serves, or prints the variables. Errors that the operator can correct end the process with 1. */
export async function runServer(args: readonly string[]): Promise<void> {
  try {
    const { values } = parseArgs({ args: [...args], options: { help: { type: "boolean", short: "h" } } });
    if (values.help) console.log(help());
    else await serve();
  } catch (error) {
    if (!isConfigurationError(error)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function isConfigurationError(error: unknown): error is Error {
  if (error instanceof ConfigError) return true;
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return code.startsWith("ERR_PARSE_ARGS") || code.startsWith("ERR_OSSL");
}
