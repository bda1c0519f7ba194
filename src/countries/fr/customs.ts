import type { Customs } from "../customs.ts";
import { plainLatin } from "../shared/passport.ts";

export const customs: Customs = {
  alpha2: "FR",
  salutation: { male: "Monsieur", female: "Madame" },
  latin: plainLatin,
  envelope: ({ salutation, name, street, city, zip }) => [
    `${salutation} ${name}`,
    street,
    `${zip} ${plainLatin(city).toUpperCase()}`,
  ],
  source: "NF Z 10-011; ICAO Doc 9303 part 3",
};
