import type { Faker } from "@faker-js/faker";
import { countries } from "../countries/index.ts";
import { createFaker } from "../extra/load-faker.ts";
import { MissingFakerError } from "../extra/missing-faker.ts";
import { dataVersion } from "../person/field.ts";
import type { Identity } from "../person/identity.ts";
import { Rng } from "../random/rng.ts";
import { keyOf } from "../random/seed.ts";
import { type CoherentFaker, coherent, type PersonWithFaker } from "./coherent.ts";
import { person } from "./people.ts";
import type { PersonRequest } from "./request.ts";
import { newSeed, today } from "./service.ts";

export type { CoherentFaker, PersonWithFaker };

/** A stream that no field of the record uses; those of further values have the highest bit set. */
const STREAM = 0x7fffffff;

/** Draws a person, and makes a Faker of their locale and stream. Throws RequestError. */
export function personWithFaker(request: PersonRequest = {}): PersonWithFaker {
  const { seed = newSeed(), reference_date = today(), index = 0 } = request;
  const identity = person({ ...request, seed, reference_date });
  return { person: identity, faker: fakerOf(identity, { seed, index, reference_date }) };
}

/**
 * Makes a faker whose `person`, `internet`, `phone`, `location`, `date` and `finance` agree with each other: its common
 * methods read the record of one person. All other methods draw in the person's locale and stream. Throws RequestError.
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
  const rng = new Rng(keyOf(dataVersion, seed)).seek(index, STREAM);
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
