import type { Rows } from "../../columns/rows.ts";
import { sampleAt } from "../../columns/sampling.ts";
import type { Country } from "../../countries/country.ts";
import { valueAt } from "../../random/alias-table.ts";
import type { Rng } from "../../random/rng.ts";
import type { Column, Workspace } from "../../tables/workspace.ts";
import type { Home } from "../places/postal-codes.ts";
import { placesWith } from "../places/selection.ts";
import type { Spec } from "../spec.ts";
import { type FieldTexts, homeOf, type Part } from "./batch.ts";
import { type PackedCountry, packedCountry } from "./packed-country.ts";
import { areaRecord, placeRecord } from "./place-records.ts";

/** The records of the places of rows, and of their areas. */
export interface Homes {
  readonly place: Column;
  readonly area: Column;
}

/**
 * Samples the homes of rows. Those that are not among the places of the spec are sampled from them: the first home of the
 * stream is replaced, which is read before.
 */
export function drawHomes(rng: Rng, rows: Rows, parts: readonly Part[], spec: Spec): Homes {
  const { home, phoneRange } = spec;
  if (home !== undefined) return fixedHome(rows, parts, home);
  const homes = sampleHomes(rows, parts);
  if (spec.places === undefined && phoneRange === undefined) return homes;
  for (const part of parts) {
    const places = spec.places ?? (phoneRange && placesWith(part.country, phoneRange));
    if (places === undefined) continue;
    for (let k = part.from; k < part.to; k++) {
      const { place, area } = homeOf(rows.people.space, part, homes, k);
      if (places.has(place, area)) continue;
      const stream = rng.seek((rows.people.index[k] ?? 0) >>> 0, rows.field);
      stream.next();
      stream.next();
      setHome(rows, part.packed, places.sample(stream), homes, k);
    }
  }
  return homes;
}

function fixedHome(rows: Rows, parts: readonly Part[], home: Home): Homes {
  const homes = { place: rows.column(), area: rows.column() };
  for (const part of parts) for (let k = part.from; k < part.to; k++) setHome(rows, part.packed, home, homes, k);
  return homes;
}

/** Sets the home of a row. */
export function setHome(
  rows: Rows,
  packed: Pick<PackedCountry, "records">,
  { place, area }: Home,
  homes: Homes,
  row: number,
): void {
  const record = packed.records + placeRecord.size * place.index;
  const first = rows.people.space.memory.ints[record + placeRecord.areas] ?? 0;
  homes.place[row] = record;
  homes.area[row] = first + areaRecord.size * place.areas.indexOf(area);
}

/** Opens areas that have not been drawn before. Nothing may be written behind the tables yet. */
export function openAreas(space: Workspace, parts: readonly Part[], homes: Homes): void {
  for (const part of parts) {
    const { openArea } = part.packed;
    if (openArea === undefined) continue;
    for (let k = part.from; k < part.to; k++) {
      const record = homes.area[k] ?? 0;
      if (space.memory.ints[record + areaRecord.lines] !== 0) continue;
      const { place, area } = homeOf(space, part, homes, k);
      openArea(record, place, area);
    }
  }
}

/** Packs a country with all of its areas. */
export function openAllAreas(space: Workspace, country: Country): void {
  const { records, openArea } = packedCountry(space, country);
  for (const place of country.places.items) {
    const first = space.memory.ints[records + placeRecord.size * place.index + placeRecord.areas] ?? 0;
    for (const [row, area] of place.areas.entries()) openArea?.(first + areaRecord.size * row, place, area);
  }
}

/** Sets cities and postal codes to those of the records. */
export function writePlaces(rows: Rows, { place, area }: Homes, { city, zip }: FieldTexts): void {
  const { ints } = rows.people.space.memory;
  for (let k = rows.from; k < rows.to; k++) {
    const record = place[k] ?? 0;
    city.set(k, ints[record + placeRecord.city] ?? 0, ints[record + placeRecord.cityLength] ?? 0);
    const code = (area[k] ?? 0) + areaRecord.code;
    const length = ints[(area[k] ?? 0) + areaRecord.codeLength] ?? 0;
    zip.set(k, (length & 0xffff) <= 8 ? 4 * code : (ints[code] ?? 0), length);
  }
}

/** Samples the homes of rows by the tables of places of their countries. */
function sampleHomes(rows: Rows, parts: readonly Part[]): Homes {
  const { ints } = rows.people.space.memory;
  const place = rows.column();
  const area = rows.column();
  const [first, second] = [rows.word(0), rows.word(1)];
  for (const { packed, from, to } of parts)
    for (let k = from; k < to; k++)
      place[k] = packed.records + placeRecord.size * sampleAt(ints, packed.places, first[k] ?? 0);
  for (let k = rows.from; k < rows.to; k++) {
    const record = place[k] ?? 0;
    const areas = ints[record + placeRecord.areas] ?? 0;
    const row = valueAt(
      ints,
      areas,
      ints[record + placeRecord.areaCount] ?? 0,
      (second[k] ?? 0) >>> 0,
      areaRecord.size,
    );
    area[k] = areas + areaRecord.size * row;
  }
  return { place, area };
}
