import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Bearer, PersonName } from "../countries/bearer.ts";
import type { Country } from "../countries/country.ts";
import { givenThenFamily, NAME_PARTS, type NameForm, type NameRow } from "../countries/name-row.ts";
import type { Area, Place } from "../countries/place.ts";
import type { Sex } from "../countries/words.ts";
import { Rng } from "../random/rng.ts";
import { type Address, Street } from "../streets/street.ts";
import type { Memory } from "../tables/memory.ts";
import { LONGEST_NAME, type PackedText } from "../tables/packer.ts";
import type { Workspace } from "../tables/workspace.ts";
import { perList } from "../text/memo.ts";
import { sexesByNumber } from "./body.ts";
import { textIn } from "./names.ts";
import { Nation } from "./nation.ts";
import { Output, PERSON_BYTES } from "./output.ts";
import { type Fixed, fixedTexts } from "./packed/fixed.ts";
import type { Phone } from "./packed/phones.ts";
import { areaRecord, placeRecord } from "./packed/records.ts";
import type { Spec } from "./spec.ts";

/**
 * One person: numbers, and places in memory of what was sampled. The row of a workspace is reused: it must be read
 * before the next draw, and not kept across an `await`.
 */
export class Row implements NameRow, Address, Phone {
  readonly space: Workspace;
  readonly memory: Memory;
  /** Its own, so that generators of callers do not move. */
  readonly rng = new Rng([0, 0, 0, 0]);
  readonly fixed: Fixed;
  /** Where fields are written, and where for the record. */
  out: Output;
  readonly scratch = new Output(2 * PERSON_BYTES);
  // Set by `drawRow`.
  spec!: Spec;
  nation!: Nation;
  index = 0;
  sex = 0;
  year = 0;
  month = 0;
  day = 0;
  age = 0;
  band = 0;
  place = 0;
  area = 0;
  mix = 0;
  region = 0;
  community = 0;
  lineage = -1;
  readonly isSingle = false;
  readonly names: Int32Array = new Int32Array(NAME_PARTS);
  form: NameForm = givenThenFamily;
  /** Where names that are in no table are written, part by part. */
  readonly ownNames: number;
  readonly street: Street;
  lines = 0;
  locality = 0;
  numbers = 0;
  city = 0;
  cityLength = 0;
  home: PackedText | undefined;
  // Numbers that may have a fraction or exceed 31 bits begin with a fraction: one hidden class for all people.
  /** Standard deviations from the mean height of sex and cohort. */
  stature = 0.5;
  cm = 0;
  kg = 0;
  blood = 0;
  issue = 0;
  expiry = 0;
  cvv = 0;
  cardNumber = 0.5;
  mailInitial = false;
  /** The domain, and whether a dot is between the names. */
  mailForm = 0;
  /** The number before the @, and its digits. */
  mailNumber = 0.5;
  mailWidth = 0;
  phone = 0;
  phoneNumber = 0.5;
  photo = 0;
  readonly bearer: Bearer;
  readonly partsOfName: Pick<PersonName, "given" | "family" | "maternal">;
  readonly #nations = new Map<Country, Nation>();

  constructor(space: Workspace) {
    this.space = space;
    this.memory = space.memory;
    this.fixed = fixedTexts(space);
    this.street = new Street(space.memory);
    this.out = this.scratch;
    this.bearer = new RowBearer(this);
    this.partsOfName = new RowName(this);
    this.ownNames = space.memory.take(NAME_PARTS * OWN_NAME, 8);
  }

  nationOf(country: Country): Nation {
    const known = this.#nations.get(country);
    if (known !== undefined) return known;
    const nation = new Nation(this.space, country);
    this.#nations.set(country, nation);
    return nation;
  }

  seek(field: number): Rng {
    return this.rng.seek(this.index, field);
  }
}

export const OWN_NAME = 8 * Math.ceil((4 + LONGEST_NAME) / 8);

export const rowOf = perList((space: Workspace) => new Row(space));

export function placeOf({ nation: { country, packed }, place }: Row): Place {
  return country.places.at((place - packed.records) / placeRecord.size);
}

export function areaOf(row: Row): Area {
  const first = row.memory.ints[row.place + placeRecord.areas]!;
  const area = placeOf(row).areas[(row.area - first) / areaRecord.size];
  if (area === undefined) throw new RangeError("the person has no home");
  return area;
}

class RowBearer implements Bearer {
  readonly #row: Row;

  constructor(row: Row) {
    this.#row = row;
  }

  get sex(): Sex {
    return sexesByNumber[this.#row.sex === 0 ? 0 : 1];
  }

  get birth(): CalendarDate {
    const { year, month, day } = this.#row;
    return { year, month, day };
  }

  /** Read on demand: most numbers do not depend on it, and it is a cache miss or two. */
  get place(): Place {
    return placeOf(this.#row);
  }

  get origin(): string | undefined {
    return this.#row.spec.origin;
  }
}

class RowName {
  readonly #row: Row;

  constructor(row: Row) {
    this.#row = row;
  }

  get given(): string {
    return textIn(this.#row.space, this.#row, this.#row.form.given);
  }

  get family(): string {
    return textIn(this.#row.space, this.#row, this.#row.form.family);
  }

  get maternal(): string {
    return textIn(this.#row.space, this.#row, this.#row.form.maternal ?? []);
  }
}
