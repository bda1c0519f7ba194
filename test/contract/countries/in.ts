import { type Checksum, digitsOf } from "../check-digits.ts";
import type { CountryFacts } from "../country-facts.ts";
import { latinMailbox, latinScript } from "../latin.ts";
import { stdnumValidator } from "../stdnum.ts";

/** Verhoeff: the permuted digits multiplied in the dihedral group of ten elements give the neutral one. */
const verhoeff: Checksum = (number) => {
  const times = (j: number, k: number): number => {
    const turn = j < 5 ? (j + k) % 5 : (j + 10 - k) % 5;
    return j < 5 === k < 5 ? turn : 5 + turn;
  };
  const once = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
  const permuted = (digit: number, times: number): number =>
    times === 0 ? digit : permuted(once[digit] ?? 0, times - 1);
  return (
    digitsOf(number).reduceRight((product, digit, place) => {
      return times(product, permuted(digit, (number.length - 1 - place) % 8));
    }, 0) === 0
  );
};

export const facts: CountryFacts = {
  iso: "IN",
  script: latinScript,
  mailbox: latinMailbox,
  phone: {
    // Level 10 is kept for the selection of carriers; no subscriber number begins with 0, the trunk prefix.
    safe: /^\+91 (?:10 \d{4} \d{4}|[1-5]\d{1,3} 0\d{2,3} \d{3,4})$/,
    digits: 10,
    // libphonenumber knows the unassigned numbers of India as impossible to dial.
    onlyPossible: true,
  },
  nationalId: {
    form: /^[01]\d{3} \d{4} \d{4}$/,
    checksum: verhoeff,
    validator: stdnumValidator("IN.aadhaar", false),
    // The test numbers that the Unique Identification Authority of India published for developers.
    specimens: ["999941057058", "999971658847", "999933119405", "999955183433", "999990501894"],
  },
  postalCode: {
    form: /^[1-8]\d{5}$/,
    leading: /^79\d|^\d\d/,
    states: {
      AN: "74",
      AP: "51-53",
      AR: "790-792",
      AS: "78",
      BR: "80-85",
      CG: "49",
      CH: "16",
      DH: "36 39",
      DL: "11",
      GA: "40",
      GJ: "36-39",
      HP: "17",
      HR: "12-13",
      JH: "81-83",
      JK: "18-19",
      KA: "56-59",
      KL: "67-69",
      LA: "19",
      LD: "68",
      MH: "40-44",
      ML: "793-794",
      MN: "795",
      MP: "45-48",
      MZ: "796",
      NL: "797-798",
      OD: "75-77",
      PB: "14-16",
      PY: "53 60 67",
      RJ: "30-34",
      SK: "73",
      TN: "60-66",
      TR: "799",
      TS: "50",
      UK: "24 26",
      UP: "20-28",
      WB: "70-74",
    },
  },
  names: {
    // Those of a tenth of the people of most states (test/unit/countries/in).
    ofWomen: /./,
  },
};
