import { formatDate } from "../calendar/calendar.ts";
import { dataVersion } from "../identity/field.ts";
import { drawPerson } from "../identity/generate.ts";
import type { Identity } from "../identity/identity.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import type { Replay, Source } from "./batch.ts";
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
export class Drawing implements Source<Chunk> {
  readonly replay: Replay;
  readonly additions: RecordSpec;
  readonly people = 1;
  readonly #rng: Rng;
  readonly #records: RecordMaker;

  constructor(seed: string, spec: RecordSpec) {
    this.additions = spec;
    this.#rng = new Rng(keyOf(dataVersion, seed));
    this.#records = new RecordMaker(this.#rng, spec);
    this.replay = { seed, referenceDate: formatDate(spec.referenceDate), dataVersion };
  }

  at(index: number): Generated {
    return { identity: this.#identity(index), ...this.replay };
  }

  draw(firstIndex: number, count: number): Chunk {
    const identities: Identity[] = [];
    for (let index = firstIndex; index < firstIndex + count; index++) identities.push(this.#identity(index));
    return { identities, firstIndex, ...this.replay };
  }

  #identity(index: number): Identity {
    return this.#records.recordOf(drawPerson(this.#rng, index, this.additions), index);
  }
}
