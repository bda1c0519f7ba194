import { expect } from "vitest";
import type { Country } from "../../../src/countries/country.ts";
import type { Place } from "../../../src/countries/place.ts";
import type { AliasTable } from "../../../src/random/alias-table.ts";

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

/** The share of a country's people that is drawn in the places for which `holds` returns true, or in a part of each. */
export function shareOfPlaces({ places }: Country): (holds: (place: Place) => boolean | number) => number {
  const shares = sharesOf(places);
  return (holds) => places.items.reduce((sum, place, index) => sum + Number(holds(place)) * (shares[index] ?? 0), 0);
}

/** Expects a share to be the published one, within a part of it. */
export function expectShare(found: number, published: number, tolerance: number, message = ""): void {
  expect(Math.abs(found / published - 1), `${message}: ${found} instead of ${published}`).toBeLessThan(tolerance);
}

/** Expects as many people of each state to be drawn as a census counts of `people`. */
export function expectStates(
  country: Country,
  census: Readonly<Record<string, number>>,
  people: number,
  tolerance = 0.025,
): void {
  const shareOf = shareOfPlaces(country);
  for (const [state, counted] of Object.entries(census))
    expectShare(
      shareOf((place) => place.stateAbbreviation === state),
      counted / people,
      tolerance,
      state,
    );
}

/** Expects that share of people to be drawn in places below so many inhabitants, within a part of it. */
export function expectSmallTowns(country: Country, share: number, inhabitants = 50_000, tolerance = 0.2): void {
  const isSmall = (people: number): boolean => people < inhabitants;
  const small = (place: Place): number => smallPart(country, place, isSmall);
  expectShare(shareOfPlaces(country)(small), share, tolerance, String(inhabitants));
}

/** The part of a place's people in settlements that are small; a British post town serves several. */
function smallPart({ code }: Country, { areas, population }: Place, isSmall: (people: number) => boolean): number {
  if (code !== "uk") return Number(isSmall(population));
  const settlements = [...Map.groupBy(areas, ({ locality }) => locality).values()].map((own) =>
    own.reduce((sum, { weight }) => sum + weight, 0),
  );
  const sum = (list: readonly number[]): number => list.reduce((all, people) => all + people, 0);
  return sum(settlements.filter(isSmall)) / sum(settlements);
}
