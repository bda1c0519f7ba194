import type { CalendarDate } from "../countries/country.ts";
import { formatDate } from "../identity/calendar.ts";
import { dataVersion } from "../identity/field.ts";
import { generateIdentity, type Spec } from "../identity/generate.ts";
import type { Identity } from "../identity/identity.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import { type CountryInfo, countryInfos } from "./countries.ts";
import type { Violation } from "./refusal.ts";
import { type Beside, currentForm, type Form, readRequest } from "./request.ts";

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

/** The fields of a request under their published names, unchecked. */
export type RequestFields = Readonly<Record<string, unknown>>;

/** Which of a seed's people are wanted, unchecked. */
export interface Range {
  readonly count: number;
  readonly firstIndex: number;
}

/** What the service takes from the world. */
export interface Surroundings {
  /** A fresh seed nobody can foresee. */
  newSeed(): string;
  /** The current day in UTC. */
  today(): CalendarDate;
}

/** Consecutive people that are asked for rightly and not yet drawn, so that they can be paid before. */
export interface Batch {
  /** What they cost of the caller's allowance. */
  readonly calls: number;
  draw(): Chunk;
}

/** The operations, free of any transport. Each throws a Refusal for what is the caller's business. */
export interface IdentityService {
  generate(fields: RequestFields, form?: Form): Generated;
  /** 1 to 1,000 people at once. */
  batch(template: RequestFields, range: Range): Batch;
  /** People in chunks of up to 100; a count of 0 goes on to the last index. */
  stream(template: RequestFields, range: Range): Iterable<Batch>;
  /** Every country with the provenance of each field. */
  countries(): readonly CountryInfo[];
}

const batchLimit = 1_000;

/** People in one chunk of a stream, and people that one call of the allowance pays for. */
const chunkSize = 100;

/** Indexes are unsigned 32-bit numbers. */
const indexes = 2 ** 32;

export function createIdentityService({ newSeed, today }: Surroundings): IdentityService {
  const open = (fields: RequestFields, form: Form, beside?: Beside): Drawing => {
    const request = readRequest(fields, form, beside);
    const referenceDate = request.referenceDate ?? today();
    return new Drawing(request.seed ?? newSeed(), {
      sex: request.sex,
      country: request.country,
      referenceDate,
      ages: { min: request.minAge, max: request.maxAge },
    });
  };

  return {
    generate(fields, form = currentForm) {
      const drawing = open(fields, form);
      return { identity: drawing.person(0), ...drawing.replay };
    },

    batch(template, { count, firstIndex }) {
      const isCount = Number.isInteger(count) && count >= 1 && count <= batchLimit;
      const violations = isCount
        ? faultsOf({ count, firstIndex })
        : [{ field: "count", message: `must be a whole number from 1 to ${batchLimit}` }];
      return open(template, currentForm, { prefix: "template.", violations }).batch(firstIndex, count);
    },

    stream(template, { count, firstIndex }) {
      const violations = faultsOf({ count, firstIndex });
      const drawing = open(template, currentForm, { prefix: "template.", violations });
      return drawing.batches(firstIndex, count === 0 ? indexes : firstIndex + count);
    },

    countries: () => countryInfos,
  };
}

function faultsOf({ count, firstIndex }: Range): readonly Violation[] {
  if (firstIndex + count <= indexes) return [];
  return [{ field: "first_index", message: `and count together must not exceed ${indexes}` }];
}

/** The people of one seed under one spec. */
class Drawing {
  readonly replay: Replay;
  readonly #rng: Rng;
  readonly #spec: Spec;

  constructor(seed: string, spec: Spec) {
    this.replay = { seed, referenceDate: formatDate(spec.referenceDate), dataVersion };
    this.#rng = new Rng(keyOf(dataVersion, seed));
    this.#spec = spec;
  }

  person(index: number): Identity {
    return generateIdentity(this.#rng, index, this.#spec);
  }

  batch(firstIndex: number, count: number): Batch {
    return {
      calls: Math.ceil(count / chunkSize),
      draw: () => {
        const identities = Array.from({ length: count }, (_, offset) => this.person(firstIndex + offset));
        return { identities, firstIndex, ...this.replay };
      },
    };
  }

  *batches(firstIndex: number, end: number): Generator<Batch> {
    for (let index = firstIndex; index < end; index += chunkSize) {
      yield this.batch(index, Math.min(chunkSize, end - index));
    }
  }
}
