import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { Replay } from "../service/drawing.ts";
import { Refusal } from "../service/refusal.ts";
import type { IdentityService } from "../service/service.ts";
import type { DrawOptions } from "./options.ts";
import { createProgress } from "./progress.ts";
import { type Job, readOptions } from "./read-options.ts";

/** Signals that end a run, with the shells' exit codes for them: 128 and the number of the signal. */
const signals = [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const;

/**
 * Writes people to standard output and returns the exit code: 0 when all are written or the reader closed the pipe, 1
 * for bad options and failed output, 130 or 143 after a signal. Only whole lines are written, whatever ends the run.
 */
export async function runDraw(service: IdentityService, options: DrawOptions): Promise<number> {
  const stop = new AbortController();
  let exitCode = 0;
  for (const [signal, code] of signals) {
    // Not once(): terminals and npm may each send the signal, and a second one must not cut a line.
    process.on(signal, () => {
      exitCode ||= code;
      stop.abort();
    });
  }
  try {
    const job = readOptions(service, options);
    await pipeline(lines(job, options, stop.signal), process.stdout, { end: false });
    return exitCode;
  } catch (error) {
    if (error instanceof Refusal) return fail(error.message);
    if (!isOutputError(error)) throw error;
    return error.code === "EPIPE" ? 0 : fail(`standard output failed (${error.code}).`);
  }
}

/** The text of the people in chunks, drawn only as fast as it is consumed. */
async function* lines(job: Job, options: DrawOptions, signal: AbortSignal): AsyncGenerator<string> {
  const progress = createProgress(job.count);
  let next = job.firstIndex;
  try {
    for (const batch of job.batches) {
      if (signal.aborted) break;
      const chunk = batch.draw();
      const first = next === job.firstIndex;
      if (first) printReplay(chunk, options);
      yield job.format(chunk.identities, first && job.header);
      next += chunk.identities.length;
      progress.advance(chunk.identities.length);
      // Writes to pipes and files are synchronous: without this, no signal is handled between two chunks.
      await setImmediate();
    }
  } finally {
    progress.stop();
  }
  if (signal.aborted) console.error(`Stopped after ${next - job.firstIndex}; continue with --first-index=${next}.`);
}

/** Prints the options that draw the same people again, unless the caller gave them. */
function printReplay({ seed, referenceDate, dataVersion }: Replay, options: DrawOptions): void {
  if (options.seed !== undefined && options.referenceDate !== undefined) return;
  console.error(`Drawn with --seed=${seed} --reference-date=${referenceDate} and data version ${dataVersion}.`);
}

function fail(message: string): number {
  console.error(`identikit draw: ${message}`);
  return 1;
}

function isOutputError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && error.syscall === "write";
}
