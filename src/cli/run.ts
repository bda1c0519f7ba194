import type { IdentityService, RequestFields } from "../service/service.ts";
import { partsHere, partsOnThreads } from "./jobs/parts.ts";
import { partsOf } from "./jobs/slice.ts";
import type { Task } from "./jobs/task.ts";
import type { Target } from "./output/target.ts";
import { createProgress } from "./progress.ts";
import type { Job } from "./read-options.ts";

/** The fields with the seed and day that draw the same people again. Prints these as options. */
export function replayable(
  fields: RequestFields,
  {
    seed,
    referenceDate,
    dataVersion,
  }: ReturnType<IdentityService["generate"]> | ReturnType<IdentityService["household"]>,
): RequestFields {
  console.error(`Drawn with --seed=${seed} --reference-date=${referenceDate} and data version ${dataVersion}.`);
  return { ...fields, seed, reference_date: referenceDate };
}

/** A signal ended the run, and that has been reported. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

/**
 * The output of a job, drawn only as fast as it is consumed. After the signal it ends between two parts and prints how
 * to continue; for an atomic target it throws Stopped.
 */
export async function* bytesOf(
  service: IdentityService,
  job: Job,
  task: Task,
  target: Target,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { slice, format, layout, threads } = job;
  const slices = partsOf(slice, format.partSize);
  const parts = threads === 1 ? partsHere(service, task, slices) : partsOnThreads(task, slices, threads);
  const frame = format.frame(layout);
  const progress = createProgress(slice.count, target.isTerminal);
  let done = 0;
  try {
    yield frame.open();
    for await (const part of parts) {
      if (signal.aborted) break;
      yield frame.before(part);
      yield part.bytes;
      done += part.people;
      progress.advance(part.people);
    }
    if (done === slice.count) yield frame.close();
  } finally {
    progress.stop();
  }
  if (done === slice.count) return;
  console.error(`Stopped after ${done}; ${remainder(job, done, target)}.`);
  if (target.isAtomic) throw new Stopped();
}

function remainder({ format, slice, isShard }: Job, done: number, target: Target): string {
  if (target.isAtomic) return `${target.name} is not written`;
  if (!format.isOpenEnded) return `${target.name} is incomplete`;
  const first = `continue with --first-index=${slice.firstIndex + done}`;
  return isShard ? `${first} --count=${slice.count - done} instead of --shard` : first;
}
