import type { Bearer, Country, PersonName } from "../countries/country.ts";
import { countries } from "../countries/index.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import { hasPhones } from "../countries/phone-ranges.ts";
import { perKey, perList } from "../countries/shared/tables.ts";
import { chance } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { sample } from "../random/weighted.ts";
import { anyCountry } from "./any-country.ts";
import { birthDate, birthDays, dateOfBirth } from "./birth.ts";
import { height, statureOf, weight } from "./body.ts";
import { card, issueFor } from "./card.ts";
import { distinctNumber, email, phone, photoUrl } from "./contact.ts";
import { field } from "./field.ts";
import type { Address, Identity } from "./identity.ts";
import type { Home } from "./places/postal-codes.ts";
import { placesWith } from "./places/selection.ts";
import { populationOf } from "./population.ts";
import type { Spec } from "./spec.ts";

/** A person: the record, and the rows and values that it was built from. */
export interface Person extends Home {
  readonly identity: Identity;
  readonly country: Country;
  readonly bearer: Bearer;
  readonly name: PersonName;
  /** The index of the person whose stream the street is of: the first of a household. */
  readonly streetIndex: number;
  /** Standard deviations from the mean height of sex and cohort. */
  readonly stature: number;
  /** The range of the telephone number that was asked for. */
  readonly phoneRange: PhoneRange | undefined;
}

/**
 * Draws person number `index` (0 to 2^32 - 1) of the generator's key. The same key, index and spec give the same person,
 * whatever was drawn before. A constraint changes only the fields that do not satisfy it: they are sampled from the
 * values that do, in proportion to their overall shares.
 */
export function generateIdentity(rng: Rng, index: number, spec: Spec): Identity {
  return drawPerson(rng, index, spec).identity;
}

/** Draws a person and returns it with the rows and values that the record was built from. */
export function drawPerson(rng: Rng, index: number, spec: Spec): Person {
  const { referenceDate } = spec;
  const sex = spec.sex ?? (chance(rng.seek(index, field.gender), 0.5) ? "female" : "male");
  const country = spec.country ?? anyCountry(rng.seek(index, field.country), spec.among ?? countriesFor(spec));
  const population = populationOf(country);
  const days = spec.born ?? birthDays(referenceDate, spec.ages);
  const birth = birthDate(rng.seek(index, field.birth), population.birthYears, days);
  const dob = dateOfBirth(birth, referenceDate);

  const { place, area } = spec.home ?? home(rng.seek(index, field.place), country, spec);
  const bearer = { sex, birth, place };
  const name = spec.name ?? country.personName(rng.seek(index, field.name), bearer);
  const stature = statureOf(rng.seek(index, field.height), spec.kin);
  const tall = height(stature, country.body, sex, birth.year, dob.age);
  const issue = spec.cardBrand === undefined ? undefined : issueFor(population.cards, spec.cardBrand);
  const mailNumber = distinctNumber(rng.seek(index, field.emailNumber));

  const identity: Identity = {
    address: spec.address ?? addressOf(rng, index, country, { place, area }, spec),
    blood_type: spec.bloodType ?? sample(rng.seek(index, field.blood), population.blood),
    credit_card: card(rng.seek(index, field.card), population.cards, referenceDate, issue),
    dob,
    email: email(rng.seek(index, field.email), name, mailNumber),
    gender: sex,
    height: tall,
    name: name.full,
    national_id: country.nationalId(rng.seek(index, field.nationalId), bearer, name),
    phone: phone(rng.seek(index, field.phone), place, spec.phoneRange),
    photo_url: photoUrl(rng.seek(index, field.photo), sex, dob.age, population.complexions),
    weight: weight(rng.seek(index, field.weight), population.mass, sex, dob.age, tall.cm),
  };
  const streetIndex = spec.streetIndex ?? index;
  return { identity, country, place, area, bearer, name, streetIndex, stature, phoneRange: spec.phoneRange };
}

function addressOf(rng: Rng, index: number, country: Country, { place, area }: Home, { places }: Spec): Address {
  const street = country.street(rng.seek(index, field.street), place, area);
  const zip = country.postalCode(rng.seek(index, field.postalCode), area);
  return {
    city: place.city,
    country: country.name,
    state_abbreviation: place.stateAbbreviation,
    state_name: place.state,
    street,
    zip: places === undefined ? zip : places.postalCode(zip),
  };
}

/** The first home of the stream if it is among the places, else one that is sampled from them. */
function home(
  rng: Rng,
  country: Country,
  { phoneRange, places = phoneRange && placesWith(country, phoneRange) }: Spec,
): Home {
  const place = sample(rng, country.places);
  const area = place.sampleArea(rng);
  return places === undefined || places.has(place, area) ? { place, area } : places.sample(rng);
}

/**
 * The countries that people of a spec can be from: those in which the card brand is in use and that have telephone
 * numbers of the range.
 */
export function countriesFor({ cardBrand, phoneRange }: Pick<Spec, "cardBrand" | "phoneRange">): readonly Country[] {
  const branded = cardBrand === undefined ? countries : countriesWith(cardBrand);
  return phoneRange === undefined ? branded : withNumbers[phoneRange](branded);
}

const countriesWith = perKey((cardBrand) => countries.filter(({ cards }) => cardBrand in cards));

const withNumbers: Readonly<Record<PhoneRange, (list: readonly Country[]) => readonly Country[]>> = {
  reserved: among("reserved"),
  never_issued: among("never_issued"),
  mobile: among("mobile"),
  valid: among("valid"),
};

/** Keeps its answers, so that a list stands for the same countries each time. */
function among(range: PhoneRange): (list: readonly Country[]) => readonly Country[] {
  return perList((list) => list.filter((country) => hasPhones(country, range)));
}
