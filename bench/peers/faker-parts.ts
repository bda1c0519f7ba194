import type { Faker } from "@faker-js/faker";
import { record } from "./own-parts.ts";

/** A whole record as it is usually composed with faker: fields are drawn independently, and do not agree. */
export function fakerPerson(faker: Faker): unknown {
  const sex = faker.person.sexType();
  return record(
    {
      street: faker.location.streetAddress(),
      city: faker.location.city(),
      state: faker.location.state(),
      stateAbbreviation: faker.location.state({ abbreviated: true }),
      zip: faker.location.zipCode(),
      country: faker.location.country(),
      cardNumber: faker.finance.creditCardNumber(),
      cardBrand: faker.finance.creditCardIssuer(),
      cardExpiry: `${faker.number.int({ min: 10, max: 12 })}/${faker.number.int({ min: 27, max: 31 })}`,
      email: faker.internet.email(),
      gender: sex,
      name: faker.person.fullName({ sex }),
      phone: faker.phone.number(),
      born: faker.date.birthdate({ mode: "age", min: 18, max: 80 }).toISOString().slice(0, 10),
    },
    (min, max) => faker.number.int({ min, max }),
  );
}
