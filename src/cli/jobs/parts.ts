import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Part } from "../../formats/format.ts";
import { formatOf } from "../../formats/formats.ts";
import type { Range } from "../../service/price.ts";
import type { Task } from "./task.ts";

/** The parts of slices in their order, on this thread, as fast as they are consumed. */
export async function* partsHere(make: (slice: Range) => Part, slices: Iterable<Range>): AsyncGenerator<Part> {
  for (const slice of slices) {
    yield make(slice);
    // Writes to pipes and files are synchronous: without this, no signal is handled between two parts.
    await setImmediate();
  }
}

/**
 * Parts that each thread may finish before they are consumed, so that no thread waits while one is written: 600,000 lines of CSV
 * take an eighth longer with one. Of a large part, which has tens of megabytes, one.
 */
const PREFETCH = 2;
const LARGE = 10_000;

/**
 * The parts of a task in the order of their slices, made on `count` threads. At most `PREFETCH` parts of each thread
 * wait to be consumed.
 */
export async function* partsOnThreads(task: Task, slices: Iterable<Range>, count: number): AsyncGenerator<Part> {
  const threads = Array.from({ length: count }, () => startThread(task));
  const most = count * (formatOf(task.layout.format).partSize < LARGE ? PREFETCH : 1);
  try {
    const pending: Promise<Part>[] = [];
    let next = 0;
    for (const slice of slices) {
      const thread = threads[next++ % count];
      if (thread !== undefined) pending.push(thread.make(slice));
      const oldest = pending.length > most ? pending.shift() : undefined;
      if (oldest !== undefined) yield await oldest;
    }
    for (const part of pending) yield await part;
  } finally {
    for (const thread of threads) thread.stop();
  }
}

/** Another thread that makes parts. */
interface Thread {
  /** The part of a slice, after those that were asked for before. Rejects if the thread fails. */
  make(slice: Range): Promise<Part>;
  stop(): void;
}

const program = new URL("./start-worker.js", import.meta.url);

/** Heap for old objects in MB: without a limit V8 lets the garbage of a Parquet run grow to a gigabyte. */
const OLD_HEAP = 512;

/**
 * Heap for young objects in MB. `draw --format parquet --count 500000 --jobs 2` has 19 to 55 MB less resident than with 24, for 2 to 9 %
 * more CPU time; the default of 48 takes more.
 */
const YOUNG_HEAP = 12;

function startThread(task: Task): Thread {
  const worker = new Worker(program, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: OLD_HEAP, maxYoungGenerationSizeMb: YOUNG_HEAP },
  });
  const waiting: PromiseWithResolvers<Part>[] = [];
  let failure: unknown;
  worker.on("message", (part: Part) => waiting.shift()?.resolve(part));
  worker.on("error", (error) => {
    failure = error;
    for (const { reject } of waiting) reject(error);
  });
  return {
    make(slice) {
      if (failure !== undefined) return Promise.reject(failure);
      const part = Promise.withResolvers<Part>();
      // Handled here too, because parts that are never awaited must not end the process when the thread fails.
      part.promise.catch(() => {});
      waiting.push(part);
      worker.postMessage(slice);
      return part.promise;
    },
    stop: () => void worker.terminate(),
  };
}
