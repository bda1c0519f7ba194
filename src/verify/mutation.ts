import type { CalendarDate } from "../calendar/calendar-date.ts";
import { type Country, perCountry } from "../countries/country.ts";
import type { Place } from "../countries/place.ts";
import type { Person } from "../person/generate.ts";
import type { Identity } from "../person/identity.ts";
import { pick } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { sample } from "../random/weighted.ts";
import type { Workspace } from "../tables/workspace.ts";
import type { Path } from "./read-record.ts";

export interface Mutant {
  readonly rng: Rng;
  readonly space: Workspace;
  /** The person's, perhaps with other rules broken already. */
  readonly record: Identity;
  readonly person: Person;
  readonly referenceDate: CalendarDate;
}

/** The change that breaks one rule of a record; all others still hold, except those in `follows`. */
export interface Mutation {
  /** Paths of the fields that it changes. */
  readonly writes: readonly Path[];
  /** Names of rules that fail, or may fail, with it. */
  readonly follows?: readonly string[];
  /** Whether the rule can be broken in the country; it can if left out. */
  readonly fits?: (country: Country) => boolean;
  /** The values that break the rule, one for each path in `writes`. */
  values(mutant: Mutant): readonly unknown[];
}

const usualPlaces = perCountry(({ places }) => places.items.filter(({ weight }) => weight > 0));

const ATTEMPTS = 200;

/** A random place that fits; after many that do not, the last one. */
export function anotherPlace(rng: Rng, { country }: Person, fits: (place: Place) => boolean): Place {
  let place = sample(rng, country.places);
  for (let attempt = 0; attempt < ATTEMPTS && !fits(place); attempt++) place = pick(rng, usualPlaces(country));
  return place;
}

export function mutated(mutant: Mutant, { writes, values }: Mutation): Identity {
  const changed: Record<string, unknown> = { ...mutant.record };
  const broken = values(mutant);
  for (const [at, path] of writes.entries()) {
    const [group = "", name] = path.split(".");
    changed[group] = name === undefined ? broken[at] : Object.assign({}, changed[group], { [name]: broken[at] });
  }
  return Object.assign({ ...mutant.record }, changed);
}
