import { plainLatin } from "../../text/passport.ts";
import type { Customs } from "../customs.ts";

export const customs: Customs = {
  alpha2: "AU",
  nationalPhone: [
    [/^4/, "04"],
    [/^(\d) /, "(0$1) "],
  ],
  salutation: { male: "Mr", female: "Ms" },
  latin: plainLatin,
  envelope: ({ salutation, name, street, city, stateAbbreviation, zip }) => [
    `${salutation} ${name}`,
    street,
    `${city.toUpperCase()} ${stateAbbreviation} ${zip}`,
  ],
  source: "Australia Post, Correct addressing; ICAO Doc 9303 part 3",
};
