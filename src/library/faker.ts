import type { Faker } from "@faker-js/faker";
import { countries } from "../countries/index.ts";
import { createFaker } from "../extra/load-faker.ts";
import { MissingFakerError } from "../extra/missing-faker.ts";
import { dataVersion } from "../person/field.ts";
import type { Identity } from "../person/identity.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import { person } from "./people.ts";
import type { PersonRequest } from "./request.ts";
import { newSeed, today } from "./service.ts";

/** A person, and a Faker for them. */
export interface PersonWithFaker {
  readonly person: Identity;
  /** Of the person's locale. Its values depend on the person's seed and index, and on the calls before. */
  readonly faker: Faker;
}

/** A faker whose person-like methods describe one person, until `next` draws another. */
export interface CoherentFaker extends Faker {
  /** The whole record of the current person. */
  readonly identity: Identity;
  /** Draws the person of the next index. */
  next(): Identity;
}

/** A stream that neither the record's fields use nor further values, which have the highest bit set. */
const STREAM = 0x7fffffff;

/** Draws a person, and makes a Faker of their locale and stream. Throws RequestError. */
export function personWithFaker(request: PersonRequest = {}): PersonWithFaker {
  const { seed = newSeed(), reference_date = today(), index = 0 } = request;
  const identity = person({ ...request, seed, reference_date });
  return { person: identity, faker: fakerOf(identity, { seed, index, reference_date }) };
}

/**
 * Makes a faker whose `person`, `internet`, `phone`, `location`, `date` and `finance` agree: their common methods read
 * the record of one person. All others draw in the person's locale and stream. Throws RequestError.
 */
export function coherentFaker(request: PersonRequest = {}): CoherentFaker {
  const { seed = newSeed(), reference_date = today(), index = 0, ...fields } = request;
  let at = index;
  const draw = (): PersonWithFaker => personWithFaker({ ...fields, seed, reference_date, index: at, details: true });
  let current = draw();
  return coherent(
    () => current,
    () => {
      at++;
      current = draw();
    },
  );
}

function fakerOf(
  { address }: Identity,
  { seed, index, reference_date }: { readonly seed: string; readonly index: number; readonly reference_date: string },
): Faker {
  const country = countries.find(({ name }) => name === address.country);
  if (country === undefined) throw new RangeError(`there is no country ${address.country}`);
  const rng = new Rng(keyOf(dataVersion, seed.normalize())).seek(index, STREAM);
  const faker = fakerIn(country, address.state_abbreviation, () => rng.next() / 2 ** 32);
  faker.setDefaultRefDate(`${reference_date}T00:00:00Z`);
  return faker;
}

function fakerIn(...locale: Parameters<typeof createFaker>): Faker {
  try {
    return createFaker(...locale);
  } catch (error) {
    if (!(error instanceof MissingFakerError)) throw error;
    throw new Error(`identikit/faker ${error.message}.`, { cause: error });
  }
}

type Replacements = Readonly<Record<string, Readonly<Record<string, (identity: Identity) => unknown>>>>;

/** faker's methods that return values of the record, by module. Arguments are ignored. */
const replacements: Replacements = {
  person: {
    fullName: ({ name }) => name,
    firstName: ({ details, name }) => details?.name.given.native ?? name,
    lastName: ({ details, name }) => details?.name.family?.native ?? name,
    middleName: ({ details }) => (details?.name.middle ?? details?.name.patronymic)?.native ?? "",
    prefix: ({ details }) => details?.salutation ?? "",
    sex: ({ gender }) => gender,
    sexType: ({ gender }) => gender,
    gender: ({ gender }) => gender,
    zodiacSign: ({ dob }) => dob.zodiac,
  },
  internet: {
    email: ({ email }) => email,
    exampleEmail: ({ email }) => email,
    username: ({ email }) => email.slice(0, email.indexOf("@")),
    displayName: ({ email }) => email.slice(0, email.indexOf("@")),
  },
  phone: { number: ({ phone }) => phone },
  location: {
    city: ({ address }) => address.city,
    country: ({ address }) => address.country,
    countryCode: ({ details }) => details?.country_code ?? "",
    state: ({ address }) => address.state_name,
    streetAddress: ({ address }) => address.street,
    zipCode: ({ address }) => address.zip,
    timeZone: ({ details }) => details?.time_zone ?? "",
    latitude: ({ details }) => details?.location?.latitude,
    longitude: ({ details }) => details?.location?.longitude,
    nearbyGPSCoordinate: ({ details }) => [details?.location?.latitude, details?.location?.longitude],
  },
  // faker's own pictures are of real accounts or stock photos.
  image: {
    avatar: ({ photo_url }) => photo_url,
    avatarGitHub: ({ photo_url }) => photo_url,
    personPortrait: ({ photo_url }) => photo_url,
  },
  date: { birthdate: ({ dob }) => new Date(`${dob.date}T00:00:00Z`) },
  finance: {
    creditCardNumber: ({ credit_card: card }) => card.number,
    creditCardCVV: ({ credit_card: card }) => card.cvv,
    creditCardIssuer: ({ credit_card: card }) => card.provider_bank,
  },
};

function coherent(current: () => PersonWithFaker, advance: () => void): CoherentFaker {
  const moduleOf = (name: string, module: object): object =>
    new Proxy(module, {
      get(_target, method) {
        const replaced = typeof method === "string" ? replacements[name]?.[method] : undefined;
        if (replaced !== undefined) return () => replaced(current().person);
        const own: object = Reflect.get(current().faker, name);
        return Reflect.get(own, method);
      },
    });
  const next = (): Identity => {
    advance();
    return current().person;
  };
  // cast: the proxy has the properties that CoherentFaker adds.
  const proxy = new Proxy<Faker>(current().faker, {
    get(_target, property) {
      if (property === "identity") return current().person;
      if (property === "next") return next;
      if (property === "helpers") return helpersOf(proxy, current().faker.helpers, advance);
      const value: unknown = Reflect.get(current().faker, property);
      const isReplaced = typeof property === "string" && property in replacements;
      return isReplaced && typeof value === "object" && value !== null ? moduleOf(property, value) : value;
    },
  }) as CoherentFaker;
  return proxy;
}

type Helpers = Faker["helpers"];

type Count = number | Parameters<Helpers["multiple"]>[1];

/** faker's helpers: patterns read the person; each of multiple values is of the next person. */
function helpersOf(faker: Faker, helpers: Helpers, advance: () => void): Helpers {
  // faker binds its methods to itself; the prototype's use `this`.
  const unbound: Helpers["fake"] = Object.getPrototypeOf(helpers).fake;
  const own: Helpers = Object.create(helpers, {
    faker: { value: faker },
    fake: { value: (pattern: string | readonly string[]) => unbound.call(own, pattern) },
    multiple: {
      value: <Value>(make: (value: unknown, index: number) => Value, options?: Count): readonly Value[] => {
        const count = typeof options === "number" ? options : (options?.count ?? 3);
        return Array.from({ length: helpers.rangeToNumber(count) }, (value, index) => {
          const made = make(value, index);
          advance();
          return made;
        });
      },
    },
  });
  return own;
}
