import { create } from "@bufbuild/protobuf";
import {
  Country,
  type CountryInfo as CountryInfoMessage,
  CountryInfoSchema,
  Gender,
  type GenerateIdentityResponse,
  type Identity as IdentityMessage,
  type Place,
  PlaceSchema,
  Provenance,
} from "../../gen/identity/v1/identity_pb.ts";
import type { Identity } from "../../identity/identity.ts";
import type { Capacity } from "../../service/capacity.ts";
import type { CountryInfo } from "../../service/countries.ts";
import type { Generated } from "../../service/drawing.ts";
import type { PlaceInfo } from "../../service/places.ts";
import { detailsMessage } from "./details-message.ts";

/**
 * A person as the message of the schema. A literal, not made by `create`: a message is a plain object with its type
 * name, the compiler checks that no field is missing, and `create` would cost as much as drawing the person.
 */
export function toMessage(identity: Identity): IdentityMessage {
  const { address, credit_card: card, dob, height, weight } = identity;
  return {
    $typeName: "identity.v1.Identity",
    address: {
      $typeName: "identity.v1.Address",
      city: address.city,
      country: address.country,
      stateAbbreviation: address.state_abbreviation,
      stateName: address.state_name,
      street: address.street,
      zip: address.zip,
    },
    bloodType: identity.blood_type,
    creditCard: {
      $typeName: "identity.v1.CreditCard",
      cvv: card.cvv,
      expiry: card.expiry,
      number: card.number,
      providerBank: card.provider_bank,
    },
    dob: {
      $typeName: "identity.v1.DateOfBirth",
      age: dob.age,
      date: dob.date,
      day: dob.day,
      month: dob.month,
      zodiac: dob.zodiac,
    },
    email: identity.email,
    gender: identity.gender === "male" ? Gender.MALE : Gender.FEMALE,
    height: {
      $typeName: "identity.v1.Height",
      cm: height.cm,
      feet: height.feet,
      inches: height.inches,
      m: height.m,
    },
    name: identity.name,
    nationalId: identity.national_id,
    phone: identity.phone,
    photoUrl: identity.photo_url,
    weight: { $typeName: "identity.v1.Weight", kg: weight.kg, lbs: weight.lbs },
    ...(identity.details === undefined ? {} : { details: detailsMessage(identity.details) }),
    extra: identity.extra === undefined ? {} : { ...identity.extra },
    violated: identity.violated === undefined ? [] : [...identity.violated],
  };
}

/** One person with what draws it again, likewise. */
export function responseMessage({ identity, seed, referenceDate, dataVersion }: Generated): GenerateIdentityResponse {
  return {
    $typeName: "identity.v1.GenerateIdentityResponse",
    identity: toMessage(identity),
    seed,
    referenceDate,
    dataVersion,
  };
}

const countryNumbers: ReadonlyMap<string, Country> = new Map(
  Object.entries(Country).map(([name, number]) => [name.toLowerCase(), number]),
);

const provenances: Readonly<Record<CountryInfo["fields"][number]["provenance"], Provenance>> = {
  real: Provenance.REAL,
  invented: Provenance.INVENTED,
  reserved: Provenance.RESERVED,
  never_issued: Provenance.NEVER_ISSUED,
  test: Provenance.TEST,
};

/** What the service says of one country, as the message of the schema. */
export function countryMessage({ code, name, fields }: CountryInfo, capacity: Capacity): CountryInfoMessage {
  return create(CountryInfoSchema, {
    country: countryNumbers.get(code) ?? Country.UNSPECIFIED,
    code,
    name,
    fields: fields.map((info) => ({
      ...info,
      provenance: provenances[info.provenance],
      distinct: BigInt(capacity[info.field] ?? 0),
    })),
  });
}

export function placeMessage({ name, latin_name, state, postal_codes, inhabitants }: PlaceInfo): Place {
  return create(PlaceSchema, { name, latinName: latin_name, state, postalCodes: [...postal_codes], inhabitants });
}
