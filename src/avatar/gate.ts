/** Runs a task as soon as its turn comes; rejects with Busy where too many wait already. */
export type Gate = <T>(task: () => Promise<T>) => Promise<T>;

/** Too many wait. */
export class Busy extends Error {
  override readonly name = "Busy";
}

/** A gate that lets `atOnce` tasks run and `waiting` more wait, first come, first served. */
export function createGate(atOnce: number, waiting: number): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  const leave = (): void => {
    const next = queue.shift();
    // A place that is handed on stays taken.
    if (next === undefined) running--;
    else next();
  };

  return async (task) => {
    if (running < atOnce) running++;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new Busy("too many pictures are waiting to be painted");
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
