import { parentPort, workerData } from "node:worker_threads";
import { calls, closeAll } from "./honest-calls.ts";
import type { HonestOptions, Interval } from "./honest-clients.ts";

// Given by startHonestClients alone.
const { port, perSecond }: HonestOptions = workerData;

/** So many that each calls every two seconds: far below its allowance, and often enough to keep its connections. */
const addresses = 2 * perSecond;

let interval: { milliseconds: number[]; faults: string[] } = { milliseconds: [], faults: [] };
let number = 0;

const timer = setInterval(() => {
  const call = calls[number % calls.length];
  const address = `127.200.0.${1 + (number % addresses)}`;
  number++;
  const { milliseconds, faults } = interval;
  const begun = performance.now();
  call?.(port, address).then((fault) => {
    milliseconds.push(performance.now() - begun);
    if (fault !== undefined) faults.push(fault);
  });
}, 1_000 / perSecond);

parentPort?.on("message", (message: "take" | "stop") => {
  if (message === "take") {
    const taken: Interval = interval;
    interval = { milliseconds: [], faults: [] };
    parentPort?.postMessage(taken);
  } else {
    clearInterval(timer);
    closeAll();
    parentPort?.close();
  }
});
