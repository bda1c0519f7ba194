import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { countries } from "../../../../src/countries/index.ts";
import { nationalId } from "../../../../src/countries/uk/national-id.ts";
import { anyCountry } from "../../../../src/person/any-country.ts";
import { field } from "../../../../src/person/field.ts";
import { testRng } from "../../../contract/every-country.ts";
import { drawnId } from "../drawn-id.ts";
import { samples } from "./samples.ts";

describe("the National Insurance number", () => {
  it("is refused by a validator that knows the prefixes, and accepted but for its prefix", () => {
    for (const { nationalId } of samples.slice(0, 300)) {
      expect(stdnum.GB?.nino?.validate(nationalId).isValid, nationalId).toBe(false);
      expect(stdnum.GB?.nino?.validate(nationalId.replace("QQ", "AB")).isValid, nationalId).toBe(true);
    }
  });

  it("never repeats and uses every suffix", () => {
    expect(new Set(samples.map((sample) => sample.nationalId)).size).toBe(samples.length);
    expect(new Set(samples.map((sample) => sample.nationalId.slice(-1)))).toEqual(new Set(["A", "B", "C", "D"]));
  });

  it("has other prefixes of two unused letters after the first 4,000,000 people, and repeats after 144,000,000", () => {
    const rng = testRng("uk prefixes");
    const at = (index: number): string => drawnId(nationalId, rng.seek(index, field.nationalId));
    const of = (first: number): string[] => Array.from({ length: 5_000 }, (_, place) => at(first + place));
    for (const id of of(3_995_000)) expect(id).toMatch(/^QQ /);
    for (const id of [...of(4_000_000), ...of(143_995_000)])
      expect(id).toMatch(/^(?!QQ)[DFIQUV]{2} \d\d \d\d \d\d [A-D]$/);
    expect(nationalId.distinct).toBe(144_000_000);
    expect(of(144_000_000)).toEqual(of(0));
    expect(stdnum.GB?.nino?.validate(at(100_000_000)).isValid).toBe(false);
  });

  it("belongs to one of the Britons among 5,000,000 people of all countries", () => {
    const rng = testRng("uk among all");
    const ids = new Set<string>();
    let britons = 0;
    for (let index = 0; index < 5_000_000; index++) {
      if (anyCountry(rng.seek(index, field.country), countries).code !== "uk") continue;
      britons++;
      ids.add(drawnId(nationalId, rng.seek(index, field.nationalId)));
    }
    expect(britons).toBeGreaterThan(450_000);
    expect(ids.size).toBe(britons);
  }, 30_000);
});
