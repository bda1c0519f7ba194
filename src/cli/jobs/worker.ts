// A thread that draws and encodes a part for each slice that it receives, in order.
import { parentPort, workerData } from "node:worker_threads";
import { system } from "../../app/system.ts";
import { createIdentityService } from "../../library/generator.ts";
import type { Range } from "../../service/price.ts";
import { sources } from "../sources.ts";
import { partMaker, type Task } from "./task.ts";

// cast: startThread passes this value.
const { source, fields, layout } = workerData as Task;
// Read again here: countries have functions, which cannot be sent to a thread.
const drawing = sources[source].open(createIdentityService(system), fields, { count: 0, firstIndex: 0 });
parentPort?.on("message", answer(partMaker(drawing, layout)));

function answer(makePart: ReturnType<typeof partMaker>): (slice: Range) => void {
  return (slice) => {
    const part = makePart(slice);
    parentPort?.postMessage(part, [part.bytes.buffer]);
  };
}
