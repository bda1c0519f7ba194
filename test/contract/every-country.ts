import { readdirSync } from "node:fs";
import type { CalendarDate } from "../../src/calendar/calendar-date.ts";
import type { Bearer, PersonName } from "../../src/countries/bearer.ts";
import type { Country } from "../../src/countries/country.ts";
import type { Area, Place } from "../../src/countries/place.ts";
import type { Sex } from "../../src/countries/words.ts";
import { threadWorkspace } from "../../src/library/generator.ts";
import { field } from "../../src/person/field.ts";
import { RelativeNames } from "../../src/person/relative-names.ts";
import { pick } from "../../src/random/distributions.ts";
import { Rng } from "../../src/random/rng.ts";
import { type Key, keyOf } from "../../src/random/seed.ts";
import { sample } from "../../src/random/weighted.ts";
import { streetOf } from "./streets.ts";

const folder = new URL("../../src/countries/", import.meta.url);

/** The country of every folder, found by looking, so that a new one gets every check for free. */
export const everyCountry: readonly Country[] = await Promise.all(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "shared")
    .map(async ({ name }) => {
      const module: Record<string, Country> = await import(new URL(`${name}/index.ts`, folder).href);
      const [country, ...others] = Object.values(module);
      if (country === undefined || others.length > 0) throw new Error(`${name}/index.ts must export its country alone`);
      return country;
    }),
);

/** Keys of names, because a hash takes longer than most of what is drawn with it. */
const keys = new Map<string, Key>();

/** A stream for the test of that name; `index` picks one of many. */
export function testRng(name: string, index = 0): Rng {
  const key = keys.get(name) ?? keyOf("test", name);
  keys.set(name, key);
  return new Rng(key).seek(index, 0);
}

/** A name of the country, from the beginning of the stream of the same index. */
export function nameOf(country: Country, rng: Rng, bearer: Bearer, stream = rng.field): PersonName {
  return new RelativeNames(rng, threadWorkspace(), country).nameOf({ index: rng.index, field: stream }, bearer);
}

/** A person's name and what it depends on. */
export interface NameSample {
  readonly sex: Sex;
  readonly birth: CalendarDate;
  readonly place: Place;
  readonly area: Area;
  readonly name: PersonName;
}

/** What a country says of one person, drawn without the rest of the generator. */
export interface Sample extends NameSample {
  readonly zip: string;
  readonly street: string;
  readonly phone: string;
  readonly nationalId: string;
}

/** `count` samples of a country: sexes in turn, born 1936 to 2008. */
export function samplesOf(country: Country, count: number, seed = "sample"): readonly Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const rng = testRng(`${seed} ${country.code}`, index);
    const drawn = drawName(rng, country, index);
    const { place, area, name } = drawn;
    return {
      ...drawn,
      zip: country.postalCode?.(rng, area) ?? area.code,
      street: streetOf(country, testRng(`${seed} streets of ${country.code}`, index), place, area),
      phone: pick(rng, place.phones).replace(/#/g, () => String(Math.floor((rng.next() / 2 ** 32) * 10))),
      nationalId: country.nationalId(rng, drawn, name),
    };
  });
}

/** The names of the same samples, in half of the time. */
export function namesOf(country: Country, count: number, seed = "sample"): readonly NameSample[] {
  return Array.from({ length: count }, (_, index) =>
    drawName(testRng(`${seed} ${country.code}`, index), country, index),
  );
}

function drawName(rng: Rng, country: Country, index: number): NameSample {
  const sex: Sex = index % 2 === 0 ? "female" : "male";
  const birth = { year: 1936 + (index % 73), month: 1 + (index % 12), day: 1 + (index % 28) };
  const place = sample(rng, country.places);
  const area = place.sampleArea(rng);
  return { sex, birth, place, area, name: nameOf(country, rng, { sex, birth, place }, field.name) };
}
