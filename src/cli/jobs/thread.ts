import { Worker } from "node:worker_threads";
import type { Part } from "../../formats/format.ts";
import type { Range } from "../../service/price.ts";
import type { Task } from "./task.ts";

export interface Thread {
  /** The part of a slice, after those asked for before. Rejects if the thread fails. */
  make(slice: Range): Promise<Part>;
  stop(): void;
}

const program = new URL("./start-worker.js", import.meta.url);

/** MB of heap for old objects: V8 otherwise lets the garbage of a Parquet run grow to a gigabyte. */
const OLD_HEAP = 512;

/** MB of heap for young objects: less resident memory than V8's 48, for some per cent more CPU time. */
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
      // Parts that are never awaited must not end the process when the thread fails.
      part.promise.catch(() => {});
      waiting.push(part);
      worker.postMessage(slice);
      return part.promise;
    },
    stop: () => void worker.terminate(),
  };
}
