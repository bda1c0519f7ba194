import { performance } from "node:perf_hooks";
import { HttpError } from "../message/problem.ts";
import type { FairQueue } from "./fair.ts";

/** Runs work of which few may be under way at once, and the next in the queue of the clients. */
export class Few {
  readonly #queue: FairQueue;
  readonly #most: number;
  readonly #running: string[] = [];
  /** Clients whose work waits until other work has ended. */
  readonly #waiting = new Set<string>();

  constructor(queue: FairQueue, most: number) {
    this.#queue = queue;
    this.#most = most;
  }

  run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const start = (): Promise<T> => {
      this.#running.push(client);
      return Promise.try(work).finally(() => {
        this.#running.splice(this.#running.indexOf(client), 1);
        for (const waiting of this.#waiting) this.#queue.release(waiting);
        this.#waiting.clear();
      });
    };
    const mayRun = (): boolean => {
      const own = this.#running.filter((one) => one === client).length;
      const isFree = this.#running.length < this.#most && own < this.#queue.limits.workOfClient;
      if (!isFree) this.#waiting.add(client);
      return isFree;
    };
    return new Promise((resolve) => this.#queue.schedule(client, () => resolve(start()), { mayRun }));
  }

  /** Runs work of other threads, charged to its client in part. Rejects with HttpError (503) after a long wait. */
  offload<T>(client: string, work: () => Promise<T>): Promise<T> {
    const asked = performance.now();
    return this.run(client, () => {
      const begun = performance.now();
      if (begun - asked > this.#queue.limits.offloadWait) {
        throw new HttpError(503, "Too many images are being rendered; ask again in a moment.", { "retry-after": "1" });
      }
      return work().finally(() => this.#queue.charge(client, (performance.now() - begun) / this.#most));
    });
  }
}
