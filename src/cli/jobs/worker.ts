// A thread that draws and encodes parts, one for each slice that it receives, in the order of the slices.
import { parentPort, workerData } from "node:worker_threads";
import { system } from "../../app/system.ts";
import type { Slice } from "../../formats/slice.ts";
import { createIdentityService } from "../../library/generator.ts";
import { sources } from "../sources.ts";
import { partMaker, type Task } from "./task.ts";

// startThread passes this value.
const { source, fields, layout } = workerData as Task;
// What was read of a request cannot be sent to a thread: countries have functions.
const stream = sources[source].open(createIdentityService(system), fields, { count: 0, firstIndex: 0 });
parentPort?.on("message", answer(partMaker(stream, layout)));

function answer(makePart: ReturnType<typeof partMaker>): (slice: Slice) => void {
  return (slice) => {
    const part = makePart(slice);
    parentPort?.postMessage(part, [part.bytes.buffer]);
  };
}
