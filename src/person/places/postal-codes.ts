import { type Area, type Country, type Place, perCountry } from "../../countries/country.ts";
import type { Rng } from "../../random/rng.ts";

/** An area of a place. */
export interface Home {
  readonly place: Place;
  readonly area: Area;
}

interface Entry extends Home {
  readonly code: string;
}

/** A range of the sorted codes. */
export interface CodeRange {
  readonly from: number;
  readonly to: number;
}

/** A postal code as it is compared: without spaces and hyphens, in capitals. */
export function compactCode(code: string): string {
  return code.normalize("NFKC").toUpperCase().replace(/[\s-]/g, "");
}

/**
 * All areas of a country sorted by postal code, with cumulative population: codes with a common prefix are a contiguous
 * range.
 */
class PostalCodes {
  readonly #entries: readonly Entry[];
  /** How many people live in the areas before each, and in all at the end. */
  readonly #before: Float64Array;

  constructor({ places }: Country) {
    const weights = new Map<Entry, number>();
    const shareOf = shares();
    for (const place of places.items) {
      for (const area of place.areas) {
        weights.set({ place, area, code: compactCode(area.code) }, shareOf({ place, area }));
      }
    }
    this.#entries = [...weights.keys()].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
    this.#before = new Float64Array(this.#entries.length + 1);
    for (const [at, entry] of this.#entries.entries()) {
      this.#before[at + 1] = (this.#before[at] ?? 0) + (weights.get(entry) ?? 0);
    }
  }

  /** The codes that begin with a text; empty if `from` equals `to`. */
  beginningWith(start: string): CodeRange {
    return { from: this.#first(start), to: this.#first(`${start}\uffff`) };
  }

  /** The homes of a range. */
  homes({ from, to }: CodeRange): readonly Home[] {
    return this.#entries.slice(from, to);
  }

  /** One home of a range in proportion to its people; one word of the stream. */
  sample(rng: Rng, { from, to }: CodeRange): Home {
    const first = this.#before[from] ?? 0;
    const people = first + (rng.next() / 2 ** 32) * ((this.#before[to] ?? 0) - first);
    let low = from;
    let high = to - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#before[middle] ?? 0) <= people) low = middle;
      else high = middle - 1;
    }
    const home = this.#entries[low];
    if (home === undefined) throw new RangeError("cannot sample from no postal codes");
    return home;
  }

  /** The index of the first entry whose code is not less than `code`. */
  #first(code: string): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.code ?? "") < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A function that gives the people of a home, beside those of all others of the country. It sums the areas of a place once. */
export function shares(): (home: Home) => number {
  const totals = new Map<Place, number>();
  return ({ place, area }) => {
    const total = totals.get(place) ?? place.areas.reduce((sum, { weight }) => sum + weight, 0);
    totals.set(place, total);
    return (place.weight * area.weight) / total;
  };
}

/** The postal codes of a country, indexed at the first call. */
export const postalCodesOf = perCountry((country) => new PostalCodes(country));
