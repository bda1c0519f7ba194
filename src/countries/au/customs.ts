import type { Customs } from "../customs.ts";
import { plainLatin } from "../shared/passport.ts";

export const customs: Customs = {
  alpha2: "AU",
  salutation: { male: "Mr", female: "Ms" },
  latin: plainLatin,
  envelope: ({ salutation, name, street, city, stateAbbreviation, zip }) => [
    `${salutation} ${name}`,
    street,
    `${city.toUpperCase()} ${stateAbbreviation} ${zip}`,
  ],
  source: "Australia Post, Correct addressing; ICAO Doc 9303 part 3",
};
