import type { Country, Place } from "../../../src/countries/country.ts";
import type { AliasTable } from "../../../src/random/alias-table.ts";

const TWO_32 = 2 ** 32;

/** The probability of each value of an alias table, from 0 to the highest. */
export function sharesOf({ slots, first, size }: AliasTable): readonly number[] {
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

/** How many of `people` have each value, by `count` values of `next`. */
export function frequenciesOf(
  count: number,
  people: number,
  next: (drawn: number) => string,
): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>();
  for (let drawn = 0; drawn < count; drawn++) {
    const value = next(drawn);
    frequencies.set(value, (frequencies.get(value) ?? 0) + people / count);
  }
  return frequencies;
}
