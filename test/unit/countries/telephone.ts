import { type CountryCode, parsePhoneNumber } from "libphonenumber-js/max";
import { expect } from "vitest";
import type { Place } from "../../../src/countries/country.ts";

/** Expects libphonenumber to call the number valid, of that country and spaced as it would. */
export function expectNumberOf(country: CountryCode, text: string, message = text): void {
  const number = parsePhoneNumber(text);
  expect(number.isValid(), message).toBe(true);
  expect(number.country, message).toBe(country);
  expect(number.formatInternational(), message).toBe(text);
}

/** Expects all numbers of the places to be among the hundred that North America keeps for fiction in each area code. */
export function expectNumbersForFiction(country: "CA" | "US", places: readonly Place[]): void {
  for (const { phones, city } of places) {
    for (const phone of phones) {
      expect(phone, city).toMatch(/^\+1 \d{3} 555 01##$/);
      for (const digits of ["00", "42", "99"]) expectNumberOf(country, phone.replace("##", digits));
    }
  }
}
