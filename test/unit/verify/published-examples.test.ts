import { describe, expect, it } from "vitest";
import type { Country } from "../../../src/countries/country.ts";
import { countryOf } from "../../../src/countries/index.ts";
import { everyCountry } from "../../contract/every-country.ts";
import { verify } from "../../contract/verify-record.ts";
import { examples, flawedExamples, publishedCards, safeExamples } from "./published-examples.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };

/** The rules that a record fails. */
function failed(record: object, country: Country): string[] {
  return verify(record, country, referenceDate).results.flatMap(({ rule, verdict }) =>
    verdict === "fail" ? rule : [],
  );
}

const country = (code: string): Country => countryOf(code) ?? expect.fail();

describe.each(everyCountry.map((one) => [one.code, one] as const))("published examples of %s", (code, one) => {
  const { nationalIds, phones } = examples[code] ?? expect.fail();

  it("are there", () => {
    expect(phones.length).toBeGreaterThan(0);
    // Japan publishes no My Number, not even as an example.
    expect(nationalIds.length > 0).toBe(code !== "jp");
  });

  it.each(nationalIds)("pass all but safety as national ids: $value", ({ value }) => {
    expect(failed({ national_id: value }, one)).toEqual(["national_id.never_issued"]);
  });

  it.each(phones)("pass all but safety as telephones: $value", ({ value }) => {
    expect(failed({ phone: value }, one)).toEqual(["phone.safe_range"]);
  });

  it.each(publishedCards)("pass form and brand as cards: $number", ({ number, brand, isSafe }) => {
    const card = { credit_card: { number, provider_bank: brand } };
    expect(failed(card, one)).toEqual(isSafe ? [] : ["card.test_range"]);
  });
});

it.each(safeExamples)("The example $value is never issued", ({ country: code, value }) => {
  expect(failed({ national_id: value }, country(code))).toEqual([]);
});

it.each(flawedExamples)("The example $value is found to break $rule", ({ country: code, value, rule }) => {
  expect(failed({ national_id: value }, country(code))).toContain(rule);
});

it("A whole record with the values of a real person's country passes all but safety", () => {
  const record = {
    address: {
      city: "Washington",
      country: "United States",
      state_abbreviation: "DC",
      state_name: "District of Columbia",
      zip: "20500",
      street: "1600 Pennsylvania Avenue NW",
    },
    credit_card: { number: "4539 1488 0343 6467", provider_bank: "Visa", expiry: "12/28", cvv: "123" },
    email: "comments@whitehouse.gov",
    gender: "female",
    name: "Mary O'Neill-Smith",
    national_id: "078-05-1120",
    phone: "+1 202 456 1414",
    photo_url: "https://www.whitehouse.gov/logo.png",
  };
  const { coherent } = verify(record, country("us"), referenceDate);
  expect(coherent).toBe(true);
  const unsafe = ["email.reserved_domain", "phone.safe_range", "card.test_range", "national_id.never_issued"];
  expect(failed(record, country("us"))).toEqual(unsafe);
});

it.each([
  ["us", { national_id: "912-70-1234" }, ["national_id.never_issued"]],
  ["us", { national_id: "912-45-1234" }, []],
  // Given by the Internal Revenue Service until there is another number.
  ["us", { national_id: "912-05-1234" }, ["national_id.never_issued"]],
  ["us", { national_id: "912-49-1234" }, ["national_id.never_issued"]],
  // Of attendance allowance, and of tax credits.
  ["uk", { national_id: "FY 12 34 56 A" }, ["national_id.never_issued"]],
  ["uk", { national_id: "OO 12 34 56 A" }, ["national_id.never_issued"]],
  ["uk", { national_id: "DV 12 34 56 A" }, []],
  // Stripe's number of the United Kingdom.
  ["us", { credit_card: { number: "4000 0082 6000 0000", provider_bank: "Visa" } }, []],
  ["us", { email: "mary@shop.example" }, []],
  ["us", { email: "mary@mail.example.com" }, []],
  ["us", { email: "mary@myexample.com" }, ["email.reserved_domain"]],
  ["us", { credit_card: { number: "4242 4242 4242 4242", provider_bank: "Visa" } }, []],
])("In %s the verdict of safety on %j is right", (code, record, rules) => {
  expect(failed(record, country(code))).toEqual(rules);
});

it.each([
  // 30 February, and 29 February in a common year, each with the right check digit.
  { code: "cn", value: "110105199002300028" },
  { code: "mx", value: "HEGG570229MVZRRL05" },
])("The day of birth in $value does not exist", ({ code, value }) => {
  expect(failed({ national_id: value }, country(code))).toEqual([
    "national_id.composition",
    "national_id.never_issued",
  ]);
});

it("Details that disagree with the record fail", () => {
  const record = {
    address: { state_abbreviation: "CA" },
    phone: "+1 202 555 0123",
    credit_card: { number: "4242424242424242", provider_bank: "Visa", expiry: "02/28" },
  };
  const card = { number_spaced: "4242 4242 4242 4242", network: "Visa", expires_on: "2028-02-29" };
  const right = { country_code: "US", subdivision_code: "US-CA", phone_e164: "+12025550123", card };
  const wrong = {
    country_code: "DE",
    subdivision_code: "US-NY",
    phone_e164: "+12025550124",
    card: { number_spaced: "4242 4242 4242 4241", network: "Mir", expires_on: "2028-02-28" },
  };
  expect(failed({ ...record, details: right }, country("us"))).toEqual([]);
  expect(failed({ ...record, details: wrong }, country("us"))).toEqual([
    "details.phone_e164",
    "details.country_code",
    "details.subdivision_code",
    "details.card_number",
    "details.card_network",
    "details.card_expires_on",
  ]);
});
