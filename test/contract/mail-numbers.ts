import type { Identity } from "../../src/person/identity.ts";

/**
 * What no other address of the seed has: the domain, whether a dot stands between the names, and the digits, or how many of
 * the year of birth.
 */
export function mailNumber({ email, dob }: Identity): string {
  const [, dot = "", digits = "", domain = ""] = /^[a-z-]+(\.?)[a-z-]*?(\d*)@(.+)$/.exec(email) ?? [];
  const isYear = [2, 4].includes(digits.length) && dob.date.slice(0, 4).endsWith(digits);
  return `${dot}|${isYear ? `${digits.length} of the year` : digits}|${domain}`;
}
