import { once } from "../../../src/text/memo.ts";
import type { Checksum } from "../check-digits.ts";
import type { CountryFacts } from "../country-facts.ts";
import { dataRows } from "../data-rows.ts";
import { latinMailbox, latinScript } from "../latin.ts";
import { stdnumValidator } from "../stdnum.ts";
import type { Subject } from "../subject.ts";

/** NIR: number and key add up to a multiple of 97; Corsica counts as 19 and 18. */
const nir: Checksum = (number) => {
  const numeric = number.replace("2A", "19").replace("2B", "18");
  return /^\d{15}$/.test(numeric) && (BigInt(numeric.slice(0, 13)) + BigInt(numeric.slice(13))) % 97n === 0n;
};

/**
 * The numbers of communes, of today and of the past, as ranges of each département. data/test/fr.test.ts holds both lists
 * against the register.
 */
const attributed = once(
  () =>
    new Map(
      dataRows("fr/commune-numbers.tsv").map(({ departement = "", attributed = "" }) => [
        departement,
        attributed.split(" ").map((range) => range.split("-")),
      ]),
    ),
);
/** The numbers overseas and abroad that are nobody's. */
const freeElsewhere = once(() => dataRows("fr/birthplaces-elsewhere.tsv"));

/** Whether no birth was registered under the number. */
export function isFree(department: string, commune: string): boolean {
  const ranges = attributed().get(department);
  if (ranges !== undefined) return ranges.every(([from = "", to = ""]) => commune < from || commune > to);
  const whole = department + commune;
  return freeElsewhere().some(({ code = "", first = "", last = "" }) => {
    const number = whole.slice(code.length);
    return whole.startsWith(code) && number >= first && number <= last;
  });
}

/**
 * Whether a NIR tells the person's sex, year and month, and a commune number under which no birth was registered, in a
 * département of that year. It need not be that of the address: half of the people were born elsewhere.
 */
function encodesBearer({ person: { national_id, gender, dob } }: Subject): boolean {
  const [sex, year, month, department = "", commune = ""] = national_id.split(" ");
  if (sex !== (gender === "male" ? "1" : "2") || year !== dob.date.slice(2, 4) || month !== dob.month) return false;
  const born = Number(dob.date.slice(0, 4));
  if (born < 1976 ? /^2[AB]$/.test(department) : department === "20") return false;
  // The départements around Paris were made of the Seine and of Seine-et-Oise in 1968.
  if (born < 1968 && /^9[1-5]$/.test(department)) return false;
  const corsica = ["20", "2A", "2B"];
  const related = corsica.includes(department) ? corsica : [department];
  return related.every((code) => isFree(code, commune)) && commune <= "989";
}

export const facts: CountryFacts = {
  iso: "FR",
  script: latinScript,
  mailbox: latinMailbox,
  phone: {
    safe: /^\+33 (?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) \d\d \d\d$/,
  },
  nationalId: {
    form: /^[12] \d\d (?:0[1-9]|1[0-2]) (?:\d\d|2[AB]) \d{3} (?!000)\d{3} \d\d$/,
    checksum: nir,
    encodesBearer,
    validator: stdnumValidator("FR.nir", true),
    // The Carte Vitale, Wikipedia, and a birth in Haute-Corse.
    specimens: ["2 69 05 49 588 157 80", "1 84 12 76 451 089 46", "2 53 07 2B 073 004 70"],
  },
  postalCode: {
    form: /^\d{5}$/,
    leading: /^\d\d/,
    states: {
      ARA: "01 03 07 15 26 38 42 43 63 69 73 74",
      BFC: "21 25 39 58 70 71 89 90",
      BRE: "22 29 35 56",
      COR: "20",
      CVL: "18 28 36 37 41 45",
      GES: "08 10 51 52 54 55 57 67 68 88",
      HDF: "02 59 60 62 80",
      IDF: "75 77 78 91-95",
      NAQ: "16 17 19 23 24 33 40 47 64 79 86 87",
      NOR: "14 27 50 61 76",
      OCC: "09 11 12 30 31 32 34 46 48 65 66 81 82",
      PAC: "04 05 06 13 83 84",
      PDL: "44 49 53 72 85",
    },
  },
  names: {
    mails: "Lefèvre lefevre, Le Gall legall, Jean-Pierre jean-pierre, François francois, Martin martin",
  },
};
