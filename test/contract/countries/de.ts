import { type Checksum, digitsOf } from "../check-digits.ts";
import type { CountryFacts, MailboxReader } from "../country-facts.ts";
import { latinMailbox, latinScript } from "../latin.ts";
import { stdnumValidator } from "../stdnum.ts";

/** ISO/IEC 7064 mod 11,10: the hybrid recursion over the whole number ends with a remainder of 1. */
const mod11And10: Checksum = (number) => {
  const last = digitsOf(number).reduce((product, digit, place, all) => {
    if (place === all.length - 1) return (product + digit) % 10;
    return (((product + digit) % 10 || 10) * 2) % 11;
  }, 10);
  return last === 1;
};

/** Exactly one digit occurs twice, and no other more than once. */
function repeatsOneDigit(body: string): boolean {
  return new Set(body).size === body.length - 1;
}

/** DIN 5007-2: umlauts keep their e. */
const german: MailboxReader = (name, given, family) =>
  latinMailbox(
    name.replace(/[äöüÄÖÜ]/g, (letter) => `${letter}e`),
    given,
    family,
  ) || latinMailbox(name, given, family);

export const facts: CountryFacts = {
  iso: "DE",
  script: latinScript,
  mailbox: german,
  phone: {
    // Mitteilung 148/2021, and local numbers that begin with 0: 11 digits with the trunk prefix.
    safe: /^\+49 (?:30 23125\d{3}|69 90009\d{3}|40 66969\d{3}|221 4710\d{3}|89 99998\d{3}|[2-9]\d 0\d{7}|[2-9]\d{2} 0\d{6}|[2-9]\d{3} 0\d{5}|[2-9]\d{4} 0\d{4}|171 39200\d\d|176 040690\d\d|1522 88(?:17386|95456)|1525 4599371|172 99(?:25904|68532|73185|73186|80752)|174 9(?:091317|464308))$/,
  },
  nationalId: {
    form: /^0\d \d{3} \d{3} \d{3}$/,
    checksum: (id) => mod11And10(id) && repeatsOneDigit(id.slice(0, 10)),
    validator: stdnumValidator("DE.idnr", false),
    // The documentation of validators, python-stdnum among them.
    specimens: ["86095742719", "36574261809", "47036892816"],
  },
  postalCode: {
    form: /^\d{5}$/,
    leading: /^\d\d/,
    states: {
      BB: "01 03-04 12 14-17 19",
      BE: "10 12-14",
      BW: "63-64 68-79 88-89 97",
      BY: "63 74 80-97",
      HB: "27-28",
      HE: "34-37 55 59-61 63-65 68-69",
      HH: "20-22 27",
      MV: "17-19 23",
      NI: "19 21 26-31 34 37-38 48-49",
      NW: "32-34 37 40-42 44-53 57-59",
      RP: "51 53-57 65-67 76",
      SH: "21-25 27",
      SL: "66",
      SN: "01-02 04 07-09",
      ST: "06 14 29 38-39",
      TH: "04 06-07 36-37 96 98-99",
    },
  },
  names: {
    mails: "Müller mueller, Schröder schroeder, Schäfer schaefer, Weiß weiss, Jürgen juergen",
    // Umlauts keep their e in the mail, which its rule checks.
    isWritten: ({ full, given, family, maternal }) => full === `${given} ${family}` && maternal === "",
  },
};
