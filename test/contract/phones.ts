import { parsePhoneNumber } from "libphonenumber-js/max";
import { factsOf } from "./facts.ts";
import type { Rule, Subject } from "./subject.ts";

export const phoneRules: readonly Rule[] = [
  { name: "phone: in a range without subscribers", holds: isSafe },
  { name: "phone: possible by libphonenumber, and of the country", holds: agreesWithLibrary },
];

function isSafe({ person, country }: Subject): boolean {
  const { safe, digits } = factsOf(country.code).phone;
  const national = person.phone.replace(/^\+\d+/, "").replaceAll(" ", "");
  return safe.test(person.phone) && national.length === (digits ?? national.length);
}

function agreesWithLibrary({ person, country }: Subject): boolean {
  const { iso, phone } = factsOf(country.code);
  const parsed = parsePhoneNumber(person.phone);
  const countries = phone.onlyPossible ? parsed.getPossibleCountries() : [parsed.country];
  return parsed.isPossible() && parsed.number === person.phone.replaceAll(" ", "") && countries.includes(iso);
}

/** Whether libphonenumber calls the number valid; undefined where it cannot. */
export function isValidPhone({ person, country }: Subject): boolean | undefined {
  return factsOf(country.code).phone.onlyPossible ? undefined : parsePhoneNumber(person.phone).isValid();
}

export function isPossiblePhone({ person }: Subject): boolean {
  return parsePhoneNumber(person.phone).isPossible();
}
