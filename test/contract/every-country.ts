import { readdirSync } from "node:fs";
import type { CalendarDate } from "../../src/calendar/calendar-date.ts";
import type { Country, Place, Sex } from "../../src/countries/country.ts";
import { pick } from "../../src/random/distributions.ts";
import { Rng } from "../../src/random/rng.ts";
import { keyOf } from "../../src/random/seed.ts";
import { sample } from "../../src/random/weighted.ts";

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

/** A stream for the test of that name; `index` picks one of many. */
export function testRng(name: string, index = 0): Rng {
  return new Rng(keyOf("test", name)).seek(index, 0);
}

/** What a country says of one person, drawn without the rest of the generator. */
export interface Sample {
  readonly sex: Sex;
  readonly birth: CalendarDate;
  readonly place: Place;
  readonly zip: string;
  readonly street: string;
  readonly phone: string;
  readonly nationalId: string;
  readonly name: ReturnType<Country["personName"]>;
}

/** `count` samples of a country: sexes in turn, born 1936 to 2008. */
export function samplesOf(country: Country, count: number, seed = "sample"): Sample[] {
  return Array.from({ length: count }, (_, index) => sampleOf(country, index, seed));
}

function sampleOf(country: Country, index: number, seed: string): Sample {
  const rng = testRng(`${seed} ${country.code}`, index);
  const sex: Sex = index % 2 === 0 ? "female" : "male";
  const birth = { year: 1936 + (index % 73), month: 1 + (index % 12), day: 1 + (index % 28) };
  const place = sample(rng, country.places);
  const area = place.sampleArea(rng);
  const bearer = { sex, birth, place };
  const name = country.personName(rng, bearer);
  return {
    sex,
    birth,
    place,
    name,
    zip: country.postalCode(rng, area),
    street: country.street(rng, place, area),
    phone: pick(rng, place.phones).replace(/#/g, () => String(Math.floor((rng.next() / 2 ** 32) * 10))),
    nationalId: country.nationalId(rng, bearer, name),
  };
}
