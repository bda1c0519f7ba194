import { decimal } from "../../random/decimal.ts";
import type { Rng } from "../../random/rng.ts";
import type { Bearer } from "../country.ts";

/**
 * NIR (numéro d'inscription au répertoire, "numéro de sécurité sociale"): `S AA MM DD CCC OOO KK`.
 *
 * - `S` 1 for men, 2 for women; `AA MM` year and month of birth;
 * - `DD CCC` the INSEE code of the commune of birth, here the town of the address. Those born in Corsica before 1976
 *   bear 20 instead of 2A and 2B, and those born around Paris before 1968 the code of the Seine or Seine-et-Oise;
 * - `OOO` the order of registration in that commune and month, from 001;
 * - `KK` the key: 97 less the remainder of the thirteen digits by 97, with 2A read as 19 and 2B as 18.
 *
 * Safe because the order is 000, which is never given. So nothing is random: two people of one sex, month
 * and town have the same number.
 *
 * Sources: INSEE, https://www.insee.fr/fr/metadonnees/definition/c1409; décret n° 82-103 du 22 janvier 1982;
 * Code officiel géographique
 */
export function nir(_rng: Rng, { sex, birth, place }: Bearer): string {
  const year = decimal(birth.year % 100, 2);
  const month = decimal(birth.month, 2);
  const commune = birthplace(place.code, birth.year);
  const department = commune.slice(0, 2);
  const rest = commune.slice(2);
  const digit = sex === "male" ? "1" : "2";
  const numeric = department === "2A" ? "19" : department === "2B" ? "18" : department;
  const key = decimal(97 - modulo97(`${digit}${year}${month}${numeric}`, `${rest}000`), 2);
  return `${digit} ${year} ${month} ${department} ${rest} 000 ${key}`;
}

/** The remainder of a number in decimal digits by 97. In two parts, because reading a long new string copies it. */
function modulo97(start: string, end: string): number {
  let remainder = 0;
  for (let i = 0; i < start.length; i++) remainder = (remainder * 10 + start.charCodeAt(i) - 48) % 97;
  for (let i = 0; i < end.length; i++) remainder = (remainder * 10 + end.charCodeAt(i) - 48) % 97;
  return remainder;
}

/** The code that the commune had when its people were registered. */
function birthplace(commune: string, year: number): string {
  if (year < 1976 && (commune.startsWith("2A") || commune.startsWith("2B"))) return `20${commune.slice(2)}`;
  return year < 1968 ? (until1967[commune] ?? commune) : commune;
}

/** Of the départements that were made of the Seine (75) and of Seine-et-Oise (78) on 1 January 1968. */
const until1967: Readonly<Record<string, string>> = {
  "91174": "78174",
  "91228": "78228",
  "91377": "78377",
  "91477": "78477",
  "92002": "75002",
  "92012": "75012",
  "92025": "75025",
  "92026": "75026",
  "92050": "75050",
  "93001": "75005",
  "93029": "75029",
  "93048": "75048",
  "93051": "78454",
  "93066": "75066",
  "94028": "75028",
  "94041": "75041",
  "94080": "75080",
  "94081": "75081",
  "95018": "78018",
  "95127": "78127",
  "95500": "78500",
  "95585": "78585",
};
