import { base, de, en, Faker, fakerEN_US } from "@faker-js/faker";
import * as falso from "@ngneat/falso";
import { casual } from "./casual.ts";
import { Chance } from "./chance.ts";

/** The fields that a generator has, each drawn by the function that makes it agree with the others, where there is one. */
export interface Subject {
  readonly title: string;
  readonly country: "us" | "de";
  person(): object;
}

const referenceDate = "2026-11-23";
const german = new Faker({ locale: [de, en, base] });
const issuers = { visa: "Visa", mastercard: "Mastercard", discover: "Discover", jcb: "JCB" } as const;

function fakerPerson(faker: Faker, country: "us" | "de"): object {
  const sex = faker.person.sexType();
  const issuer = faker.helpers.objectKey(issuers);
  const state = faker.location.state({ abbreviated: true });
  const birth = faker.date.birthdate({ mode: "age", min: 18, max: 80, refDate: referenceDate });
  return {
    address: {
      city: faker.location.city(),
      state_abbreviation: state,
      state_name: faker.location.state(),
      street: faker.location.streetAddress(),
      zip: country === "us" ? faker.location.zipCode({ state }) : faker.location.zipCode(),
    },
    credit_card: {
      number: faker.finance.creditCardNumber({ issuer }),
      provider_bank: issuers[issuer],
      cvv: faker.finance.creditCardCVV(),
    },
    dob: { date: birth.toISOString().slice(0, 10), zodiac: faker.person.zodiacSign() },
    email: faker.internet.exampleEmail(),
    gender: sex,
    name: faker.person.fullName({ sex }),
    phone: faker.phone.number({ style: "international" }),
  };
}

function falsoPerson(): object {
  const { number, brand, ccv } = falso.randCreditCard();
  return {
    address: {
      city: falso.randCity(),
      state_abbreviation: falso.randStateAbbr(),
      state_name: falso.randState(),
      street: falso.randStreetAddress(),
      zip: falso.randZipCode(),
    },
    credit_card: { number, provider_bank: brand, cvv: ccv },
    dob: {
      date: falso.randPastDate({ years: 60 }).toISOString().slice(0, 10),
    },
    email: falso.randEmail({ provider: "example", suffix: "com" }),
    name: falso.randFullName(),
    phone: falso.randPhoneNumber({ countryCode: "US" }),
  };
}

function casualPerson(): object {
  return {
    address: {
      city: casual.city,
      state_abbreviation: casual.state_abbr,
      state_name: casual.state,
      street: casual.address1,
      zip: casual.zip(),
    },
    credit_card: { number: casual.card_number("Visa"), provider_bank: "Visa" },
    dob: { date: casual.date() },
    email: casual.email,
    name: casual.full_name,
    phone: casual.phone,
  };
}

const chance = new Chance(1);

function chancePerson(): object {
  const gender = chance.gender().toLowerCase();
  return {
    address: {
      city: chance.city(),
      state_abbreviation: chance.state({ full: false }),
      state_name: chance.state({ full: true }),
      street: chance.address(),
      zip: chance.zip(),
    },
    credit_card: { number: chance.cc({ type: "Visa" }), provider_bank: "Visa" },
    dob: { date: chance.birthday().toISOString().slice(0, 10) },
    email: chance.email({ domain: "example.com" }),
    gender,
    name: chance.name({ gender }),
    national_id: chance.ssn(),
    phone: chance.phone({ country: "us" }),
  };
}

fakerEN_US.seed(1);
german.seed(1);
falso.seed("1");
casual.seed(1);

export const subjects: readonly Subject[] = [
  { title: "faker, us", country: "us", person: () => fakerPerson(fakerEN_US, "us") },
  { title: "faker, de", country: "de", person: () => fakerPerson(german, "de") },
  { title: "falso, us", country: "us", person: falsoPerson },
  { title: "casual, us", country: "us", person: casualPerson },
  { title: "chance, us", country: "us", person: chancePerson },
];
