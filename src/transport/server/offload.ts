import { HttpError } from "../http/problem.ts";
import type { Rotation } from "./rotation.ts";

/** Runs work of other threads, such as rendering an image: few at once, and the next in the rotation of the clients. */
export class Offload {
  readonly #rotation: Rotation;
  #running = 0;
  /** Clients whose work waits until other work has ended. */
  readonly #waiting = new Set<string>();

  constructor(rotation: Rotation) {
    this.#rotation = rotation;
  }

  /** Runs work of a client, and charges it its share of the time. Rejects with an HttpError (503) if it has waited too long. */
  run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const { offloaded, offloadWait } = this.#rotation.limits;
    const asked = performance.now();
    const start = async (): Promise<T> => {
      const begun = performance.now();
      if (begun - asked > offloadWait) throw tooLate();
      this.#running++;
      try {
        return await work();
      } finally {
        this.#running--;
        this.#rotation.charge(client, (performance.now() - begun) / offloaded);
        for (const waiting of this.#waiting) this.#rotation.release(waiting);
        this.#waiting.clear();
      }
    };
    const mayRun = (): boolean => {
      const isFree = this.#running < offloaded;
      if (!isFree) this.#waiting.add(client);
      return isFree;
    };
    return new Promise((resolve) => this.#rotation.schedule(client, () => resolve(start()), { mayRun }));
  }
}

function tooLate(): HttpError {
  return new HttpError(503, "Too many images are being rendered; ask again in a moment.", { "retry-after": "1" });
}
