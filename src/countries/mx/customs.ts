import type { Customs } from "../customs.ts";
import { plainLatin } from "../shared/passport.ts";

export const customs: Customs = {
  alpha2: "MX",
  salutation: { male: "Sr.", female: "Sra." },
  latin: plainLatin,
  envelope: ({ salutation, name, street, city, stateAbbreviation, zip }) => [
    `${salutation} ${name}`,
    ...street.split(", "),
    `${zip} ${city}, ${stateAbbreviation}`,
  ],
  source: "Servicio Postal Mexicano; ICAO Doc 9303 part 3",
};
