// A thread that draws and encodes parts, one for each slice that it receives, in the order of the slices.
import { parentPort, workerData } from "node:worker_threads";
import { system } from "../../app/system.ts";
import { createIdentityService } from "../../library/generator.ts";
import type { Range } from "../../service/price.ts";
import { sources } from "../sources.ts";
import { partMaker, type Task } from "./task.ts";

// startThread passes this value.
const { source, fields, layout } = workerData as Task;
// What was read of a request cannot be sent to a thread: countries have functions.
const drawing = sources[source].open(createIdentityService(system), fields, { count: 0, firstIndex: 0 });
parentPort?.on("message", answer(partMaker(drawing, layout)));

function answer(makePart: ReturnType<typeof partMaker>): (slice: Range) => void {
  return (slice) => {
    const part = makePart(slice);
    parentPort?.postMessage(part, [part.bytes.buffer]);
  };
}
