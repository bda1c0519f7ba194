import type { Rotation } from "./rotation.ts";

/** Runs work of which few may be under way at once, and the next in the rotation of the clients. */
export class FewAtOnce {
  readonly #rotation: Rotation;
  readonly #most: number;
  #running = 0;
  /** Clients whose work waits until other work has ended. */
  readonly #waiting = new Set<string>();

  constructor(rotation: Rotation, most: number) {
    this.#rotation = rotation;
    this.#most = most;
  }

  run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const start = async (): Promise<T> => {
      this.#running++;
      try {
        return await work();
      } finally {
        this.#running--;
        for (const waiting of this.#waiting) this.#rotation.release(waiting);
        this.#waiting.clear();
      }
    };
    const mayRun = (): boolean => {
      const isFree = this.#running < this.#most;
      if (!isFree) this.#waiting.add(client);
      return isFree;
    };
    return new Promise((resolve) => this.#rotation.schedule(client, () => resolve(start()), { mayRun }));
  }
}
