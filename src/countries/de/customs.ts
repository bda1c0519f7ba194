import { plainLatin } from "../../text/passport.ts";
import type { Customs } from "../customs.ts";

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue" };

export const customs: Customs = {
  alpha2: "DE",
  nationalPhone: [[/^/, "0"]],
  salutation: { male: "Herr", female: "Frau" },
  latin: (text) => plainLatin(text.replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter)),
  // On an envelope a man is in the accusative.
  envelope: ({ sex, name, street, city, zip }) => [
    `${sex === "male" ? "Herrn" : "Frau"} ${name}`,
    street,
    `${zip} ${city}`,
  ],
  source: "DIN 5008; Passverwaltungsvorschrift 4.1.1, ICAO Doc 9303 part 3",
};
