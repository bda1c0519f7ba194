import { constant } from "../columns/choosing.ts";
import { type Rows, rowAlone } from "../columns/rows.ts";
import type { Bearer, Country, PersonName, Place } from "../countries/country.ts";
import type { Rng } from "../random/rng.ts";
import type { Workspace } from "../tables/workspace.ts";
import { sexesByNumber } from "./batch/bodies.ts";
import { personName } from "./batch/names.ts";
import { type PackedCountry, packedCountry } from "./batch/packed-country.ts";
import { placeRecord } from "./batch/place-records.ts";

/** A stream of words from which a name is drawn. */
export interface NameStream {
  readonly index: number;
  readonly field: number;
  /** The block of four words with which it begins. */
  readonly block?: number;
}

/** What relatives share. */
export interface Descent {
  /** A number of the country's communities. */
  readonly community: number;
  /** What selects the family name in countries whose women have another form of it. */
  readonly lineage?: number | undefined;
}

/**
 * Names of people one at a time, who may share a community with others. Of a person who shares none, it is the name that
 * `drawBatch` draws from the same stream. To be used after a draw in the same workspace, whose texts stay.
 */
export class RelativeNames {
  readonly #rng: Rng;
  readonly #space: Workspace;
  readonly #country: Country;
  readonly #packed: PackedCountry;

  constructor(rng: Rng, space: Workspace, country: Country) {
    this.#rng = rng;
    this.#space = space;
    this.#country = country;
    this.#packed = packedCountry(space, country);
  }

  /** The community of a person born there in that year. */
  communityOf(stream: NameStream, place: Place, year: number): number {
    return this.#space.aside(() => {
      const rows = this.#rows(stream);
      return this.#country.names.community(rows, this.#residents(rows, place, year), this.#packed.own)[0] ?? 0;
    });
  }

  /** What selects the family name of that stream; undefined in countries where it has one form. */
  lineageOf(stream: NameStream): number | undefined {
    return this.#space.aside(() => this.#country.names.lineage?.(this.#rows(stream))[0]);
  }

  /** The name of a person of that descent. */
  nameIn({ community, lineage }: Descent, stream: NameStream, { sex, birth, place }: Bearer): PersonName {
    return this.#space.aside(() => {
      const rows = this.#rows(stream);
      const bearers = {
        ...this.#residents(rows, place, birth.year),
        sex: constant(rows, sexesByNumber.indexOf(sex)),
        ...(lineage === undefined ? {} : { lineage: constant(rows, lineage) }),
      };
      const names = this.#country.names.name(rows, constant(rows, community), bearers, this.#packed.own);
      return personName(this.#space, names, 0);
    });
  }

  /** The name that a person of the stream has without relatives. */
  nameOf(stream: NameStream, bearer: Bearer): PersonName {
    return this.nameIn({ community: this.communityOf(stream, bearer.place, bearer.birth.year) }, stream, bearer);
  }

  #rows({ index, field, block }: NameStream): Rows {
    return rowAlone(this.#rng, this.#space, index, field, block);
  }

  #residents(rows: Rows, { index }: Place, year: number) {
    const { ints } = this.#space.memory;
    const record = this.#packed.records + placeRecord.size * index;
    return {
      mix: constant(rows, ints[record + placeRecord.mix] ?? 0),
      region: constant(rows, ints[record + placeRecord.region] ?? 0),
      year: constant(rows, year),
    };
  }
}
