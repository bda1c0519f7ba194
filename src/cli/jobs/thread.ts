import { Worker } from "node:worker_threads";
import type { Part } from "../../formats/format.ts";
import type { Range } from "../../service/price.ts";
import type { Task } from "./task.ts";

/** Another thread that makes parts. */
export interface Thread {
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

export function startThread(task: Task): Thread {
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
