import type { Customs, District } from "../customs.ts";
import { plainLatin } from "../shared/passport.ts";

/** Cities with arrondissements: how many, and the postal code before the first. */
const arrondissements: Readonly<Record<string, readonly [count: number, code: number]>> = {
  Lyon: [9, 69000],
  Marseille: [16, 13000],
  Paris: [20, 75000],
};

/** `Lyon 3e`, `Paris 1er`, `Marseille 16e arrondissement`. */
function districtOf(name: string): District | undefined {
  const [, word = "", number = ""] =
    /^([a-z]+)[ -](\d{1,2}) ?(?:er|e|[eè]me)?(?: arrondissement)?$/iu.exec(name.trim()) ?? [];
  const city = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const [count, code] = arrondissements[city] ?? [0, 0];
  return Number(number) >= 1 && Number(number) <= count
    ? { city, postalCode: String(code + Number(number)) }
    : undefined;
}

export const customs: Customs = {
  alpha2: "FR",
  salutation: { male: "Monsieur", female: "Madame" },
  latin: plainLatin,
  districtOf,
  envelope: ({ salutation, name, street, city, zip }) => [
    `${salutation} ${name}`,
    street,
    `${zip} ${plainLatin(city).toUpperCase()}`,
  ],
  source: "NF Z 10-011; ICAO Doc 9303 part 3",
};
