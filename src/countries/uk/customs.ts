import type { Customs } from "../customs.ts";
import { plainLatin } from "../shared/passport.ts";

export const customs: Customs = {
  alpha2: "GB",
  salutation: { male: "Mr", female: "Ms" },
  latin: plainLatin,
  envelope: ({ salutation, name, street, city, zip }) => [`${salutation} ${name}`, street, city.toUpperCase(), zip],
  source: "Royal Mail, Clear addressing; ICAO Doc 9303 part 3",
};
