import {
  randBetweenDate,
  randCity,
  randCountry,
  randCreditCardBrand,
  randCreditCardNumber,
  randEmail,
  randFirstName,
  randLastName,
  randNumber,
  randPhoneNumber,
  randState,
  randStateAbbr,
  randStreetAddress,
  randZipCode,
} from "@ngneat/falso";
import { record, type Whole } from "./own-parts.ts";

const whole: Whole = (min, max) => randNumber({ min, max });
const births = { from: new Date("1945-01-01"), to: new Date("2007-12-31") };

export const person = (): unknown =>
  record(
    {
      street: randStreetAddress(),
      city: randCity(),
      state: randState(),
      stateAbbreviation: randStateAbbr(),
      zip: randZipCode(),
      country: randCountry(),
      cardNumber: randCreditCardNumber(),
      cardBrand: randCreditCardBrand(),
      cardExpiry: `${whole(10, 12)}/${whole(27, 31)}`,
      email: randEmail(),
      gender: whole(0, 1) === 0 ? "male" : "female",
      name: `${randFirstName()} ${randLastName()}`,
      phone: randPhoneNumber(),
      born: randBetweenDate(births).toISOString().slice(0, 10),
    },
    whole,
  );
