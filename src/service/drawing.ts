import { formatDate } from "../calendar/calendar.ts";
import { Extras } from "../extra/extra.ts";
import { detailsOf } from "../identity/details.ts";
import { dataVersion } from "../identity/field.ts";
import { drawPerson } from "../identity/generate.ts";
import type { Identity } from "../identity/identity.ts";
import { inLatinScript } from "../identity/latin-script.ts";
import type { Spec } from "../identity/spec.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import { twinOf } from "../verify/twins/twin.ts";

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

/** What is drawn: people under constraints, and what is done with their records. */
export interface Order extends Spec {
  /** Rules to break on purpose. */
  readonly violate: readonly string[];
  /** Whether the parts of name, address and card are added. */
  readonly details: boolean;
  /** Names of further values. */
  readonly extra: readonly string[];
  /** Whether name, street, city and state are written in Latin letters. */
  readonly inLatin: boolean;
}

/** The people of one seed. */
export class Drawing {
  readonly #order: Order;
  readonly #referenceDate: string;
  readonly #rng: Rng;
  readonly #seed: string;
  readonly #extras: Extras | undefined;

  constructor(seed: string, order: Order) {
    this.#order = order;
    this.#referenceDate = formatDate(order.referenceDate);
    this.#rng = new Rng(keyOf(dataVersion, seed));
    this.#seed = seed;
    this.#extras = order.extra.length === 0 ? undefined : new Extras(this.#rng, order.extra, order.referenceDate);
  }

  first(): Generated {
    const identity = this.#identity(0);
    return { identity, seed: this.#seed, referenceDate: this.#referenceDate, dataVersion };
  }

  #identity(index: number): Identity {
    const person = drawPerson(this.#rng, index, this.#order);
    const { violate, details, inLatin, referenceDate } = this.#order;
    let { identity } = person;
    if (violate.length > 0) {
      const twin = twinOf(this.#rng.seek(index, 0), person, violate, referenceDate);
      identity = { ...twin.identity, violated: twin.violated };
    }
    if (inLatin) identity = inLatinScript(person, identity);
    if (details) identity = { ...identity, details: detailsOf(person, identity, referenceDate) };
    return this.#extras === undefined ? identity : { ...identity, extra: this.#extras.of(person, index) };
  }

  batch(firstIndex: number, count: number): Batch {
    return {
      calls: Math.ceil(count / chunkSize),
      draw: () => {
        const identities: Identity[] = [];
        for (let index = firstIndex; index < firstIndex + count; index++) {
          identities.push(this.#identity(index));
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
