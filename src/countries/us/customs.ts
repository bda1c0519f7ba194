import { plainLatin } from "../../text/passport.ts";
import type { Customs } from "../customs.ts";

export const customs: Customs = {
  alpha2: "US",
  nationalPhone: [[/^(\d+) (\d+) (\d+)$/, "($1) $2-$3"]],
  salutation: { male: "Mr.", female: "Ms." },
  latin: plainLatin,
  envelope: ({ name, street, city, stateAbbreviation, zip }) => [name, street, `${city}, ${stateAbbreviation} ${zip}`],
  source: "USPS Publication 28; ICAO Doc 9303 part 3",
};
