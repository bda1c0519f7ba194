import { formatDate } from "../calendar/calendar.ts";
import { dataVersion } from "../identity/field.ts";
import { drawPerson } from "../identity/generate.ts";
import type { Identity } from "../identity/identity.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import { type Batch, batchOf, chunksOf, type Replay, type Source } from "./batch.ts";
import { RecordMaker, type RecordSpec } from "./record.ts";

export interface Generated extends Replay {
  readonly identity: Identity;
}

/** Consecutive people of one seed. */
export interface Chunk extends Replay {
  readonly identities: readonly Identity[];
  readonly firstIndex: number;
}

/** Draws the people of one seed. */
export class Drawing {
  readonly #spec: RecordSpec;
  readonly #rng: Rng;
  readonly #records: RecordMaker;
  readonly #replay: Replay;

  constructor(seed: string, spec: RecordSpec) {
    this.#spec = spec;
    this.#rng = new Rng(keyOf(dataVersion, seed));
    this.#records = new RecordMaker(this.#rng, spec);
    this.#replay = { seed, referenceDate: formatDate(spec.referenceDate), dataVersion };
  }

  first(): Generated {
    const identity = this.#identity(0);
    return { identity, ...this.#replay };
  }

  batch(firstIndex: number, count: number): Batch<Chunk> {
    return batchOf(this.#source, firstIndex, count);
  }

  chunks(firstIndex: number, end: number): Iterable<Batch<Chunk>> {
    return chunksOf(this.#source, firstIndex, end);
  }

  get #source(): Source<Chunk> {
    return { additions: this.#spec, people: 1, draw: this.#draw };
  }

  #draw = (firstIndex: number, count: number): Chunk => {
    const identities: Identity[] = [];
    for (let index = firstIndex; index < firstIndex + count; index++) identities.push(this.#identity(index));
    return { identities, firstIndex, ...this.#replay };
  };

  #identity(index: number): Identity {
    return this.#records.recordOf(drawPerson(this.#rng, index, this.#spec), index);
  }
}
