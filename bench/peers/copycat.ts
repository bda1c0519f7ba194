import { copycat } from "@snaplet/copycat";
import { record } from "./own-parts.ts";

/** copycat hashes its input for every field. */
export const person = (index: number): unknown => {
  let draws = 0;
  return record(
    {
      street: copycat.streetAddress(index),
      city: copycat.city(index),
      state: copycat.state(index),
      stateAbbreviation: copycat.state(index).slice(0, 2),
      zip: String(copycat.int(index, { min: 10_000, max: 99_999 })),
      country: copycat.country(index),
      cardNumber: `4000${copycat.int(index, { min: 100_000_000_000, max: 999_999_999_999 })}`,
      cardBrand: copycat.oneOf(index, ["Visa", "Mastercard", "Discover"]),
      cardExpiry: `${copycat.int(index, { min: 10, max: 12 })}/30`,
      email: copycat.email(index),
      gender: copycat.oneOf(index, ["male", "female"]),
      name: copycat.fullName(index),
      phone: copycat.phoneNumber(index),
      born: copycat.dateString(index).slice(0, 10),
    },
    (min, max) => copycat.int(`${index}/${draws++}`, { min, max }),
  );
};
