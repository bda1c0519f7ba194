import { type CountryCode, parsePhoneNumber } from "libphonenumber-js/max";
import { expect } from "vitest";
import type { Place } from "../../../src/countries/place.ts";

/** Expects libphonenumber to call the number valid, of that country and spaced as it would. */
export function expectNumberOf(country: CountryCode, text: string, message = text): void {
  const number = parsePhoneNumber(text);
  const isRight = number.isValid() && number.country === country && number.formatInternational() === text;
  // An expectation of each number of thousands would take longer than the library does.
  if (!isRight) expect.fail(`${message}: ${number.country} ${number.formatInternational()}, ${number.getType()}`);
}

/** Expects all numbers of the places to be among the hundred that North America keeps for fiction in each area code. */
export function expectNumbersForFiction(country: "CA" | "US", places: readonly Place[]): void {
  const templates = new Map(places.flatMap(({ phones, city }) => phones.map((phone) => [phone, city])));
  for (const [phone, city] of templates) {
    if (!/^\+1 \d{3} 555 01##$/.test(phone)) expect.fail(`${city}: ${phone}`);
    for (const digits of ["00", "42", "99"]) expectNumberOf(country, phone.replace("##", digits));
  }
}
