import { plainLatin } from "../../text/passport.ts";
import type { Customs } from "../customs.ts";
import { religionOf } from "./religion.ts";

const others = { male: "Mr.", female: "Ms." };

export const customs: Customs = {
  alpha2: "IN",
  nationalPhone: [[/^(\d+) (\d+) (\d+)$/, "0$1-$2$3"]],
  salutation: { male: "Shri", female: "Smt." },
  // Muslims, Christians and Sikhs are rarely addressed as Shri and Smt.
  salutationOf: (community) => (religionOf(community) === "hindu" ? undefined : others),
  latin: plainLatin,
  envelope: ({ salutation, name, street, city, state, zip }) => [
    `${salutation} ${name}`,
    street,
    `${city} - ${zip}`,
    state.toUpperCase(),
  ],
  source: "India Post, addressing guidelines; ICAO Doc 9303 part 3",
};
