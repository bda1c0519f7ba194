import { plainLatin } from "../../text/passport.ts";
import type { Customs } from "../customs.ts";

export const customs: Customs = {
  alpha2: "CA",
  nationalPhone: [[/^(\d+) (\d+) (\d+)$/, "$1-$2-$3"]],
  salutation: { male: "Mr.", female: "Ms." },
  stateSalutations: { QC: { male: "M.", female: "Mme" } },
  latin: plainLatin,
  // No comma and no full stop of an abbreviation; two spaces before the postal code.
  envelope: ({ name, street, city, stateAbbreviation, zip }) =>
    [name, street.replace(/,|\.(?= |$)/g, ""), `${city} ${stateAbbreviation}  ${zip}`].map((line) =>
      line.toUpperCase(),
    ),
  source: "Canada Post, addressing guidelines; ICAO Doc 9303 part 3",
};
