import fc from "fast-check";
import { cardBrands } from "../../../src/countries/words.ts";
import { dataVersion } from "../../../src/person/field.ts";

/** Values of a field, most of which are valid where `valid` are. */
const mostly = <T>(valid: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 5, arbitrary: valid }, { weight: 2, arbitrary: other });

const blank = fc.constantFrom(" ", "\t\n", "\u000b", "\u0085", "\u00a0", "\u3000", "\ufeff", "\u2028", "\u200b", " x ");

/** Texts of lengths around a bound, of one and of two UTF-16 units a character. */
const around = (bound: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom("a", "é", "語", "🙂"), fc.constantFrom(bound - 1, bound, bound + 1, 2 * bound))
    .map(([character, length]) => character.repeat(length));

const text = (bound: number, ...usual: readonly string[]): fc.Arbitrary<string> =>
  mostly(fc.constantFrom("", ...usual), fc.oneof(fc.string({ unit: "grapheme" }), blank, around(bound)));

const calendar = fc
  .date({ min: new Date("0000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const lastDays = fc
  .tuple(
    fc.constantFrom(1600, 1899, 1900, 1904, 2000, 2023, 2100, 2196, 2199, 2200),
    fc.nat(13),
    fc.integer({ min: 28, max: 32 }),
  )
  .map((parts) => parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, "0")).join("-"));
const day = mostly(
  fc.constantFrom("", "2026-01-01", "1970-06-15"),
  fc.oneof(
    calendar,
    lastDays,
    fc.constantFrom("2026-1-1", "2026-01-01\n", "+02026-01-01", "26-01-01", "١٩٧٠-٠١-٠١"),
    fc.string(),
  ),
);

/** Numbers of an enum whose last is `last`, and others: enums of proto3 are open. */
const enumOf = (last: number): fc.Arbitrary<number> =>
  mostly(fc.nat(last), fc.constantFrom(last + 1, -1, 99, -(2 ** 31), 2 ** 31 - 1));

const whole = (min: number, max: number, type: "int32" | "uint32" = "uint32"): fc.Arbitrary<number> => {
  const others = type === "int32" ? [0, -1, min - 1, max + 1, 2 ** 31 - 1, -(2 ** 31)] : [0, max + 1, 2 ** 32 - 1];
  return mostly(fc.integer({ min, max }), fc.constantFrom(...others.filter((value) => value < 2 ** 32)));
};

const names = (most: number, ...usual: readonly string[]): fc.Arbitrary<string[]> => {
  const other = fc.oneof(fc.constantFrom("", "company.nam", "Company.name", "company.name "), fc.string());
  return fc.oneof(
    { weight: 4, arbitrary: fc.uniqueArray(fc.constantFrom(...usual), { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.array(mostly(fc.constantFrom(...usual), other), { maxLength: 3 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(most, most + 1).map((length) => Array<string>(length).fill(usual[0] ?? "")),
    },
  );
};

/** Some of the fields. */
const some = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<object> =>
  fc.record(fields, { requiredKeys: [] });

const person = (...violate: readonly string[]): fc.Arbitrary<object> =>
  some({
    gender: enumOf(3),
    country: enumOf(11),
    seed: text(64, "demo"),
    referenceDate: day,
    minAge: whole(18, 90, "int32"),
    maxAge: whole(18, 90, "int32"),
    state: text(100),
    city: text(100),
    postalCode: text(100),
    bornFrom: day,
    bornTo: day,
    cardBrand: enumOf(cardBrands.length),
    bloodType: mostly(fc.constantFrom("", "A+", "AB-"), fc.constantFrom("a+", "C", "A+ ", "O")),
    phoneRange: enumOf(4),
    details: fc.boolean(),
    extra: names(16, "company.name", "lorem.word"),
    violate: names(5, "any", ...violate),
    script: enumOf(2),
    dataVersion: mostly(
      fc.constantFrom("", dataVersion),
      fc.constantFrom(" ", "2026", "2026.", "1999.1", "v1", "2026.1 "),
    ),
  });

const gendered = (template: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc
    .tuple(fc.constantFrom({}, { gender: 1 }, { gender: 3 }), template)
    .map(([gender, fields]) => ({ ...fields, ...gender }));

const templateOfPerson = gendered(person("dob.zodiac", "national_id.check_digit", "household.address"));
const household = some({
  template: person("household.address", "dob.zodiac"),
  kind: enumOf(5),
  size: whole(1, 8),
  index: whole(0, 2 ** 29 - 1),
});

const anyText = text(300, "Hans", "1970-01-01");
const number = fc.constantFrom(0, 5, 1.8, -1);
const odd = mostly(number, fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY));
const list = mostly(
  fc.array(anyText, { maxLength: 3 }),
  fc.constantFrom(20, 21).map((length) => Array<string>(length).fill("x")),
);

const record = some({
  name: anyText,
  bloodType: anyText,
  gender: enumOf(3),
  address: some({ city: anyText, zip: anyText }),
  dob: some({ age: fc.integer({ min: -5, max: 200 }), date: anyText }),
  height: some({ cm: fc.nat(300), m: odd }),
  details: some({
    name: some({ given: some({ native: anyText, kana: anyText }) }),
    envelope: list,
    location: some({ latitude: odd, longitude: odd }),
    card: some({ network: anyText }),
  }),
  extra: fc.dictionary(fc.string(), anyText, { maxKeys: 2 }),
  violated: list,
});

const check = fc
  .tuple(
    some({ identity: record, country: enumOf(11), referenceDate: day }),
    fc.constantFrom({}, { identity: {}, country: 5 }),
  )
  .map(([fields, present]) => ({ ...present, ...fields }));

/** A batch of a thousand takes a while. */
const batchCount = mostly(fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 1_000, 1_001, 1_001, 2 ** 32 - 1));

/** Requests of each method, by its name. */
export const requests = {
  generateIdentity: templateOfPerson,
  batchGenerateIdentities: some({
    template: templateOfPerson,
    count: batchCount,
    firstIndex: whole(0, 2 ** 32 - 1),
  }),
  streamIdentities: some({ template: templateOfPerson, count: fc.nat(3), firstIndex: whole(0, 2 ** 32 - 1) }),
  listPlaces: some({ country: enumOf(11), query: text(100, "a"), state: text(100), limit: whole(1, 100) }),
  verifyIdentity: check,
  verifyIdentities: fc.record({
    requests: fc.oneof(
      fc.array(check, { maxLength: 2 }),
      fc.constantFrom(0, 1001).map((length) => Array<object>(length).fill({ identity: {}, country: 5 })),
    ),
  }),
  listRules: some({ country: enumOf(11) }),
  generateHousehold: household,
  batchGenerateHouseholds: some({
    template: household,
    count: batchCount,
    firstIndex: whole(0, 2 ** 29 - 1),
  }),
  streamHouseholds: some({
    template: household,
    count: mostly(fc.integer({ min: 1, max: 3 }), whole(2 ** 29 - 1, 2 ** 29)),
    firstIndex: whole(0, 2 ** 29),
  }),
};

export type Method = keyof typeof requests;
