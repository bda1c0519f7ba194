import type { PersonName } from "../countries/bearer.ts";
import type { LatinName } from "../countries/customs.ts";
import type { Place } from "../countries/place.ts";
import type { Person } from "./generate.ts";
import type { Identity } from "./identity.ts";

/** The record with name, street, city and state in Latin letters, by the country's rules for passports. */
export function inLatinScript(person: Person, record: Identity): Identity {
  const { country, place, name, identity } = person;
  const { latin, latinName } = country.customs;
  const { address } = record;
  const isOfCity = ({ city }: Place): boolean => city === address.city;
  const isOfState = ({ state }: Place): boolean => state === address.state_name;
  const find = (fits: (other: Place) => boolean): Place | undefined =>
    fits(place) ? place : country.places.items.find(fits);
  return {
    ...record,
    name: latinName === undefined ? latin(record.name) : nameIn(record.name, name, latinName(name)),
    address: {
      ...address,
      city: latin(find(isOfCity)?.latin || address.city),
      state_name: latin(find(isOfState)?.stateLatin || address.state_name),
      // A broken rule may have changed the line.
      street: address.street.replace(identity.address.street, latinStreet(person)),
    },
  };
}

function latinStreet({ country, place, area, identity, streetChoices }: Person): string {
  if (country.latinStreet === undefined) return country.customs.latin(identity.address.street);
  return country.latinStreet(streetChoices, place, area);
}

function nameIn(written: string, { full, given, family }: PersonName, latin: LatinName): string {
  if (written !== full) return written.replace(family, latin.family).replace(given, latin.given);
  const parts = full.startsWith(family) ? [latin.family, latin.given] : [latin.given, latin.family];
  return parts.join(" ").trim();
}
