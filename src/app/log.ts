import { fstatSync } from "node:fs";
import pino, { type DestinationStream, type Logger } from "pino";
import type { Observer } from "../observe/observer.ts";
import type { LogLevel } from "./config.ts";

/** Bytes of lines that are buffered while none can be written; those beyond are lost. */
const UNWRITTEN = 65_536;

/** JSON lines on standard error, written before the call returns, so that none is lost at the end of the process. */
export function createLog(level: LogLevel): Logger {
  const formatters = { level: (label: string) => ({ level: label }) };
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: { pid: process.pid }, formatters, timestamp }, standardError());
}

/** Where a full disk or a reader that has stopped is no reason to stop serving: lines are lost. */
function standardError(): DestinationStream {
  const { stderr } = process;
  const file = fstatSync(2);
  if (file.isFIFO() || file.isSocket()) {
    stderr.on("error", () => {});
    // A pipe is written at once while it has room, and would otherwise block the process.
    return { write: (line) => void (stderr.writableLength < UNWRITTEN && stderr.write(line)) };
  }
  const destination = pino.destination({ fd: 2, sync: true, maxLength: UNWRITTEN });
  destination.on("error", () => {});
  return destination;
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
