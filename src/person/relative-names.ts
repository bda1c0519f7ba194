import type { Bearer, PersonName } from "../countries/bearer.ts";
import type { Country } from "../countries/country.ts";
import { NAME_PARTS, type NameRow } from "../countries/name-row.ts";
import type { Place } from "../countries/place.ts";
import { bandOf } from "../countries/shared/names-by-year.ts";
import { Rng } from "../random/rng.ts";
import type { Workspace } from "../tables/workspace.ts";
import { sexesByNumber } from "./body.ts";
import { personName } from "./names.ts";
import { type PackedCountry, packedCountry } from "./packed/country.ts";
import { placeRecord } from "./packed/records.ts";

export interface NameStream {
  readonly index: number;
  readonly field: number;
  readonly block?: number;
}

export interface Descent {
  /** A number of the country's communities. */
  readonly community: number;
  readonly lineage?: number | undefined;
  readonly isSingle?: boolean;
}

/**
 * Names of people one at a time, who may share a community with others. Without one, the name is what `drawRow` draws
 * from the same stream.
 */
export class RelativeNames {
  readonly #space: Workspace;
  readonly #country: Country;
  readonly #packed: PackedCountry;
  readonly #rng: Rng;
  readonly #names = new Int32Array(NAME_PARTS);

  constructor(rng: Rng, space: Workspace, country: Country) {
    this.#rng = new Rng([0, 0, 0, 0]).rekeyLike(rng);
    this.#space = space;
    this.#country = country;
    this.#packed = packedCountry(space, country);
  }

  communityOf(stream: NameStream, place: Place, year: number): number {
    return this.#country.names.community(this.#row(stream, place, year), this.#packed.own);
  }

  communityNamed(community: number): string {
    return this.#packed.communities[community] ?? "";
  }

  /** Undefined in countries where family names have one form. */
  lineageOf(stream: NameStream): number | undefined {
    return this.#country.names.lineage?.(this.#seek(stream));
  }

  nameIn(
    { community, lineage = -1, isSingle = false }: Descent,
    stream: NameStream,
    { sex, birth, place }: Bearer,
  ): PersonName {
    const row = this.#row(stream, place, birth.year);
    const named = { ...row, sex: sexesByNumber.indexOf(sex), community, lineage, isSingle };
    this.#country.names.name(named, this.#packed.own);
    return personName(this.#space, named, this.#country.names, this.#packed.own);
  }

  /** The name that a person of the stream has without relatives. */
  nameOf(stream: NameStream, bearer: Bearer): PersonName {
    return this.nameIn({ community: this.communityOf(stream, bearer.place, bearer.birth.year) }, stream, bearer);
  }

  #seek({ index, field, block }: NameStream): Rng {
    return this.#rng.seek(index, field, block);
  }

  #row(stream: NameStream, { index }: Place, year: number): NameRow {
    const { memory } = this.#space;
    this.#packed.openPlace?.(index);
    const record = this.#packed.records + placeRecord.size * index;
    return {
      memory,
      rng: this.#seek(stream),
      sex: 0,
      year,
      band: bandOf(year),
      mix: memory.ints[record + placeRecord.mix]!,
      region: memory.ints[record + placeRecord.region]!,
      community: 0,
      lineage: -1,
      isSingle: false,
      names: this.#names.fill(0),
    };
  }
}
