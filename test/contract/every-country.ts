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
import { keyOf } from "../../src/random/seed.ts";
import { sample } from "../../src/random/weighted.ts";
import { perKey, perList } from "../../src/text/memo.ts";
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

/** The country of a published code. */
export function countryNamed(code: string): Country {
  const country = everyCountry.find((one) => one.code === code);
  if (country === undefined) throw new RangeError(`there is no country ${code}`);
  return country;
}

/** Keys of names, because a hash takes longer than most of what is drawn with it. */
const keys = perKey((name) => keyOf("test", name));

/** A stream for the test of that name; `index` picks one of many. */
export function testRng(name: string, index = 0): Rng {
  return new Rng(keys(name)).seek(index, 0);
}

/** Names of people of a country one at a time, by the index of a stream of that name. */
export function namesIn(country: Country, seed: string): (index: number, bearer: Bearer) => PersonName {
  const names = new RelativeNames(testRng(seed), threadWorkspace(), country);
  return (index, bearer) => names.nameOf({ index, field: field.name }, bearer);
}

/** A person's name and what it depends on. */
export interface NameSample extends Bearer {
  readonly name: PersonName;
}

/** What a country says of one person, drawn without the rest of the generator. */
export class Sample implements NameSample {
  readonly country: Country;
  readonly index: number;
  readonly sex: Sex;
  readonly birth: CalendarDate;
  readonly place: Place;
  readonly area: Area;
  readonly name: PersonName;
  #street: string | undefined;

  constructor(country: Country, index: number, nameOf: ReturnType<typeof namesIn>) {
    this.country = country;
    this.index = index;
    this.sex = index % 2 === 0 ? "female" : "male";
    this.birth = { year: 1936 + (index % 73), month: 1 + (index % 12), day: 1 + (index % 28) };
    const rng = this.#rng(field.place);
    this.place = sample(rng, country.places);
    this.area = this.place.sampleArea(rng);
    this.name = nameOf(index, this);
  }

  get state(): string {
    return this.place.stateAbbreviation;
  }

  get zip(): string {
    return this.country.postalCode?.(this.#rng(field.postalCode), this.area) ?? this.area.code;
  }

  get street(): string {
    this.#street ??= streetOf(this.country, this.#rng(field.street), this.place, this.area);
    return this.#street;
  }

  get phone(): string {
    const rng = this.#rng(field.phone);
    return pick(rng, this.place.phones).replace(/#/g, () => String(Math.floor((rng.next() / 2 ** 32) * 10)));
  }

  get nationalId(): string {
    return this.country.nationalId(this.#rng(field.nationalId), this, this.name);
  }

  #rng(of: number): Rng {
    return shared(seedOf(this.country)).seek(this.index, of);
  }
}

const seedOf = ({ code }: Country): string => `people of ${code}`;

const shared = perKey(testRng);

const crowds = perList((_country: Country): Sample[] => []);

/**
 * The first people of a country, drawn once for all tests of a worker, which ask for 20,000 at most: sexes in turn, born
 * 1936 to 2008.
 */
export function samplesOf(country: Country, count: number): readonly Sample[] {
  const crowd = crowds(country);
  const nameOf = namesIn(country, seedOf(country));
  while (crowd.length < count) crowd.push(new Sample(country, crowd.length, nameOf));
  return crowd.slice(0, count);
}
