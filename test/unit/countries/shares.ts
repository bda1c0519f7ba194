import { expect } from "vitest";
import type { Country } from "../../../src/countries/country.ts";
import type { Place } from "../../../src/countries/place.ts";
import type { Sex } from "../../../src/countries/words.ts";
import type { AliasTable } from "../../../src/random/alias-table.ts";
import { sample } from "../../../src/random/weighted.ts";
import { nameOf, testRng } from "../../contract/every-country.ts";

const TWO_32 = 2 ** 32;

/** The probability of each value of an alias table, from 0 to the highest. */
function sharesOf({ slots, first, size }: AliasTable): readonly number[] {
  const shares: number[] = [];
  for (let index = 0; index < size; index++) {
    const own = ((slots[first + 2 * index] ?? 0) + 2 ** 31) / TWO_32;
    const values = slots[first + 2 * index + 1] ?? 0;
    const [value, alias] = [values >>> 16, values & 0xffff];
    shares[value] = (shares[value] ?? 0) + own / size;
    shares[alias] = (shares[alias] ?? 0) + (1 - own) / size;
  }
  return shares;
}

/** The share of a country's people that is drawn in the places for which `holds` returns true. */
export function shareOfPlaces({ places }: Country): (holds: (place: Place) => boolean) => number {
  const shares = sharesOf(places);
  return (holds) => places.items.reduce((sum, place, index) => sum + (holds(place) ? (shares[index] ?? 0) : 0), 0);
}

/** Expects as many people of each state to be drawn as a census counts of `people`. */
export function expectStates(
  country: Country,
  census: Readonly<Record<string, number>>,
  people: number,
  tolerance = 0.025,
): void {
  const shareOf = shareOfPlaces(country);
  for (const [state, counted] of Object.entries(census)) {
    const ratio = shareOf(({ stateAbbreviation }) => stateAbbreviation === state) / (counted / people);
    expect(Math.abs(ratio - 1), state).toBeLessThan(tolerance);
  }
}

/** Expects that share of people to be drawn in places under 50,000, with a tolerance of a fifth. */
export function expectSmallTowns(country: Country, share: number): void {
  expect(Math.abs(shareOfPlaces(country)(({ population }) => population < 50_000) / share - 1)).toBeLessThan(0.2);
}

/** How many of `people` have each value, by `count` values of `next`. */
function frequenciesOf(count: number, people: number, next: (drawn: number) => string): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>();
  for (let drawn = 0; drawn < count; drawn++) {
    const value = next(drawn);
    frequencies.set(value, (frequencies.get(value) ?? 0) + people / count);
  }
  return frequencies;
}

/** How many of 100,000 people bear each name; `rng` samples places and birth years, and names are those of a seed. */
export function namesOf(country: Country, rng: ReturnType<typeof testRng>, seed: string) {
  const placeIn = (states: string): Place => {
    const place = sample(rng, country.places);
    return states.includes(place.stateAbbreviation) ? place : placeIn(states);
  };
  return {
    /** Family names of men, in all states or in some. */
    families: (count: number, states?: string) =>
      frequenciesOf(count, 100_000, (index) => {
        const place = states === undefined ? sample(rng, country.places) : placeIn(states);
        const birth = { year: 1940 + Math.floor(rng.next() / 2 ** 26), month: 1, day: 1 };
        return nameOf(country, testRng(seed, index), { sex: "male", birth, place }).family;
      }),
    /** Given names of a sex and year in a city, the commonest first. */
    given(count: number, sex: Sex, year: number, city: string): ReadonlyMap<string, number> {
      const place = country.places.items.find((one) => one.city === city) ?? sample(rng, country.places);
      const birth = { year, month: 1, day: 1 };
      const drawn = (index: number) => nameOf(country, testRng(seed, index), { sex, birth, place }).given;
      return new Map([...frequenciesOf(count, 100_000, drawn)].sort(([, one], [, other]) => other - one));
    },
  };
}

/** Expects frequencies to be the published ones, with a tolerance of a fifth. */
export function expectAs(
  drawn: (name: string) => number | undefined,
  published: Readonly<Record<string, number>>,
): void {
  for (const [name, share] of Object.entries(published)) {
    expect((drawn(name) ?? 0) / share, name).toBeGreaterThan(0.8);
    expect((drawn(name) ?? 0) / share, name).toBeLessThan(1.2);
  }
}
