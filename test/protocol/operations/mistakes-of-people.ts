import {
  type CardBrand,
  Country,
  Gender,
  type PhoneRange,
  type Script,
} from "../../../src/gen/identity/v1/identity_pb.ts";
import { type Mistake, unknown } from "./mistake.ts";

const person = { gender: Gender.MALE };
const german = { ...person, country: Country.DE };

export const ofPeople: readonly Mistake[] = [
  {
    name: "an unknown city",
    plain: { gender: "male", country: "de", city: "Munchn" },
    call: (client) => client.generateIdentity({ ...german, city: "Munchn" }),
    field: "city",
    says: /closest matches: München/,
  },
  {
    name: "a city outside the state",
    plain: { gender: "male", country: "de", state: "BE", city: "München" },
    call: (client) => client.generateIdentity({ ...german, state: "BE", city: "München" }),
    field: "city",
    says: /lies in BY/,
  },
  {
    name: "an unknown state",
    plain: { gender: "male", country: "de", state: "ZZ" },
    call: (client) => client.generateIdentity({ ...german, state: "ZZ" }),
    field: "state",
    says: /is not a state of Germany/,
  },
  {
    name: "a place without a country",
    plain: { gender: "male", city: "Berlin" },
    call: (client) => client.generateIdentity({ ...person, city: "Berlin" }),
    field: "city",
    says: /requires a country/,
  },
  {
    name: "the postal code of no place",
    plain: { gender: "male", country: "de", postal_code: "00000" },
    call: (client) => client.generateIdentity({ ...german, postalCode: "00000" }),
    field: "postal_code",
    says: /closest matches: 01067/,
  },
  {
    name: "a brand that the country does not have",
    plain: { gender: "male", country: "de", card_brand: "RuPay" },
    call: (client) => client.generateIdentity({ ...german, cardBrand: 7 }),
    field: "card_brand",
    says: /not in use in Germany/,
  },
  {
    name: "birth dates outside the ages",
    plain: { gender: "male", born_from: "2020-01-01" },
    call: (client) => client.generateIdentity({ ...person, bornFrom: "2020-01-01" }),
    field: "born_from",
    says: /leaves no day/,
  },
  {
    name: "an unknown blood group",
    plain: { gender: "male", blood_type: "C+" },
    call: (client) => client.generateIdentity({ ...person, bloodType: "C+" }),
    field: "blood_type",
    says: /must be/,
  },
  {
    name: "an unknown further value",
    plain: { gender: "male", extra: ["company.nam"] },
    call: (client) => client.generateIdentity({ ...person, extra: ["company.nam"] }),
    field: "extra",
    says: /company\.name/,
  },
  {
    name: "seventeen further values",
    plain: { gender: "male", extra: Array.from({ length: 17 }, () => "company.name") },
    call: (client) => client.generateIdentity({ ...person, extra: Array.from({ length: 17 }, () => "company.name") }),
    field: "extra",
    says: /at most 16/,
  },
  {
    name: "an unknown rule",
    plain: { gender: "male", country: "de", violate: ["nothing"] },
    call: (client) => client.generateIdentity({ ...german, violate: ["nothing"] }),
    field: "violate",
    says: /cannot be broken/,
  },
  {
    name: "rules that exclude each other",
    plain: { gender: "male", country: "de", violate: ["dob.form", "dob.zodiac"] },
    call: (client) => client.generateIdentity({ ...german, violate: ["dob.form", "dob.zodiac"] }),
    field: "violate",
    says: /must not have both dob\.form and dob\.zodiac/,
  },
  {
    name: "another data version",
    plain: { gender: "male", data_version: "1999.1" },
    call: (client) => client.generateIdentity({ ...person, dataVersion: "1999.1" }),
    field: "data_version",
    says: /the only one/,
  },
  // casts: enums are open, any number may be sent.
  {
    name: "an unknown brand",
    plain: { gender: "male", card_brand: unknown },
    call: (client) => client.generateIdentity({ ...person, cardBrand: unknown as CardBrand }),
    field: "card_brand",
    says: /must be Visa/,
  },
  {
    name: "an unknown range",
    plain: { gender: "male", phone_range: unknown },
    call: (client) => client.generateIdentity({ ...person, phoneRange: unknown as PhoneRange }),
    field: "phone_range",
    says: /must be reserved/,
  },
  {
    name: "an unknown script",
    plain: { gender: "male", script: unknown },
    call: (client) => client.generateIdentity({ ...person, script: unknown as Script }),
    field: "script",
    says: /must be native/,
  },
  {
    name: "an unknown city in a batch",
    call: (client) => client.batchGenerateIdentities({ template: { ...german, city: "Munchn" }, count: 1 }),
    field: "template.city",
    says: /closest matches: München/,
  },
  {
    name: "an unknown city in a stream",
    call: (client) => Array.fromAsync(client.streamIdentities({ template: { ...german, city: "Munchn" }, count: 1 })),
    field: "template.city",
    says: /closest matches: München/,
  },
];
