import { formatDate } from "../calendar/calendar.ts";
import type { Batch } from "../person/batch/batch.ts";
import { type Run, runsOf } from "../person/batch/countries.ts";
import { drawBatch } from "../person/batch/draw.ts";
import { recordOf } from "../person/batch/records.ts";
import { dataVersion } from "../person/field.ts";
import { personAt } from "../person/generate.ts";
import type { Identity } from "../person/identity.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import { BATCH, type Workspace } from "../tables/workspace.ts";
import type { Replay, Source } from "./batch.ts";
import { RecordMaker, type RecordSpec } from "./record.ts";

/** Consecutive people of one seed. */
export interface Chunk extends Replay {
  /** Index of the first in the seed. */
  readonly firstIndex: number;
  /** How many are from a country, by its English name. */
  readonly countries: ReadonlyMap<string, number>;
  readonly identities: readonly Identity[];
  /**
   * The people in columns, until the next draw of the thread; undefined where a field of their records differs from them, and
   * for more people than one draw has.
   */
  readonly columns: Batch | undefined;
  /** Whether their records have more than the fields that every record has. */
  readonly hasParts: boolean;
  /** How far the index of each is from the first, if they are not consecutive. */
  readonly offsets?: Int32Array | undefined;
}

/** One person. */
export interface Generated extends Chunk {
  readonly identity: Identity;
}

/** How many people are from a country, by its English name. */
export function countriesOf(identities: readonly Identity[]): ReadonlyMap<string, number> {
  const people = new Map<string, number>();
  for (const { address } of identities) people.set(address.country, (people.get(address.country) ?? 0) + 1);
  return people;
}

/** Draws the people of one seed. */
export class Drawing implements Source<Chunk> {
  readonly replay: Replay;
  readonly additions: RecordSpec;
  readonly people = 1;
  readonly #rng: Rng;
  readonly #space: () => Workspace;
  readonly #records: RecordMaker;

  constructor(space: () => Workspace, seed: string, spec: RecordSpec) {
    this.#space = space;
    this.additions = spec;
    this.#rng = new Rng(keyOf(dataVersion, seed));
    this.#records = new RecordMaker(this.#rng, space, spec);
    this.replay = { seed, referenceDate: formatDate(spec.referenceDate), dataVersion };
  }

  at(index: number): Generated {
    return this.draw(index, 1);
  }

  draw(firstIndex: number, count: number): People {
    return new People(this.replay, firstIndex, count, this.#drawer());
  }

  *byCountry(firstIndex: number, count: number): Generator<People> {
    const drawer = this.#drawer();
    for (const run of runsOf(drawer.rng, drawer.space, firstIndex, count, drawer.spec))
      yield new People(this.replay, firstIndex, run.offsets.length, drawer, run);
  }

  #drawer(): Drawer {
    return { rng: this.#rng, space: this.#space(), spec: this.additions, records: this.#records };
  }
}

/** What people are drawn with. */
interface Drawer {
  readonly rng: Rng;
  readonly space: Workspace;
  readonly spec: RecordSpec;
  readonly records: RecordMaker;
}

/** People, whose records are made when they are first asked for. */
class People implements Generated {
  readonly seed: string;
  readonly referenceDate: string;
  readonly dataVersion: string;
  readonly firstIndex: number;
  readonly columns: Batch | undefined;
  readonly hasParts: boolean;
  readonly offsets: Int32Array | undefined;
  readonly #batch: Batch | undefined;
  readonly #records: RecordMaker;
  #identities: readonly Identity[] | undefined;

  constructor(replay: Replay, firstIndex: number, count: number, { rng, space, spec, records }: Drawer, run?: Run) {
    this.seed = replay.seed;
    this.referenceDate = replay.referenceDate;
    this.dataVersion = replay.dataVersion;
    this.firstIndex = firstIndex;
    this.hasParts = records.hasParts;
    this.#records = records;
    const draw = (first: number, some: number): Batch => drawBatch(rng, space, first, some, spec, run);
    this.offsets = run?.offsets;
    if (count <= BATCH) this.#batch = draw(firstIndex, count);
    else {
      const parts: Identity[][] = [];
      for (let done = 0; done < count; done += BATCH)
        parts.push(this.#recordsOf(draw(firstIndex + done, Math.min(BATCH, count - done)), firstIndex + done));
      this.#identities = parts.flat();
    }
    this.columns = records.changesFields ? undefined : this.#batch;
  }

  get countries(): ReadonlyMap<string, number> {
    if (this.#batch !== undefined)
      return new Map(this.#batch.parts.map(({ country, from, to }) => [country.name, to - from]));
    return countriesOf(this.identities);
  }

  get identities(): readonly Identity[] {
    this.#identities ??= this.#batch === undefined ? [] : this.#recordsOf(this.#batch, this.firstIndex);
    return this.#identities;
  }

  get identity(): Identity {
    const [identity] = this.identities;
    if (identity === undefined) throw new RangeError("no person was drawn");
    return identity;
  }

  #recordsOf(batch: Batch, firstIndex: number): Identity[] {
    const places = Array.from({ length: batch.count }, (_, place) => place);
    if (!this.#records.changesFields && !this.hasParts) return places.map((place) => recordOf(batch, place));
    // Names are read behind the texts of the draw, before further values need that room.
    const people = places.map((place) => personAt(batch, place));
    return people.map((person, place) => this.#records.recordOf(person, firstIndex + (this.offsets?.[place] ?? place)));
  }
}
