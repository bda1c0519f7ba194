import { plainLatin } from "../../text/passport.ts";
import type { Customs } from "../customs.ts";

export const customs: Customs = {
  alpha2: "GB",
  nationalPhone: [[/^/, "0"]],
  salutation: { male: "Mr", female: "Ms" },
  latin: plainLatin,
  districtIn: /^.+$/u,
  // A village or suburb stands above its post town, which alone is in capitals.
  envelope: ({ salutation, name, street, locality, city, zip }) => [
    `${salutation} ${name}`,
    ...(street.endsWith(`, ${locality}`) ? [street.slice(0, -2 - locality.length), locality] : [street]),
    city.toUpperCase(),
    zip,
  ],
  source: "Royal Mail, Clear addressing; ICAO Doc 9303 part 3",
};
