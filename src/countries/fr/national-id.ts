import { twoDigits } from "../../calendar/calendar.ts";
import { decimal } from "../../random/decimal.ts";
import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { writeFilled } from "../../random/template.ts";
import { writeAscii } from "../../random/utf8.ts";
import type { Bearer, PersonName } from "../bearer.ts";
import type { NationalId } from "../verification.ts";
import { birthDepartement } from "./birthplace.ts";
import { departements } from "./departements.ts";

/** Order numbers end here: the next birth of the month takes another commune number. */
const LAST_ORDER = 999;

/** Whether a NIR without spaces has a commune number that was never attributed in its département. */
function isNeverAttributed(nir: string): boolean {
  // Overseas, three digits tell the département and two the commune.
  const end = nir.startsWith("97", 5) ? 8 : 7;
  const departement = departements().get(nir.slice(5, end));
  const number = Number(nir.slice(end, 10));
  return departement !== undefined && number >= departement.first && number < departement.first + departement.numbers;
}

/**
 * NIR (numéro d'inscription au répertoire, "numéro de sécurité sociale"): `S AA MM DD CCC OOO KK`.
 *
 * - `S` 1 for men, 2 for women; `AA MM` year and month of birth;
 * - `DD` the département of birth by its code at the time, `CCC` here a number that INSEE has attributed to no commune of
 *   that département, today or in the past; overseas `DDC` is the département, 971 to 974, and `CC` the commune; abroad `DD`
 *   is 99 and `CCC` the country, here a number above all of its list, which ends with 522 and 699;
 * - `OOO` the order of registration in the commune and month, 001 to 999;
 * - `KK` the key: 97 less the remainder of the thirteen digits by 97, with 2A read as 19 and 2B as 18.
 *
 * Safe because no commune has the number. Where a commune has more than 999 births in a month, the further ones are
 * registered under a number that INSEE does not publish: in départements with such a city (300,000 inhabitants or more),
 * and abroad, the order numbers begin with 500, which none of them reached. The serial is the person's index, so that two people
 * share a number only if they also share sex, month and département of birth, and if their indexes are congruent modulo
 * the numbers of that cell: some 16 of a million.
 *
 * Sources: INSEE, schema of the NIR, https://xml.insee.fr/schema/2004/nir.html (with décret n° 82-103 du 22 janvier 1982,
 * art. 4); https://www.comptavoo.com/Verifier-et-decomposer-un-numero-de-securite-sociale,1070.html (key, and another
 * commune number after 999 births in a month); Code officiel géographique and its history since 1943, in
 * @etalab/decoupage-administratif (npm); countries: INSEE's list as copied in
 * https://github.com/pass-culture/pass-culture-app-native/blob/master/src/features/bonification/inseeCountries.ts
 */
function nir(
  rng: Rng,
  bytes: Uint8Array,
  at: number,
  { sex, birth, place }: Bearer,
  { family }: Pick<PersonName, "family">,
): number {
  const { code, first, numbers, order } = birthDepartement(rng, place, birth.year, family);
  const orders = LAST_ORDER - order + 1;
  const number = serial(rng, numbers * orders);
  const within = Math.floor(number / orders);
  const born = ((sex === "male" ? 100 : 200) + (birth.year % 100)) * 100 + birth.month;
  const isCorsican = code === "2A" || code === "2B";
  const commune = Number(isCorsican ? corsican(code) : code) * (code.length === 2 ? 1_000 : 100) + first + within;
  const rank = order + number - within * orders;
  const departement = writeFilled(bytes, at, "# ## ## ", born);
  const end = writeFilled(bytes, departement, "## ### ", commune);
  if (isCorsican) writeAscii(bytes, departement, code);
  return writeFilled(bytes, end, "### ##", rank * 100 + keyOf(born, commune, rank));
}

function corsican(text: string): string {
  return text.replace("2A", "19").replace("2B", "18");
}

/** The key of thirteen digits: five until the month of birth, five of the commune, three of the rank. */
function keyOf(born: number, commune: number, rank: number): number {
  // Each product is an integer of 32 bits.
  return 97 - ((((((born % 97) * 100_000 + commune) | 0) % 97) * 1_000 + rank) % 97);
}

/**
 * For people born from 1936 to 2008: for each sex and month, the numbers that are free in the départements of births
 * before 1968, from 1968 to 1975, and from 1976.
 */
const DISTINCT = 2 * 12 * (32 * 47_550_905 + 8 * 50_822_630 + 33 * 51_435_017);

export const nationalId = {
  write: nir,
  distinct: DISTINCT,
  dependsOnName: true,
  name: "NIR",
  form: /^[12]\d{2}(?:0[1-9]|1[0-2]|[235-9]\d|4[0-2])(?:\d{2}|2[AB])\d{8}$/,
  example: "2 69 05 49 588 157 80",
  check: (id) => decimal(keyOf(Number(id.slice(0, 5)), Number(corsican(id.slice(5, 10))), Number(id.slice(10, 13))), 2),
  // Months from 20 to 42 and from 50 on stand for unknown ones.
  encodesBirth: (id, { year, month }) =>
    id.slice(1, 3) === twoDigits(year % 100) && (Number(id.slice(3, 5)) > 12 || Number(id.slice(3, 5)) === month),
  sexOf: (id) => (id.startsWith("1") ? "male" : "female"),
  isNeverIssued: (id) => id.slice(10, 13) === "000" || isNeverAttributed(id),
  source: "INSEE, https://xml.insee.fr/schema/2004/nir.html (with décret n° 82-103, art. 4)",
} satisfies NationalId;
