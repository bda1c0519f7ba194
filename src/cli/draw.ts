import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { Replay } from "../service/drawing.ts";
import { Refusal } from "../service/refusal.ts";
import type { IdentityService } from "../service/service.ts";
import type { DrawOptions } from "./options.ts";
import { createProgress } from "./progress.ts";
import { type Drawing, readOptions } from "./read-options.ts";

/** Exit codes as shells give them: 128 and the number of the signal. */
const interrupted = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Writes people to standard output and answers the exit code: 0 when all are written or nobody reads on, 1 for bad
 * options and failed output, 130 or 143 after a signal. Only whole lines are written, whatever ends the run.
 */
export async function runDraw(service: IdentityService, options: DrawOptions): Promise<number> {
  const stop = new AbortController();
  // Kept for the whole run: terminals and npm may each send the signal, and the second must not cut a line.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort(signal));
  try {
    const drawing = readOptions(service, options);
    await pipeline(lines(drawing, options, stop.signal), process.stdout, { end: false });
    return stop.signal.aborted ? interrupted[stop.signal.reason as keyof typeof interrupted] : 0;
  } catch (error) {
    if (error instanceof Refusal) return complain(error.message);
    if (!isOutputError(error)) throw error;
    return error.code === "EPIPE" ? 0 : complain(`standard output failed (${error.code}).`);
  }
}

/** The text of the people in chunks, drawn only as fast as they are taken. */
async function* lines(drawing: Drawing, options: DrawOptions, signal: AbortSignal): AsyncGenerator<string> {
  const progress = createProgress(drawing.count);
  let next = drawing.firstIndex;
  try {
    for (const batch of drawing.batches) {
      if (signal.aborted) break;
      const chunk = batch.draw();
      const first = next === drawing.firstIndex;
      if (first) tellReplay(chunk, options);
      yield drawing.format(chunk.identities, first && drawing.header);
      next += chunk.identities.length;
      progress.advance(chunk.identities.length);
      // Writing to a pipe or a file ends at once, so that signals would never be heard between two chunks.
      await setImmediate();
    }
  } finally {
    progress.stop();
  }
  if (signal.aborted) console.error(`Stopped after ${next - drawing.firstIndex}; --first-index=${next} goes on.`);
}

/** What was left open and must be known to draw the same people again. */
function tellReplay({ seed, referenceDate, dataVersion }: Replay, options: DrawOptions): void {
  if (options.seed !== undefined && options.referenceDate !== undefined) return;
  console.error(`Drawn with --seed=${seed} --reference-date=${referenceDate} and data version ${dataVersion}.`);
}

function complain(message: string): number {
  console.error(`identikit draw: ${message}`);
  return 1;
}

function isOutputError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && error.syscall === "write";
}
