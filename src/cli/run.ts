import type { Part } from "../formats/format.ts";
import { formatOf } from "../formats/formats.ts";
import { partsOf, type Range } from "../service/price.ts";
import { partsHere, partsOnThreads } from "./jobs/parts.ts";
import { partMaker } from "./jobs/task.ts";
import type { Target } from "./output/target.ts";
import { createProgress } from "./progress.ts";
import type { Job } from "./read-options.ts";

/** The parts of slices in order, drawn on a job's threads as they are consumed. */
export function drawnParts({ drawing, task, threads }: Job, slices: Iterable<Range>): AsyncGenerator<Part> {
  return threads === 1 ? partsHere(partMaker(drawing, task.layout), slices) : partsOnThreads(task, slices, threads);
}

/** The output of a job. After the signal it ends between parts, saying how to continue; atomic targets get an error. */
export async function* bytesOf(
  job: Job,
  target: Target,
  signal: AbortSignal,
  parts: AsyncIterable<Part> = drawnParts(job, partsOf(job.slice, job.partSize)),
): AsyncGenerator<Uint8Array> {
  const { task, slice } = job;
  const frame = formatOf(task.layout.format).frame(task.layout);
  const progress = createProgress(slice.count, task.source, target.isTerminal);
  let done = 0;
  try {
    yield frame.open();
    for await (const part of parts) {
      if (signal.aborted) break;
      yield frame.before(part);
      yield part.bytes;
      done += part.count;
      progress.advance(part.count);
    }
    if (done === slice.count) yield frame.close();
  } finally {
    progress.stop();
  }
  if (done === slice.count) return;
  console.error(`Stopped after ${done}; ${remainder(job, done, target)}.`);
  if (target.isAtomic) signal.throwIfAborted();
}

function remainder({ slice, options, task }: Job, done: number, target: Target): string {
  if (target.isAtomic) return `${target.name} is not written`;
  if (!formatOf(task.layout.format).isOpenEnded) return `${target.name} is incomplete`;
  const range = `continue with --first-index=${slice.firstIndex + done} --count=${slice.count - done}`;
  const rest = task.layout.format === "csv" && task.layout.header ? `${range} --no-header` : range;
  return options.part !== undefined ? `${rest} instead of --parts and --part` : rest;
}
