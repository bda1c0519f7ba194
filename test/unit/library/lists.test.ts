import { describe, expect, it } from "vitest";
import { countries, household, households, places, rules, verify } from "../../../src/library/index.ts";

const replay = { seed: "library", reference_date: "2026-01-01" };

describe("household()", () => {
  it("draws the household that households() has at its index", () => {
    const request = { ...replay, country: "us", kind: "family" } as const;
    const drawn = [...households({ ...request, first_index: 4, count: 2 })];
    expect(drawn).toEqual([household({ ...request, index: 4 }), household({ ...request, index: 5 })]);
    expect(household(request).length).toBeGreaterThan(1);
  });

  it("throws where the service refuses", () => {
    expect(() => household({ kind: "single", size: 5 })).toThrow("size must be");
    expect(() => households({ count: -1 })).toThrow("count must be a whole number");
  });
});

describe("the lists", () => {
  it("have every country, its rules and its places", () => {
    expect(countries().map(({ code }) => code)).toContain("jp");
    expect(rules("de").length).toBeGreaterThan(rules().length - 1);
    expect(places({ country: "de", query: "berlin", limit: 1 })).toMatchObject([{ name: "Berlin" }]);
    // @ts-expect-error: the country is missing.
    expect(() => places({})).toThrow("country is required");
  });
});

describe("verify()", () => {
  it("finds a record that was changed", () => {
    const [first] = household({ ...replay, country: "us" });
    const check = { country: "us", reference_date: replay.reference_date } as const;
    expect(verify({ ...first?.identity }, check).coherent).toBe(true);
    expect(verify({ ...first?.identity, blood_type: "C+" }, check).coherent).toBe(false);
    expect(() => verify({ name: 7 }, check)).toThrow("identity.name");
  });
});
