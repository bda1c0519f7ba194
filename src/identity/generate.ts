import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Area, Bearer, Country, PersonName, Sex } from "../countries/country.ts";
import { countries } from "../countries/index.ts";
import { chance } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { sample } from "../random/weighted.ts";
import { anyCountry } from "./any-country.ts";
import { type AgeBounds, birthDate, dateOfBirth } from "./birth.ts";
import { height, weight } from "./body.ts";
import { card } from "./card.ts";
import { distinctNumber, email, phone, photoUrl } from "./contact.ts";
import { field } from "./field.ts";
import type { Identity } from "./identity.ts";
import { populationOf } from "./population.ts";

/** Constraints of a person. What is undefined is sampled. */
export interface Spec {
  readonly sex?: Sex | undefined;
  readonly country?: Country | undefined;
  /** The day that counts as today. */
  readonly referenceDate: CalendarDate;
  readonly ages: AgeBounds;
}

/** Who a person is: what the fields of the record follow from. */
export interface Person extends Bearer {
  readonly country: Country;
  readonly area: Area;
  readonly name: PersonName;
}

/** Draws who person number `index` (0 to 2^32 - 1) of the generator's key is. */
export function drawPerson(rng: Rng, index: number, spec: Spec): Person {
  const sex = spec.sex ?? (chance(rng.seek(index, field.gender), 0.5) ? "female" : "male");
  const country = spec.country ?? anyCountry(rng.seek(index, field.country), countries);
  const { birthYears } = populationOf(country);
  const birth = birthDate(rng.seek(index, field.birth), birthYears, spec.referenceDate, spec.ages);
  rng.seek(index, field.place);
  const place = sample(rng, country.places);
  const area = sample(rng, place.areaTable);
  const name = country.personName(rng.seek(index, field.name), { sex, birth, place });
  return { sex, birth, place, country, area, name };
}

/**
 * Draws person number `index` (0 to 2^32 - 1) of the generator's key. The same key, index and spec give the same
 * person, whatever was drawn before.
 */
export function generateIdentity(rng: Rng, index: number, spec: Spec): Identity {
  const { referenceDate } = spec;
  const person = drawPerson(rng, index, spec);
  const { country, sex, birth, place, area, name } = person;
  const population = populationOf(country);
  const dob = dateOfBirth(birth, referenceDate);
  const tall = height(rng.seek(index, field.height), country.body, sex, birth.year, dob.age);
  const mailNumber = distinctNumber(rng.seek(index, field.emailNumber));

  return {
    address: {
      city: place.city,
      country: country.name,
      state_abbreviation: place.stateAbbreviation,
      state_name: place.state,
      street: country.street(rng.seek(index, field.street), place, area),
      zip: country.postalCode(rng.seek(index, field.postalCode), area),
    },
    blood_type: sample(rng.seek(index, field.blood), population.blood),
    credit_card: card(rng.seek(index, field.card), population.cards, referenceDate),
    dob,
    email: email(rng.seek(index, field.email), name, mailNumber),
    gender: sex,
    height: tall,
    name: name.full,
    national_id: country.nationalId(rng.seek(index, field.nationalId), person, name),
    phone: phone(rng.seek(index, field.phone), place),
    photo_url: photoUrl(rng.seek(index, field.photo), sex, dob.age, population.complexions),
    weight: weight(rng.seek(index, field.weight), population.mass, sex, dob.age, tall.cm),
  };
}
