import { type CountryCode, parsePhoneNumber } from "libphonenumber-js/max";
import type { Rule, Subject } from "./subject.ts";

/** The published code of a country where it is not ISO 3166. */
export const isoCodes: Readonly<Record<string, string>> = { uk: "GB" };

/**
 * The ranges that belong to nobody, by the regulators' own words (or, jp cn in mx ru, by the numbering plan), written
 * down apart from the tables. Matched against the number as printed, spaces included.
 */
const safe: Readonly<Record<string, RegExp>> = {
  us: /^\+1 [2-9]\d\d 555 01\d\d$/,
  ca: /^\+1 [2-9]\d\d 555 01\d\d$/,
  uk: /^\+44 (?:11[34678] 496 0|1[2-6]1 496 0|20 7946 0|191 498 0|28 9649 6|29 2018 0|306 999 0)\d{3}$/,
  au: /^\+61 [2378] (?:5550|7010) \d{4}$/,
  de: /^\+49 (?:30 23125\d{3}|69 90009\d{3}|40 66969\d{3}|221 4710\d{3}|89 99998\d{3}|171 39200\d\d|176 040690\d\d|1522 88(?:17386|95456)|1525 4599371|172 99(?:25904|68532|73185|73186|80752)|174 9(?:091317|464308))$/,
  fr: /^\+33 (?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) \d\d \d\d$/,
  jp: /^\+81 [1-9]\d{0,3} [01]\d{0,3} \d{4}$/,
  cn: /^\+86 (?:10|2\d|[3-9]\d\d) 9[0-4]\d{1,2} \d{4}$/,
  in: /^\+91 [1-5]\d{1,3} 0\d{2,3} \d{3,4}$/,
  mx: /^\+52 (?:\d\d 0\d{3}|\d{3} 0\d\d) \d{4}$/,
  ru: /^\+7 [348]\d{2,4} 0\d{0,2}(?: \d\d){2}$/,
};

/** Digits after the country code, where the expression above leaves them open. */
const lengths: Readonly<Record<string, number>> = { jp: 9, in: 10, ru: 10 };

/** What libphonenumber, which counts unassigned numbers of India as impossible to dial, can say at most. */
const onlyPossible: ReadonlySet<string> = new Set(["in"]);

export const phoneRules: readonly Rule[] = [
  { name: "phone: in the range that belongs to nobody", holds: isSafe },
  { name: "phone: possible by libphonenumber, and of the country", holds: agreesWithLibrary },
];

function isSafe({ person, country }: Subject): boolean {
  const national = person.phone.replace(/^\+\d+/, "").replaceAll(" ", "");
  return (
    (safe[country.code]?.test(person.phone) ?? false) && (lengths[country.code] ?? national.length) === national.length
  );
}

function agreesWithLibrary({ person, country }: Subject): boolean {
  const parsed = parsePhoneNumber(person.phone);
  return (
    parsed.isPossible() &&
    parsed.number === person.phone.replaceAll(" ", "") &&
    (onlyPossible.has(country.code) ? parsed.getPossibleCountries() : [parsed.country]).includes(
      // libphonenumber knows every country of the world.
      (isoCodes[country.code] ?? country.code.toUpperCase()) as CountryCode,
    )
  );
}

/** Whether libphonenumber calls the number valid; undefined where it may not. */
export function isValidPhone({ person, country }: Subject): boolean | undefined {
  return onlyPossible.has(country.code) ? undefined : parsePhoneNumber(person.phone).isValid();
}

export function isPossiblePhone({ person }: Subject): boolean {
  return parsePhoneNumber(person.phone).isPossible();
}
