import { createRequire } from "node:module";
import type { Checksum } from "../check-digits.ts";
import type { CountryFacts } from "../country-facts.ts";
import { latinMailbox, latinScript } from "../latin.ts";
import { stdnumValidator } from "../stdnum.ts";
import type { Subject } from "../subject.ts";

const load = createRequire(import.meta.url);

/** NIR: number and key add up to a multiple of 97; Corsica counts as 19 and 18. */
const nir: Checksum = (number) => {
  const numeric = number.replace("2A", "19").replace("2B", "18");
  return /^\d{15}$/.test(numeric) && (BigInt(numeric.slice(0, 13)) + BigInt(numeric.slice(13))) % 97n === 0n;
};

interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  readonly codesPostaux?: readonly string[];
}
const communes: ReadonlyMap<string, Commune> = new Map(
  load("@etalab/decoupage-administratif/data/communes.json")
    .filter(({ type }: Commune) => type === "commune-actuelle")
    .map((commune: Commune) => [commune.code, commune]),
);

/** Whether a NIR tells the person's sex, year and month, and the commune of the address by its code at the time. */
function encodesBearer({ person: { national_id, gender, dob, address } }: Subject): boolean {
  const [sex, year, month, department = "", rest = ""] = national_id.split(" ");
  if (sex !== (gender === "male" ? "1" : "2") || year !== dob.date.slice(2, 4) || month !== dob.month) return false;
  const commune = communes.get(department + rest);
  const born = Number(dob.date.slice(0, 4));
  const home = address.zip.slice(0, 2);
  if (home === "20") return born < 1976 ? department === "20" : /^2[AB]$/.test(department);
  // The départements around Paris were made of the Seine and of Seine-et-Oise in 1968.
  if (born < 1968 && /^9[1-5]$/.test(home)) return department === "75" || department === "78";
  return commune?.nom === address.city && (commune.codesPostaux ?? []).includes(address.zip);
}

export const facts: CountryFacts = {
  iso: "FR",
  script: latinScript,
  mailbox: latinMailbox,
  phone: {
    safe: /^\+33 (?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) \d\d \d\d$/,
  },
  nationalId: {
    form: /^[12] \d\d (?:0[1-9]|1[0-2]) (?:\d\d|2[AB]) \d{3} 000 \d\d$/,
    checksum: nir,
    encodesBearer,
    validator: stdnumValidator("FR.nir", { accepts: true, specimen: "2 95 10 99 126 111 93" }),
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
};
