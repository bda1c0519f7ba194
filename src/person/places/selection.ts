import { type Country, perCountry } from "../../countries/country.ts";
import { type PhoneRange, phoneRanges } from "../../countries/phone-ranges.ts";
import type { Area, Place } from "../../countries/place.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import { codeGroups, compactCode } from "./derived.ts";
import { type Home, type Locality, peopleOfEach, placesOf } from "./places.ts";

/** The homes of a country that satisfy a constraint, sampled in proportion to their overall shares. */
export interface PlaceSelection {
  has(place: Place, area: Area): boolean;
  sample(rng: Rng): Home;
  /** The sampled postal code of a home, with its beginning replaced by the requested one. */
  postalCode(sampled: string): string;
}

interface PlaceConstraint {
  readonly states: ReadonlySet<string> | undefined;
  readonly city: string | undefined;
  readonly postalCode: string | undefined;
  readonly phoneRange?: PhoneRange | undefined;
}

const asSampled = (sampled: string): string => sampled;

/**
 * The homes that satisfy a constraint; undefined if there are none. Of several places of a name, the most populous that
 * satisfies the rest of it.
 */
export function selectPlaces(
  country: Country,
  { states, city, postalCode, phoneRange }: PlaceConstraint,
): PlaceSelection | undefined {
  const isAnywhere =
    states === undefined && (phoneRange === undefined || placesWith(country, phoneRange) === undefined);
  const fits = (place: Place): boolean =>
    isAnywhere ||
    ((states?.has(place.stateAbbreviation) ?? true) && (phoneRange === undefined || hasNumbers(place, phoneRange)));
  if (city !== undefined) {
    for (const locality of placesOf(country).localitiesNamed(city)) {
      const selection = ofLocality(country, locality, postalCode, fits);
      if (selection !== undefined) return selection;
    }
    return undefined;
  }
  if (postalCode !== undefined) return withPostalCode(country, postalCode, isAnywhere ? undefined : fits);
  return states === undefined ? undefined : ofPlaces(placesOfStates(country, states).filter(fits));
}

function ofLocality(
  country: Country,
  { places, homes, has }: Locality,
  postalCode: string | undefined,
  fits: (place: Place) => boolean,
): PlaceSelection | undefined {
  if (postalCode !== undefined)
    return withPostalCode(country, postalCode, (place, area) => has(place, area) && fits(place));
  if (homes === undefined) return ofPlaces(places.filter(fits));
  const fitting = homes.filter(({ place }) => fits(place));
  if (fitting.length === 0) return undefined;
  const table = weightedIfAny(fitting, peopleOfEach());
  return { has, sample: (rng) => sample(rng, table), postalCode: asSampled };
}

export function placesWith(country: Country, range: PhoneRange): PlaceSelection | undefined {
  return selectionsOf(country)[range];
}

const selectionsOf = perCountry((country): Readonly<Partial<Record<PhoneRange, PlaceSelection>>> => {
  const { items } = country.places;
  const partial = phoneRanges.flatMap((range) => {
    const places = items.filter((place) => hasNumbers(place, range));
    const selection = places.length === items.length ? undefined : ofPlaces(places);
    return selection === undefined ? [] : [[range, selection] as const];
  });
  return Object.fromEntries(partial);
});

export function hasNumbers(place: Place, range: PhoneRange): boolean {
  return place.templates(range).templates.length > 0;
}

function weightedIfAny<Row>(rows: readonly Row[], weightOf: (row: Row) => number): Weighted<Row> {
  const some = rows.filter((row) => weightOf(row) > 0);
  return some.length > 0 ? weighted(some, weightOf) : weighted(rows, () => 1);
}

export function ofPlaces(places: readonly Place[]): PlaceSelection | undefined {
  if (places.length === 0) return undefined;
  const table = weightedIfAny(places, ({ weight }) => weight);
  const known = new Set(places);
  return {
    has: (place) => known.has(place),
    sample(rng) {
      const place = sample(rng, table);
      return { place, area: place.sampleArea(rng) };
    },
    postalCode: asSampled,
  };
}

function withPostalCode(
  country: Country,
  wanted: string,
  fits?: (place: Place, area: Area) => boolean,
): PlaceSelection | undefined {
  const places = placesOf(country);
  const code = places.codeIn(wanted);
  const compact = compactCode(code);
  const [first = "", ...rest] = codeGroups(code);
  // `DA1 1` is the beginning of `DA1 1AA`, but not of codes of DA11.
  const longest = rest.length > 0 && halfOf(country) !== undefined ? first.length : compact.length;
  // If the tables hold only the first half of a code, the rest of a longer one begins the person's second half.
  for (let length = longest; length >= Math.min(compact.length, 2); length--) {
    const start = compact.slice(0, length);
    const isRest = length < compact.length;
    const range = places.beginningWith(start);
    if (range.from === range.to) continue;
    if (fits === undefined && !isRest) {
      const has = (_place: Place, { code }: Area): boolean => compactCode(code).startsWith(start);
      return { has, sample: (rng) => places.sampleHome(rng, range), postalCode: asSampled };
    }
    const all = [...places.homes(range)];
    const homes = all.filter(
      ({ place, area }) => (fits?.(place, area) ?? true) && (!isRest || isCompleted(country, area, compact, start)),
    );
    if (homes.length === 0) continue;
    const known = new Set(homes.map(({ area }) => area));
    const isWhole = homes.length === all.length;
    const table = isWhole ? undefined : weightedIfAny(homes, peopleOfEach());
    return {
      has: (_place, area) => known.has(area),
      sample: (rng) => (table === undefined ? places.sampleHome(rng, range) : sample(rng, table)),
      postalCode: isRest ? (sampled) => overwritten(sampled, compact) : asSampled,
    };
  }
  return undefined;
}

function isCompleted(country: Country, { code }: Area, wanted: string, start: string): boolean {
  const half = halfOf(country);
  if (half === undefined || compactCode(code) !== start) return false;
  const rest = wanted.slice(start.length);
  return country.verification.postalCode.form.test(`${code} ${rest}${half.slice(rest.length)}`);
}

function halfOf({ verification }: Country): string | undefined {
  return verification.postalCode.example.split(" ")[1];
}

/** The code with its first letters and digits replaced by those that are asked for. */
function overwritten(sampled: string, compact: string): string {
  let at = 0;
  return sampled.replace(/[^\s-]/g, (character) => compact[at++] ?? character);
}

function placesOfStates(country: Country, states: ReadonlySet<string>): readonly Place[] {
  const places = placesByState(country);
  return [...states].flatMap((state) => places.get(state) ?? []);
}

const placesByState = perCountry(({ places }) => Map.groupBy(places.items, (place) => place.stateAbbreviation));
