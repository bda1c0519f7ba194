import type { Country } from "../../src/countries/country.ts";
import { NAME_PARTS } from "../../src/countries/name-row.ts";
import type { Place } from "../../src/countries/place.ts";
import { bandOf } from "../../src/countries/shared/names-by-year.ts";
import type { Sex } from "../../src/countries/words.ts";
import { threadWorkspace } from "../../src/library/generator.ts";
import { sexesByNumber } from "../../src/person/body.ts";
import { textIn } from "../../src/person/names.ts";
import { packedCountry } from "../../src/person/packed/country.ts";
import { placeRecord } from "../../src/person/packed/records.ts";
import { sample, weighted } from "../../src/random/weighted.ts";
import { testRng } from "./every-country.ts";

export interface Counted {
  readonly part: "given" | "family";
  readonly count: number;
  readonly sex: Sex;
  /** The first and the last year of birth; all between are as frequent. */
  readonly years: readonly [first: number, last: number];
  /** Where they live; without it, everywhere. */
  readonly places?: readonly Place[];
}

/**
 * How many of 100,000 people bear each name, the commonest first. Names are counted where they are in memory and decoded
 * once each, which takes a fifth of the time of drawing names as texts.
 */
export function countNames(
  country: Country,
  { part, count, sex, years, places }: Counted,
): ReadonlyMap<string, number> {
  const space = threadWorkspace();
  const { own, records, openPlace } = packedCountry(space, country);
  const { memory } = space;
  const homesAndYears = testRng(`${country.code} shares`);
  const rng = testRng(`${country.code} shares of names`);
  const names = new Int32Array(NAME_PARTS);
  const person = { memory, rng, names, sex: sexesByNumber.indexOf(sex), lineage: -1, isSingle: false };
  const row = { ...person, year: 0, band: 0, mix: 0, region: 0, community: 0 };
  const homes = places === undefined ? country.places : weighted(places, ({ weight }) => weight);
  const counts = new Map<number | string, number>();
  const [{ part: first } = { part: 0 }, ...others] = country.names.form[part];
  for (let index = 0; index < count; index++) {
    homesAndYears.seek(index, 0);
    const place = sample(homesAndYears, homes);
    openPlace?.(place.index);
    const record = records + placeRecord.size * place.index;
    row.year = years[0] + Math.floor((homesAndYears.next() / 2 ** 32) * (years[1] + 1 - years[0]));
    row.band = bandOf(row.year);
    row.mix = memory.ints[record + placeRecord.mix] ?? 0;
    row.region = memory.ints[record + placeRecord.region] ?? 0;
    names.fill(0);
    rng.seek(index, 0);
    row.community = country.names.community(row, own);
    country.names.name(row, own);
    const isOne = others.every((other) => names[other.part] === 0);
    const name = (isOne ? names[first] : undefined) ?? textIn(space, row, country.names.form[part]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const shares = new Map<string, number>();
  for (const [name, bearers] of counts) {
    names.fill(0);
    if (typeof name === "number") names[first] = name;
    const text = typeof name === "number" ? textIn(space, row, country.names.form[part]) : name;
    shares.set(text, (shares.get(text) ?? 0) + (100_000 * bearers) / count);
  }
  return new Map([...shares].sort(([, one], [, other]) => other - one));
}
