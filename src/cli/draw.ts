import { formatOf } from "../formats/formats.ts";
import type { Given } from "../schema/read.ts";
import type { Replay } from "../service/people.ts";
import type { IdentityService } from "../service/service.ts";
import { dataSetOf } from "./data-set/data-set.ts";
import { drawDataSet } from "./data-set/draw-data-set.ts";
import { Failure } from "./failure.ts";
import { compressed } from "./output/compressed.ts";
import { fileTarget, standardOutput, type Target } from "./output/target.ts";
import { readOptions } from "./read-options.ts";
import { readTypes } from "./read-types.ts";
import { bytesOf } from "./run.ts";

/** Signals that end a run, with the shells' exit codes: 128 and the number of the signal. */
const signals = [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const;

/**
 * Writes people to standard output or a file, in whole records. Returns the exit code: 0, also if the reader closed the
 * pipe; 1 for bad options and failed output; 130 or 143 after a signal.
 */
export async function runDraw(service: IdentityService, given: Given, unknown: readonly string[]): Promise<number> {
  const stop = new AbortController();
  let exitCode = 0;
  for (const [signal, code] of signals) {
    // Not once(): terminals and npm may both send the signal, and a second one would cut a line.
    process.on(signal, () => {
      exitCode ||= code;
      stop.abort();
    });
  }
  try {
    if (given.schema !== undefined) {
      process.stdout.write(readTypes(given));
      return 0;
    }
    const job = readOptions(service, given, unknown);
    const set = dataSetOf(job);
    if (set !== undefined) {
      const kept = await drawDataSet(job, set, stop.signal);
      if (kept > 0) console.error(`Kept ${kept} of ${set.wanted.length} parts, which are whole.`);
      return exitCode;
    }
    const target = targetOf(job.options.output);
    if (formatOf(job.task.layout.format).isBinary && target.isTerminal)
      return fail("a terminal cannot show parquet: add --output <file>.");
    if (!job.isReplay) sayReplay(job.drawing.replay);
    await target.write(compressed(bytesOf(job, target, stop.signal), job.compression));
  } catch (error) {
    if (error instanceof Failure) return error.isClosedPipe ? 0 : fail(error.message);
    if (error !== stop.signal.reason) throw error;
  }
  return exitCode;
}

function targetOf(output: string | undefined): Target {
  return output === undefined || output === "-" ? standardOutput : fileTarget(output);
}

function sayReplay({ seed, referenceDate, dataVersion }: Replay): void {
  console.error(`Drawn with --seed=${seed} --reference-date=${referenceDate} and data version ${dataVersion}.`);
}

function fail(message: string): number {
  console.error(`identikit draw: ${message}`);
  return 1;
}
