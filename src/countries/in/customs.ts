import { plainLatin } from "../../text/passport.ts";
import type { Customs } from "../customs.ts";
import { ofWomen } from "../shared/salutations.ts";

export const customs: Customs = {
  alpha2: "IN",
  salutation: { male: "Shri", female: "Smt." },
  ageSalutation: ofWomen({ miss: ["Kumari", 23] }),
  latin: plainLatin,
  envelope: ({ salutation, name, street, city, state, zip }) => [
    `${salutation} ${name}`,
    street,
    `${city} - ${zip}`,
    state.toUpperCase(),
  ],
  source: "India Post, addressing guidelines; ICAO Doc 9303 part 3",
};
