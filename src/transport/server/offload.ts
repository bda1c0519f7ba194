import { HttpError } from "../http/problem.ts";
import { FewAtOnce } from "./few-at-once.ts";
import type { Rotation } from "./rotation.ts";

/** Runs work of other threads, such as rendering an image. */
export class Offload {
  readonly #rotation: Rotation;
  readonly #works: FewAtOnce;

  constructor(rotation: Rotation) {
    this.#rotation = rotation;
    this.#works = new FewAtOnce(rotation, rotation.limits.offloaded);
  }

  /** Runs work of a client, and charges it its share of the time. Rejects with an HttpError (503) if it has waited too long. */
  run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const { offloaded, offloadWait } = this.#rotation.limits;
    const asked = performance.now();
    return this.#works.run(client, async () => {
      const begun = performance.now();
      if (begun - asked > offloadWait) throw tooLate();
      try {
        return await work();
      } finally {
        this.#rotation.charge(client, (performance.now() - begun) / offloaded);
      }
    });
  }
}

function tooLate(): HttpError {
  return new HttpError(503, "Too many images are being rendered; ask again in a moment.", { "retry-after": "1" });
}
