import type { People, Rows } from "../../columns/rows.ts";
import type { TextColumn } from "../../columns/text-column.ts";
import type { Column } from "../../columns/workspace.ts";
import type { PersonName } from "../../countries/country.ts";
import type { NameColumns } from "../../countries/country-names.ts";
import { type Addresses, writeStreets } from "../../countries/shared/streets/draw-lines.ts";
import type { Rng } from "../../random/rng.ts";
import { field } from "../field.ts";
import type { Spec } from "../spec.ts";
import { type FieldTexts, type Part, RowBearer } from "./batch.ts";
import type { Births } from "./births.ts";
import type { Homes } from "./homes.ts";
import { namePartsOf, writeName, writeNames } from "./names.ts";
import { areaRecord, placeRecord } from "./place-records.ts";
import { readText, writeText } from "./strings.ts";

/** What fields are drawn from whose country, or spec, has them for one person at a time. */
export interface OneByOne {
  readonly rng: Rng;
  readonly spec: Spec;
  readonly people: People;
  readonly sex: Column;
  readonly births: Births;
  readonly homes: Homes;
}

/** The names of a part. */
export function namesOf(rows: Rows, part: Part, single: OneByOne, out: TextColumn): NameColumns {
  const { spec, people, sex, births, homes } = single;
  const { country, packed } = part;
  if (spec.name !== undefined) return writeName(rows, spec.name, out);
  const { ints } = people.space.memory;
  const mix = rows.column();
  const region = rows.column();
  for (let k = rows.from; k < rows.to; k++) {
    mix[k] = ints[(homes.place[k] ?? 0) + placeRecord.mix] ?? 0;
    region[k] = ints[(homes.place[k] ?? 0) + placeRecord.region] ?? 0;
  }
  const bearers = { sex, year: births.year, mix, region };
  const community = country.names.community(rows, bearers, packed.own);
  const names = country.names.name(rows, community, bearers, packed.own);
  writeNames(rows, names, out);
  return names;
}

/** Streets and postal codes of a part, of which those of the areas are there. */
export function addressesOf(rows: Rows, part: Part, single: OneByOne, texts: FieldTexts): void {
  const { spec, homes } = single;
  const { street, zip } = texts;
  if (spec.address === undefined) {
    writeStreets(rows, addressesIn(rows, homes, part), (row, at, length) => street.set(row, at, length));
    if (part.country.postalCode !== undefined || spec.places !== undefined) writeCodes(rows, part, single, zip);
    return;
  }
  for (let k = rows.from; k < rows.to; k++) {
    street.ascii(k, 0, 0);
    zip.ascii(k, 0, 0);
  }
}

/** Completes the postal codes of areas. */
function writeCodes(rows: Rows, { country }: Part, { rng, spec, people }: OneByOne, zip: TextColumn): void {
  const { space, index } = people;
  for (let k = rows.from; k < rows.to; k++) {
    const part = readText(space, zip.start[k] ?? 0, zip.length[k] ?? 0);
    const code = country.postalCode?.(rng.seek((index[k] ?? 0) >>> 0, field.postalCode), { code: part }) ?? part;
    const from = space.end;
    zip.set(k, from, writeText(space, spec.places === undefined ? code : spec.places.postalCode(code)));
  }
}

/** Adds the national ids of a part to those of the rows before. */
export function drawIds(rows: Rows, part: Part, names: NameColumns, single: OneByOne, out: string[]): void {
  const { rng, spec, people } = single;
  const isNamed = part.country.verification.nationalId.encodesName !== undefined;
  for (let k = rows.from; k < rows.to; k++) {
    const name = spec.name ?? (isNamed ? { ...nameless, ...namePartsOf(people.space, names, k) } : nameless);
    const stream = rng.seek((people.index[k] ?? 0) >>> 0, field.nationalId);
    out.push(part.country.nationalId(stream, new RowBearer(part, single, k), name));
  }
}

const nameless: PersonName = { full: "", given: "", family: "", maternal: "", mailGiven: "", mailFamily: "" };

/** The columns that street lines depend on. */
function addressesIn(rows: Rows, { place, area }: Homes, { packed }: Part): Addresses {
  const { ints } = rows.people.space.memory;
  const lines = rows.column();
  const locality = rows.column();
  const numbers = rows.column();
  const city = rows.column();
  const cityLength = rows.column();
  for (let k = rows.from; k < rows.to; k++) {
    const own = area[k] ?? 0;
    const town = place[k] ?? 0;
    lines[k] = ints[own + areaRecord.lines] ?? 0;
    locality[k] = ints[own + areaRecord.locality] ?? 0;
    numbers[k] = ints[own + areaRecord.numbers] ?? 0;
    city[k] = ints[town + placeRecord.city] ?? 0;
    cityLength[k] = ints[town + placeRecord.cityLength] ?? 0;
  }
  return { lines, locality, numbers, city, cityLength, home: packed.home };
}
