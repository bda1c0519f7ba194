import pino from "pino";
import { ConfigError, readConfig } from "./config.ts";
import { createIdentikit, system } from "./server.ts";

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel }, pino.destination({ fd: 2, sync: true }));
  const identikit = createIdentikit(config, {
    ...system,
    report: (error, requestId) => log.error({ err: error, requestId }, "a call failed"),
  });

  const port = await identikit.listen();
  console.log(`identikit serves ${config.tls === undefined ? "http" : "https"}://localhost:${port}`);

  const stop = async (): Promise<void> => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
    await identikit.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
} catch (error) {
  if (!(error instanceof ConfigError) && !isListenError(error)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** The port is taken, or not ours to take: the operator's business, one sentence is enough. */
function isListenError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && error.syscall === "listen";
}
