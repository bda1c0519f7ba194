import { formatDate } from "../calendar/calendar.ts";
import { BATCH, type Workspace } from "../columns/workspace.ts";
import { drawBatch } from "../identity/batch/draw.ts";
import { recordOf } from "../identity/batch/records.ts";
import { dataVersion } from "../identity/field.ts";
import { personAt } from "../identity/generate.ts";
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
  readonly #space: Workspace;
  readonly #records: RecordMaker;

  constructor(space: Workspace, seed: string, spec: RecordSpec) {
    this.#space = space;
    this.additions = spec;
    this.#rng = new Rng(keyOf(dataVersion, seed));
    this.#records = new RecordMaker(this.#rng, spec);
    this.replay = { seed, referenceDate: formatDate(spec.referenceDate), dataVersion };
  }

  at(index: number): Generated {
    const [identity] = this.#identities(index, 1);
    if (identity === undefined) throw new RangeError(`there is no person ${index}`);
    return { identity, ...this.replay };
  }

  draw(firstIndex: number, count: number): Chunk {
    const identities: Identity[] = [];
    const end = firstIndex + count;
    for (let first = firstIndex; first < end; first += BATCH)
      identities.push(...this.#identities(first, Math.min(BATCH, end - first)));
    return { identities, firstIndex, ...this.replay };
  }

  #identities(first: number, count: number): readonly Identity[] {
    const batch = drawBatch(this.#rng, this.#space, first, count, this.additions);
    const places = Array.from({ length: count }, (_, place) => place);
    if (this.#records.isPlain) return places.map((place) => recordOf(batch, place));
    const people = places.map((place) => personAt(batch, place));
    return people.map((person, place) => this.#records.recordOf(person, first + place));
  }
}
