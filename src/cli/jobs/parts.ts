import { setImmediate } from "node:timers/promises";
import type { Part } from "../../formats/format.ts";
import { formatOf } from "../../formats/formats.ts";
import type { Range } from "../../service/price.ts";
import type { Task } from "./task.ts";
import { startThread } from "./thread.ts";

/** The parts of slices in their order, on this thread, as fast as they are consumed. */
export async function* partsHere(make: (slice: Range) => Part, slices: Iterable<Range>): AsyncGenerator<Part> {
  for (const slice of slices) {
    yield make(slice);
    // Writes to pipes and files are synchronous: without this, no signal is handled between two parts.
    await setImmediate();
  }
}

/** Parts that each thread may finish before they are consumed; of large parts, one. */
const PREFETCH = 2;
const LARGE = 10_000;

/** The parts of a task in the order of their slices, made on `count` threads. */
export async function* partsOnThreads(task: Task, slices: Iterable<Range>, count: number): AsyncGenerator<Part> {
  const threads = Array.from({ length: count }, () => startThread(task));
  const ahead = count * (formatOf(task.layout.format).partSize < LARGE ? PREFETCH : 1);
  try {
    const pending: Promise<Part>[] = [];
    let next = 0;
    for (const slice of slices) {
      const thread = threads[next++ % count];
      if (thread !== undefined) pending.push(thread.make(slice));
      const oldest = pending.length > ahead ? pending.shift() : undefined;
      if (oldest !== undefined) yield await oldest;
    }
    for (const part of pending) yield await part;
  } finally {
    for (const thread of threads) thread.stop();
  }
}
