// A thread that draws and encodes parts, one for each slice that it receives, in the order of the slices.
import { parentPort, workerData } from "node:worker_threads";
import { system } from "../../app/system.ts";
import { createIdentityService } from "../../library/generator.ts";
import type { Slice } from "./slice.ts";
import { partMaker, type Task } from "./task.ts";

// startThread passes this value.
const task = workerData as Task;
const makePart = partMaker(createIdentityService(system), task);

parentPort?.on("message", (slice: Slice) => {
  const part = makePart(slice);
  parentPort?.postMessage(part, [part.bytes.buffer]);
});
