import { readFileSync } from "node:fs";
import { parsePhoneNumber } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import type { Country } from "../../../src/countries/country.ts";
import { countryOf } from "../../../src/countries/index.ts";
import { hasPhones, type PhoneRange, phoneRanges } from "../../../src/countries/phone-ranges.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import { everyCountry } from "../every-country.ts";
import { verify } from "../verify-record.ts";
import { violationsOf } from "../violations-of.ts";

const today = { year: 2026, month: 11, day: 25 };
const service = createIdentityService({ newSeed: () => "phones", today: () => today });

/** Numbers that public bodies publish as their own, and the page where each was read, if it has an address. */
const published = readFileSync(new URL("published-numbers.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

/** Numbers of other extensions and lines of bodies in the list, which the issue reports. */
const further = ["+4922818149494", "+498912057531", "+496913446000", "+496131170", "+49711170", "+49228140"];

/** The templates of all ranges of all places of a country, as digits with `#`. */
function formsOf(country: Country): ReadonlySet<string> {
  const lists = country.places.items.flatMap((place) =>
    phoneRanges.flatMap((range) => place.templateLists(range).map(({ templates }) => templates)),
  );
  return new Set([...new Set(lists)].flat().map((template) => template.replace(/[+ ]/g, "")));
}

const forms: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  everyCountry.map((country) => [country.code, formsOf(country)]),
);

/** Whether a template draws the number: it has the same digits up to where the template has any. */
function isDrawn(number: string): boolean {
  const digits = number.slice(1);
  return [...forms.values()].some((some) =>
    Array.from(digits, (_, end) => digits.slice(0, end) + "#".repeat(digits.length - end))
      .concat(digits)
      .some((form) => some.has(form)),
  );
}

function isSafe(number: string, country: Country): boolean {
  const { results } = verify({ phone: number }, country, today);
  return results.some(({ rule, verdict }) => rule === "phone.safe_range" && verdict === "pass");
}

const country = (code: string): Country => countryOf(code) ?? expect.fail();

describe("a telephone number that a public body publishes", () => {
  it("is known of every country", () => {
    expect(new Set(published.map(([code]) => code))).toEqual(new Set(everyCountry.map(({ code }) => code)));
  });

  it("is never safe", () => {
    const numbers = published.filter(([code = "", number = ""]) => isSafe(number, country(code)));
    expect(numbers).toEqual([]);
    expect(further.filter((number) => isSafe(number, country("de")))).toEqual([]);
  });

  it("is drawn by no template of any place", () => {
    // The templates hold digits first and any digit after, so that a number is drawn only by its own beginning.
    for (const some of forms.values()) expect([...some].filter((form) => !/^\d+#*$/.test(form))).toEqual([]);
    expect(published.map(([, number = ""]) => number).filter(isDrawn)).toEqual([]);
    expect(further.filter(isDrawn)).toEqual([]);
    expect(isDrawn("+493023125123")).toBe(true);
    expect(isDrawn("+447700900123")).toBe(true);
  });

  it("is neither safe nor drawn in Germany if its local number begins with 1 to 9 outside the blocks for films", () => {
    for (const area of ["228", "6131", "711", "341", "33203", "30", "40", "69", "89", "221"])
      for (const first of "123456789")
        for (let length = 3; length <= 11 - area.length; length++) {
          const number = `+49${area}${first}${"7".repeat(length - 1)}`;
          expect([number, isSafe(number, country("de")), isDrawn(number)]).toEqual([number, false, false]);
        }
  });
});

describe.each(everyCountry.map((one) => [one.code, one] as const))("the telephone ranges of %s", (code, one) => {
  const { proofs, missing } = one.phoneProofs;

  it("are proved by a document and the page where it was read, or missing for a reason", () => {
    for (const range of phoneRanges) {
      expect([range, proofs.some(({ ranges }) => ranges.includes(range))]).toEqual([range, hasPhones(one, range)]);
      const places = one.places.items.filter((place) => place.templates(range).templates.length > 0);
      expect([range, places.length > 0]).toEqual([range, hasPhones(one, range)]);
    }
    for (const { page, document, numbers, why } of proofs) {
      expect(page).toMatch(/^https?:\/\/[^\s]+$/);
      for (const text of [document, numbers, why]) expect(text).toMatch(/\S/);
    }
    for (const reason of Object.values(missing)) expect(reason).toMatch(/^[A-Z].*[^.]$/);
  });

  it.each(phoneRanges.filter((range) => hasPhones(one, range)))("give safe numbers of the place: %s", (range) => {
    for (const { phone, record } of peopleOf(code, range)) {
      const parsed = parsePhoneNumber(phone);
      expect(parsed.isPossible(), phone).toBe(true);
      if (range === "valid") expect(parsed.isValid(), phone).toBe(true);
      if (range === "mobile") expect(looksMobile(phone), phone).toBe(true);
      const failed = verify(record, one, today).results.filter(({ verdict }) => verdict === "fail");
      expect(failed, phone).toEqual([]);
    }
  });

  it.each(phoneRanges.filter((range) => !hasPhones(one, range)))("refuse %s with the reason", (range) => {
    const others = everyCountry.filter((other) => hasPhones(other, range)).map((other) => other.code);
    const [violation] = violationsOf(() => service.generate({ gender: "male", country: code, phone_range: range }));
    expect(violation?.field).toBe("phone_range");
    expect(violation?.message).toContain(missing[range]);
    for (const other of others) expect(violation?.message).toMatch(new RegExp(`\\b${other}\\b`));
  });
});

it("Mobile numbers are for the countries with a block of them or one plan for all, and valid ones for all but India", () => {
  const blocks = ["de", "uk", "au", "fr"];
  const onePlan = ["us", "ca"];
  const codes = (range: PhoneRange, has: boolean): readonly string[] =>
    everyCountry.filter((one) => hasPhones(one, range) === has).map(({ code }) => code);
  expect(codes("mobile", true).toSorted()).toEqual([...blocks, ...onePlan].sort());
  expect(codes("valid", false)).toEqual(["in"]);
});

it("Without a country, a range is one of the countries that have it, also with a card brand", () => {
  const range = { count: 200, firstIndex: 0 };
  const people = [...service.batch({ gender: "random", phone_range: "mobile" }, range).draw(range)];
  const names = new Set(people.map(({ address }) => address.country));
  expect(names.size).toBe(6);
  expect(names).not.toContain("India");
  const asked = { gender: "random", phone_range: "mobile", card_brand: "Mir" };
  const [violation] = violationsOf(() => service.generate(asked));
  expect(violation).toMatchObject({ field: "phone_range", message: expect.stringContaining("card brand") });
});

it("A place without valid numbers is refused, and people of its country live elsewhere", () => {
  const asked = { gender: "male", country: "jp", phone_range: "valid" };
  const [violation] = violationsOf(() => service.generate({ ...asked, city: "札幌市" }));
  expect(violation?.field).toBe("phone_range");
  expect(service.generate({ ...asked, city: "大阪市" }).identity.phone).toMatch(/^\+81 6 1/);
  expect(service.generate({ gender: "male", country: "jp", city: "札幌市" }).identity.phone).toMatch(/^\+81 11 /);
});

function* peopleOf(code: string, range: PhoneRange) {
  const asked = { gender: "random", country: code, phone_range: range, reference_date: "2026-11-25" };
  const people = { count: 150, firstIndex: 0 };
  for (const record of service.batch(asked, people).draw(people)) yield { record, phone: record.phone };
}

/** By libphonenumber or, where it refuses the block for fiction, by the first digits. */
function looksMobile(phone: string): boolean {
  const type = parsePhoneNumber(phone).getType();
  return type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE" || /^\+(?:44 7|33 6)/.test(phone);
}
