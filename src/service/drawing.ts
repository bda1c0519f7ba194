import { formatDate } from "../identity/calendar.ts";
import { dataVersion } from "../identity/field.ts";
import { generateIdentity, type Spec } from "../identity/generate.ts";
import type { Identity } from "../identity/identity.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";

/** What draws the same people again. */
export interface Replay {
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly referenceDate: string;
  readonly dataVersion: string;
}

export interface Generated extends Replay {
  readonly identity: Identity;
}

/** Consecutive people of one seed. */
export interface Chunk extends Replay {
  readonly identities: readonly Identity[];
  readonly firstIndex: number;
}

/** Consecutive people that are asked for rightly and not yet drawn, so that they can be paid before. */
export interface Batch {
  /** What they cost of the caller's allowance. */
  readonly calls: number;
  draw(): Chunk;
}

/** People in one chunk of a stream, and people that one call of the allowance pays for. */
const chunkSize = 100;

/** The people of one seed under one spec. */
export class Drawing {
  readonly #replay: Replay;
  readonly #rng: Rng;
  readonly #spec: Spec;

  constructor(seed: string, spec: Spec) {
    this.#replay = { seed, referenceDate: formatDate(spec.referenceDate), dataVersion };
    this.#rng = new Rng(keyOf(dataVersion, seed));
    this.#spec = spec;
  }

  first(): Generated {
    const { seed, referenceDate } = this.#replay;
    return { identity: generateIdentity(this.#rng, 0, this.#spec), seed, referenceDate, dataVersion };
  }

  batch(firstIndex: number, count: number): Batch {
    return {
      calls: Math.ceil(count / chunkSize),
      draw: () => {
        const identities: Identity[] = [];
        for (let index = firstIndex; index < firstIndex + count; index++) {
          identities.push(generateIdentity(this.#rng, index, this.#spec));
        }
        return { identities, firstIndex, ...this.#replay };
      },
    };
  }

  *batches(firstIndex: number, end: number): Generator<Batch> {
    for (let index = firstIndex; index < end; index += chunkSize) {
      yield this.batch(index, Math.min(chunkSize, end - index));
    }
  }
}
