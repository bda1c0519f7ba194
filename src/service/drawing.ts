import { formatDate } from "../calendar/calendar.ts";
import { dataVersion } from "../identity/field.ts";
import { generateIdentity } from "../identity/generate.ts";
import type { Identity } from "../identity/identity.ts";
import type { Spec } from "../identity/spec.ts";
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

/** Consecutive people of a valid request that are not drawn yet, so that the limit can be asked first. */
export interface Batch {
  /** Calls that they cost of the caller's allowance. */
  readonly calls: number;
  draw(): Chunk;
  /** The same people in batches of up to 100, so that other work can come between them. */
  chunks(): Iterable<Batch>;
}

/** People in one chunk of a stream, and for one call of the allowance. */
const chunkSize = 100;

/** The people of one seed under one spec. */
export class Drawing {
  readonly #spec: Spec;
  readonly #referenceDate: string;
  readonly #rng: Rng;
  readonly #seed: string;

  constructor(seed: string, spec: Spec) {
    this.#spec = spec;
    this.#referenceDate = formatDate(spec.referenceDate);
    this.#rng = new Rng(keyOf(dataVersion, seed));
    this.#seed = seed;
  }

  first(): Generated {
    const identity = generateIdentity(this.#rng, 0, this.#spec);
    return { identity, seed: this.#seed, referenceDate: this.#referenceDate, dataVersion };
  }

  batch(firstIndex: number, count: number): Batch {
    return {
      calls: Math.ceil(count / chunkSize),
      draw: () => {
        const identities: Identity[] = [];
        for (let index = firstIndex; index < firstIndex + count; index++) {
          identities.push(generateIdentity(this.#rng, index, this.#spec));
        }
        return { identities, firstIndex, seed: this.#seed, referenceDate: this.#referenceDate, dataVersion };
      },
      chunks: () => this.chunks(firstIndex, firstIndex + count),
    };
  }

  *chunks(firstIndex: number, end: number): Generator<Batch> {
    for (let index = firstIndex; index < end; index += chunkSize) {
      yield this.batch(index, Math.min(chunkSize, end - index));
    }
  }
}
