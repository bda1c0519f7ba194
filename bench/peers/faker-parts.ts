import type { Faker } from "@faker-js/faker";

const bloodTypes = ["O+", "A+", "B+", "AB+", "O-", "A-", "B-", "AB-"] as const;

/** A whole record as it is usually composed with faker: fields are drawn independently, and do not agree. */
export function fakerPerson(faker: Faker): unknown {
  const sex = faker.person.sexType();
  const birth = faker.date.birthdate({ mode: "age", min: 18, max: 80 });
  const cm = faker.number.int({ min: 150, max: 200 });
  const inches = Math.round(cm / 2.54);
  const kg = faker.number.int({ min: 45, max: 120 });
  const date = birth.toISOString().slice(0, 10);
  return {
    address: {
      city: faker.location.city(),
      country: faker.location.country(),
      state_abbreviation: faker.location.state({ abbreviated: true }),
      state_name: faker.location.state(),
      street: faker.location.streetAddress(),
      zip: faker.location.zipCode(),
    },
    blood_type: faker.helpers.arrayElement(bloodTypes),
    credit_card: {
      cvv: faker.finance.creditCardCVV(),
      expiry: `${faker.number.int({ min: 10, max: 12 })}/${faker.number.int({ min: 27, max: 31 })}`,
      number: faker.finance.creditCardNumber(),
      provider_bank: faker.finance.creditCardIssuer(),
    },
    dob: {
      age: 2026 - birth.getUTCFullYear(),
      date,
      day: date.slice(8),
      month: date.slice(5, 7),
      zodiac: faker.person.zodiacSign(),
    },
    email: faker.internet.email(),
    gender: sex,
    height: { cm, feet: Math.floor(inches / 12), inches: inches % 12, m: cm / 100 },
    name: faker.person.fullName({ sex }),
    national_id: faker.string.numeric(9),
    phone: faker.phone.number(),
    photo_url: faker.image.avatar(),
    weight: { kg, lbs: Math.round(kg * 2.20462) },
  };
}
