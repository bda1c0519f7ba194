import type { Person } from "./generate.ts";
import type { Identity } from "./identity.ts";

/** The record with name, street, city and state in Latin letters, by the country's rules for passports. */
export function inLatinScript({ country: { customs }, place, area, name }: Person, record: Identity): Identity {
  const { latin, latinName, latinStreet = latin } = customs;
  const romanised = latinName?.(name);
  const isFamilyFirst = name.full.startsWith(name.family);
  const names = romanised === undefined ? [] : [romanised.given, romanised.family];
  if (isFamilyFirst) names.reverse();
  const { address } = record;
  return {
    ...record,
    name: romanised === undefined ? latin(record.name) : names.join(" ").trim(),
    address: {
      ...address,
      city: latin(place.latin === "" ? address.city : place.latin),
      state_name: latin(place.stateLatin === "" ? address.state_name : place.stateLatin),
      street: latinStreet(address.street, place, area),
    },
  };
}
