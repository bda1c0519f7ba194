import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";
import {
  dataVersion,
  household,
  households,
  type PersonRequest,
  people,
  person,
  places,
  RequestError,
  verify,
} from "../../../src/library/index.ts";

const replay = { seed: "library", reference_date: "2026-01-01" };
const service = createIdentityService({ newSeed: () => "x", today: () => ({ year: 2026, month: 1, day: 1 }) });
const violationsOf = (call: () => unknown): readonly string[] => {
  try {
    call();
  } catch (error) {
    if (error instanceof RequestError) return error.violations.map(({ field }) => field);
    throw error;
  }
  return [];
};

describe("person()", () => {
  it("draws the person of the service", () => {
    const fields = { ...replay, country: "us", gender: "female", details: true } as const;
    expect(JSON.stringify(person(fields))).toBe(JSON.stringify(service.generate(fields).identity));
  });

  it("needs no request", () => {
    expect(person().name).not.toBe("");
  });

  it("throws all violations at once, under the names of the request", () => {
    // @ts-expect-error: no country has that code.
    const wrong: PersonRequest = { country: "xx", index: -1, min_age: 3 };
    expect(violationsOf(() => person(wrong))).toEqual(["index", "country", "min_age"]);
    // @ts-expect-error: the field is none.
    expect(violationsOf(() => person({ colour: "red" }))).toEqual(["colour"]);
    expect(violationsOf(() => person({ data_version: "1999.1" }))).toEqual(["data_version"]);
  });

  it("names the fields at fault in the message too", () => {
    expect(() => person({ seed: "" })).toThrow("The request is not valid: seed must be text of 1 to 64");
  });
});

describe("people()", () => {
  it("draws person i of the seed as person() does, from any first index", () => {
    const index = fc.nat({ max: 2 ** 32 - 300 });
    fc.assert(
      fc.property(index, fc.nat({ max: 250 }), (first_index, offset) => {
        const drawn = [...people({ ...replay, country: "us", first_index, count: offset + 1 })];
        expect(drawn.at(-1)).toEqual(person({ ...replay, country: "us", index: first_index + offset }));
        expect(drawn).toHaveLength(offset + 1);
      }),
      { numRuns: 10 },
    );
  });

  it("gives the same people each time it is read, and says what draws them again", () => {
    const drawn = people({ count: 3, country: "us" });
    const { seed, reference_date, data_version } = drawn;
    expect([...drawn]).toEqual([...drawn]);
    expect([...people({ seed, reference_date, data_version, country: "us", count: 3 })]).toEqual([...drawn]);
    expect(data_version).toBe(dataVersion);
  });

  it("goes on without a count until it is read no more", () => {
    let read = 0;
    for (const _person of people({ ...replay, country: "us" })) if (++read === 250) break;
    expect(read).toBe(250);
  });

  it("draws none for a count of 0", () => {
    expect([...people({ ...replay, count: 0 })]).toEqual([]);
  });

  it("throws before anything is read", () => {
    expect(violationsOf(() => people({ count: 1.5, first_index: -1, seed: "" }))).toEqual([
      "count",
      "first_index",
      "seed",
    ]);
    expect(violationsOf(() => people({ count: 2, first_index: 2 ** 32 - 1 }))).toEqual(["first_index"]);
  });
});

describe("a call that is not as the functions take it", () => {
  /** A function without its types, as JavaScript sees it. */
  const untyped = (call: unknown): ((...args: readonly unknown[]) => unknown) => call as never;

  it.each([
    ["people(3)", () => untyped(people)(3), "people takes an object: people({ count: 3 }).toArray()"],
    [
      "people(null)",
      () => untyped(people)(null),
      'people takes an object: people({ count: 3, country: "us" }).toArray()',
    ],
    ['person("jp")', () => untyped(person)("jp"), 'person takes an object: person({ country: "jp" })'],
    ["person(7)", () => untyped(person)(7), "person takes an object: person({ index: 7 })"],
    ["person(null)", () => untyped(person)(null), 'person takes an object: person({ country: "us" })'],
    ["person([])", () => untyped(person)([]), 'person takes an object: person({ country: "us" })'],
    ["household('mx')", () => untyped(household)("mx"), 'household takes an object: household({ country: "mx" })'],
    ["households(2)", () => untyped(households)(2), "households takes an object: households({ count: 2 }).toArray()"],
    ["places('fr')", () => untyped(places)("fr"), 'places takes an object: places({ country: "fr" })'],
    ["verify({})", () => untyped(verify)({}), 'verify takes an object: verify(record, { country: "us" })'],
  ])("is answered with the right one: %s", (_call, call, sentence) => {
    expect(call).toThrow(RequestError);
    expect(call).toThrow(`The request is not valid: ${sentence}.`);
  });

  it("is refused where people are taken for an array", () => {
    const drawn = people({ ...replay, country: "us", count: 2 });
    for (const member of ["map", "length", "filter"]) {
      expect(() => Reflect.get(drawn, member)).toThrow(`people({ count: 2 }).toArray().${member}.`);
    }
    expect(drawn.toArray()).toEqual([...drawn]);
    expect(() => people().toArray()).toThrow("toArray needs a count: people({ count: 3 }).toArray().");
    expect(Object.keys(drawn)).not.toContain("map");
  });
});
