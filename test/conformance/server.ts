// A server under test for connectconformance: the whole service, with the suite's own methods beside its own.
import { appendFileSync } from "node:fs";
import { readConfig } from "../../src/app/config.ts";
import { createIdentikit } from "../../src/app/server.ts";
import { system } from "../../src/app/system.ts";
import { readRequest, writeResponse } from "./protocol.ts";
import { conformanceRoutes } from "./routes.ts";

/** Bytes of a message where the suite sets no limit. */
const LARGEST_MESSAGE = 1_048_576;

const { messageReceiveLimit, useTls, serverCreds } = readRequest();

/** Notes what fails a run: the suite's clients are correct, and its methods have no bugs. */
const note = (line: string): void => {
  console.error(line);
  const file = process.env.CONFORMANCE_LOG;
  if (file !== undefined) appendFileSync(file, `${line}\n`);
};
const report = (error: unknown): void => note(`bug: ${error instanceof Error ? error.stack : String(error)}`);

const tls =
  useTls && serverCreds !== undefined
    ? { cert: Buffer.from(serverCreds.cert).toString(), key: Buffer.from(serverCreds.key).toString() }
    : undefined;
const config = readConfig({
  PORT: "0",
  HOST: "127.0.0.1",
  RATE_LIMIT: "0",
  MAX_BODY_BYTES: String(messageReceiveLimit === 0 ? LARGEST_MESSAGE : messageReceiveLimit),
  FAST_UNARY: process.env.FAST_UNARY,
  // The suite's gRPC client opens a connection for each of its 180 cases and closes none.
  CONNECTIONS_PER_CLIENT: "1000",
  SHUTDOWN_GRACE_SECONDS: "0",
});
async function serve(): Promise<void> {
  const identikit = await createIdentikit(
    { ...config, tls },
    {
      ...system,
      now: () => performance.now(),
      report,
      onBan: (client, reason) => note(`banned: ${client} ${reason}`),
      routes: [conformanceRoutes],
    },
  );

  process.once("SIGTERM", () => process.exit());
  process.once("uncaughtException", (error) => {
    note(`uncaught: ${error.stack}`);
    process.exit(1);
  });
  const port = await identikit.listen();
  writeResponse({ host: "127.0.0.1", port, ...(tls === undefined ? {} : { pemCert: Buffer.from(tls.cert) }) });
}

void serve();
