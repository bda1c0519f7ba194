import { type BySex, ofSex, type PersonName, type Place, type Sex } from "../countries/country.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import { decimal } from "../random/decimal.ts";
import { int, pick } from "../random/distributions.ts";
import { permute } from "../random/permutation.ts";
import type { Rng } from "../random/rng.ts";
import { fill } from "../random/template.ts";
import { sample, type Weighted } from "../random/weighted.ts";

/** RFC 2606 section 3: reserved for documentation, they receive no mail. */
const domains = ["@example.com", "@example.net", "@example.org"] as const;

/** RFC 5321 section 4.5.3.1.1. */
const LOCAL_PART_LIMIT = 64;

/** An address from the romanised name and a number that is unique to the person: `anna.mueller47@example.org`. */
export function email(rng: Rng, name: PersonName, number: string): string {
  const shape = int(rng, 0, 3);
  const domain = pick(rng, domains);
  const local = localPart(name.mailGiven, name.mailFamily, shape);
  return local.slice(0, LOCAL_PART_LIMIT - number.length) + (number + domain);
}

function localPart(given: string, family: string, shape: number): string {
  if (given.length + family.length > LOCAL_PART_LIMIT - 12) return family;
  if (shape === 0) return `${given.charAt(0)}.${family}`;
  if (shape === 1) return `${given}_${family}`;
  return `${given}.${family}`;
}

/**
 * Decimal digits that are unique to the stream's index within one key: two digits for the first hundred people, four up
 * to the first ten thousand, and so on, in each class a permutation of the index.
 */
export function distinctNumber(rng: Rng): string {
  const { index } = rng;
  let width = 2;
  let size = 100;
  while (index >= size) {
    width += 2;
    size *= 100;
  }
  return decimal(permute(rng, index, size), width);
}

/**
 * A number that belongs to the place and to no subscriber; the place must have numbers of the range. People with
 * consecutive indexes have different numbers until those of the place are used up.
 */
export function phone(rng: Rng, place: Place, range: PhoneRange = "reserved"): string {
  return fill(rng, place.templates(range));
}

/** Ages from which an avatar is of the adult and of the senior group. */
const ADULT = 35;
const SENIOR = 60;

/** Path of the avatar: its group follows sex and age, the last digit of its number the country, the rest is free. */
export function photoUrl(rng: Rng, sex: Sex, age: number, complexions: Weighted<number>): string {
  const band = age < ADULT ? 0 : age < SENIOR ? 1 : 2;
  return ofSex(groups, sex)[band] + String(int(rng, 0, 99) * 10 + sample(rng, complexions));
}

const groups: BySex<readonly [young: string, adult: string, senior: string]> = {
  female: ["/avatar/female-young/", "/avatar/female-adult/", "/avatar/female-senior/"],
  male: ["/avatar/male-young/", "/avatar/male-adult/", "/avatar/male-senior/"],
};
