import type { Customs } from "../customs.ts";
import { plainLatin } from "../shared/passport.ts";

export const customs: Customs = {
  alpha2: "CA",
  salutation: { male: "Mr.", female: "Ms." },
  stateSalutations: { QC: { male: "M.", female: "Mme" } },
  latin: plainLatin,
  // Two spaces before the postal code.
  envelope: ({ name, street, city, stateAbbreviation, zip }) =>
    [name, street, `${city} ${stateAbbreviation}  ${zip}`].map((line) => line.toUpperCase()),
  source: "Canada Post, addressing guidelines; ICAO Doc 9303 part 3",
};
