import type { Area, Place } from "../../countries/country.ts";
import type { Person } from "../../identity/generate.ts";
import { pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample } from "../../random/weighted.ts";
import { placeIndexOf } from "../place-index.ts";
import type { Mutation } from "./mutation.ts";

/** How many places are tried; if none fits, the last one is used. */
const ATTEMPTS = 200;

/** A random place that fits; after many that do not, the last one. */
export function anotherPlace(rng: Rng, { country }: Person, fits: (place: Place) => boolean): Place {
  let place = sample(rng, country.places);
  for (let attempt = 0; attempt < ATTEMPTS && !fits(place); attempt++) place = pick(rng, country.places.items);
  return place;
}

export const addressMutations: readonly Mutation[] = [
  {
    rule: "address.country",
    writes: ["address.country"],
    break: (_rng, record, { country }) => ({
      ...record,
      address: { ...record.address, country: country.code.toUpperCase() },
    }),
  },
  {
    rule: "address.state",
    writes: ["address.state_abbreviation"],
    break: (_rng, record) => ({
      ...record,
      address: { ...record.address, state_abbreviation: `${record.address.state_abbreviation}X` },
    }),
  },
  {
    rule: "address.state_name",
    writes: ["address.state_name"],
    break(rng, record, person) {
      const { state } = anotherPlace(rng, person, (place) => place.state !== record.address.state_name);
      return { ...record, address: { ...record.address, state_name: state } };
    },
  },
  {
    rule: "address.city_in_state",
    writes: ["address.state_abbreviation", "address.state_name"],
    follows: ["address.postal_code_in_state", "details.subdivision_code"],
    break(rng, record, person) {
      const { city, zip } = record.address;
      const index = placeIndexOf(person.country);
      // Neither a state with a namesake nor one that shares the beginning of the postal code.
      const states = new Set(index.named(city).map(({ stateAbbreviation }) => stateAbbreviation));
      const shared = index.statesOf(zip.slice(0, person.country.verification.postalCode.stateLength));
      const place = anotherPlace(
        rng,
        person,
        ({ stateAbbreviation: other }) => !states.has(other) && !shared.has(other) && !index.isFurtherCode(zip, other),
      );
      const { stateAbbreviation, state } = place;
      return { ...record, address: { ...record.address, state_abbreviation: stateAbbreviation, state_name: state } };
    },
  },
  {
    rule: "address.postal_code_form",
    writes: ["address.zip"],
    break: (_rng, record) => ({ ...record, address: { ...record.address, zip: record.address.zip.slice(0, -1) } }),
  },
  {
    rule: "address.postal_code_in_state",
    writes: ["address.zip"],
    follows: ["address.postal_code_in_city"],
    break(rng, record, person) {
      const index = placeIndexOf(person.country);
      const { stateLength } = person.country.verification.postalCode;
      const state = record.address.state_abbreviation;
      return withCode(
        rng,
        record,
        person,
        (_place, { code }) =>
          !index.statesOf(code.slice(0, stateLength)).has(state) && !index.isFurtherCode(code, state),
      );
    },
  },
  {
    rule: "address.postal_code_in_city",
    writes: ["address.zip"],
    // Where the city is the only place of its state.
    follows: ["address.postal_code_in_state"],
    break(rng, record, person) {
      const { city, state_abbreviation: state } = record.address;
      const index = placeIndexOf(person.country);
      const homes = index.named(city).filter(({ stateAbbreviation }) => stateAbbreviation === state);
      const own = new Set(homes.flatMap(({ areas }) => areas.map(({ code }) => code)));
      const isOther = ({ code }: Area): boolean => !own.has(code) && !index.isFurtherCode(code, state, city);
      return withCode(
        rng,
        record,
        person,
        (place, area) => place.stateAbbreviation === state && isOther(area),
        (_place, area) => isOther(area),
      );
    },
  },
  {
    rule: "address.street_form",
    writes: ["address.street"],
    break: (_rng, record) => ({ ...record, address: { ...record.address, street: `${record.address.street}\t` } }),
  },
];

type Fits = (place: Place, area: Area) => boolean;

/**
 * The record with the postal code of another area that fits the first condition that any area fits; unchanged if none
 * fits any.
 */
function withCode(rng: Rng, record: Person["identity"], person: Person, ...conditions: readonly Fits[]) {
  for (const fits of conditions) {
    const place = anotherPlace(rng, person, (candidate) => candidate.areas.some((area) => fits(candidate, area)));
    const areas = place.areas.filter((area) => fits(place, area));
    if (areas.length === 0) continue;
    const zip = person.country.postalCode(rng, pick(rng, areas));
    return { ...record, address: { ...record.address, zip } };
  }
  return record;
}
