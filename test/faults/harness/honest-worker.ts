import { monitorEventLoopDelay } from "node:perf_hooks";
import { calls, closeAll } from "./honest-calls.ts";
import type { Interval } from "./honest-clients.ts";

// Passed by startHonestClients.
const [port = 0, perSecond = 0] = process.argv.slice(2).map(Number);

/** So many that each calls every two seconds: far below its rate limit, and before an idle connection is closed. */
const addresses = 2 * perSecond;

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
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

process.on("message", () => {
  const taken: Interval = { ...interval, ownDelay: delay.max / 1_000_000 };
  interval = { milliseconds: [], faults: [] };
  delay.reset();
  process.send?.(taken);
});

// The run has called stop(), or has ended without it.
process.once("disconnect", () => {
  clearInterval(timer);
  closeAll();
});
