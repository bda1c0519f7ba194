import { plainLatin } from "../../text/passport.ts";
import type { Borough, Customs } from "../customs.ts";

/** Cities with arrondissements: their region, how many, and the postal code before the first. */
const arrondissements: Readonly<Record<string, readonly [state: string, count: number, code: number]>> = {
  Lyon: ["ARA", 9, 69000],
  Marseille: ["PAC", 16, 13000],
  Paris: ["IDF", 20, 75000],
};

/** `Lyon 3e`, `Paris 1er`, `Marseille 16e arrondissement`. */
function partNamed(name: string): Borough | undefined {
  const [, word = "", number = ""] =
    /^([a-z]+)[ -](\d{1,2}) ?(?:er|e|[eè]me)?(?: arrondissement)?$/iu.exec(name.trim()) ?? [];
  const city = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const [state, count, code] = arrondissements[city] ?? ["", 0, 0];
  return Number(number) >= 1 && Number(number) <= count ? { state, codes: [String(code + Number(number))] } : undefined;
}

/** From the fourth line on, the norm allows no other sign: `17 RUELLE DE L EGLISE`, `92200 NEUILLY SUR SEINE`. */
function capitals(line: string): string {
  return plainLatin(line)
    .replace(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .toUpperCase();
}

export const customs: Customs = {
  alpha2: "FR",
  nationalPhone: [[/^/, "0"]],
  salutation: { male: "Monsieur", female: "Madame" },
  latin: plainLatin,
  partNamed,
  envelope: ({ salutation, name, street, city, zip }) => [
    `${salutation} ${name}`,
    capitals(street),
    `${zip} ${capitals(city)}`,
  ],
  source: "NF Z 10-011; ICAO Doc 9303 part 3",
};
