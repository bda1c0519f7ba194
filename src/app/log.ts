import pino, { type Logger } from "pino";
import type { Observer } from "../transport/observe/observer.ts";
import type { LogLevel } from "./variables.ts";

/** Bytes of lines that are buffered while none can be written; those beyond are lost. */
const UNWRITTEN = 65_536;

/** JSON lines on standard error, written before the call returns, so that none is lost when the process ends. */
export function createLog(level: LogLevel): Logger {
  const destination = pino.destination({ fd: 2, sync: true, maxLength: UNWRITTEN });
  // A full disk is no reason to stop serving.
  destination.on("error", () => {});
  return pino({ level, base: { pid: process.pid } }, destination);
}

/** One line for each request at debug: no address, no body, no person. Undefined if debug lines are not written. */
export function logRequests(log: Logger): Observer | undefined {
  if (!log.isLevelEnabled("debug")) return undefined;
  return {
    answered: (request) => log.debug(request, "answered"),
    called: () => {},
    drew: () => {},
  };
}
