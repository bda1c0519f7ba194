import { type Checksum, weightedSum } from "../check-digits.ts";
import type { CountryFacts } from "../country-facts.ts";
import { latinMailbox, latinScript } from "../latin.ts";
import { stdnumValidator } from "../stdnum.ts";

/** Tax file number: weights 1 4 3 7 5 8 6 9 10, a multiple of 11. */
const taxFileNumber: Checksum = (number) => weightedSum(number, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0;

export const facts: CountryFacts = {
  iso: "AU",
  script: latinScript,
  mailbox: latinMailbox,
  phone: {
    safe: /^\+61 [2378] (?:5550|7010) \d{4}$/,
  },
  nationalId: {
    form: /^000 (?!000 000)\d{3} \d{3}$/,
    checksum: taxFileNumber,
    validator: stdnumValidator("AU.tfn", true),
    // https://en.wikipedia.org/wiki/Tax_file_number.
    specimens: ["123 456 782"],
  },
  postalCode: {
    form: /^\d{4}$/,
    leading: /^\d{4}/,
    states: {
      ACT: "2600-2618 2900-2920",
      NSW: "2000-2599 2619-2899 2921-2999",
      NT: "0800-0899",
      QLD: "4000-4999",
      SA: "5000-5799",
      TAS: "7000-7799",
      VIC: "3000-3999",
      WA: "6000-6797",
    },
  },
  names: {
    mails: "De Luca deluca, O'Brien obrien",
    ofWomen: /^Kaur$/,
  },
};
