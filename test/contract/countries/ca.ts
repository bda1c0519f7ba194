import { luhn } from "../check-digits.ts";
import type { CountryFacts } from "../country-facts.ts";
import { latinMailbox, latinScript } from "../latin.ts";
import { stdnumValidator } from "../stdnum.ts";

export const facts: CountryFacts = {
  iso: "CA",
  script: latinScript,
  mailbox: latinMailbox,
  phone: {
    safe: /^\+1 [2-9]\d\d 555 01\d\d$/,
  },
  nationalId: {
    form: /^(?!000-000-000)0\d\d-\d{3}-\d{3}$/,
    checksum: luhn,
    validator: stdnumValidator("CA.sin", true),
    // The valid but fictitious number of https://en.wikipedia.org/wiki/Social_insurance_number.
    specimens: ["046 454 286"],
  },
  postalCode: {
    form: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    leading: /^X..|^./,
    states: {
      AB: "T",
      BC: "V",
      MB: "R",
      NB: "E",
      NL: "A",
      NS: "B",
      NT: "X0E X0G X1A",
      NU: "X0A X0B X0C",
      ON: "K-N P",
      PE: "C",
      QC: "G H J",
      SK: "S",
      YT: "Y",
    },
  },
  names: {
    mails: "Émilie emilie, O'Brien obrien",
    ofWomen: /^Kaur$/,
  },
};
