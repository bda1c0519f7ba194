import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import type { Place, Sex } from "../../../../src/countries/country.ts";
import { france } from "../../../../src/countries/fr/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";
import { places, town } from "./towns.ts";

const idOf = (sex: Sex, year: number, month: number, place: Place): string => {
  const bearer = { sex, birth: { year, month, day: 9 }, place };
  return france.nationalId(testRng("fr id"), bearer, france.personName(testRng("fr id"), bearer));
};

describe("the NIR", () => {
  it("has the key of published numbers by the rule that the samples are checked with", () => {
    // Specimens: the Carte Vitale, Wikipedia, and a birth in Haute-Corse; python-stdnum accepts all three.
    for (const known of ["2 69 05 49 588 157 80", "1 84 12 76 451 089 46", "2 53 07 2B 073 004 70"])
      expect(keyOf(known), known).toBe(known.slice(-2));
  });

  it("tells sex, year, month and commune, has order 000 and a right key", () => {
    for (const { nationalId, sex, birth, place } of samples) {
      const [s, year, month, department = "", commune, order, key] = nationalId.split(" ");
      expect(s).toBe(sex === "male" ? "1" : "2");
      expect(year).toBe(String(birth.year).slice(2));
      expect(Number(month)).toBe(birth.month);
      expect(month).toHaveLength(2);
      expect(order).toBe("000");
      expect(key, nationalId).toBe(keyOf(nationalId));
      if (birth.year >= 1976) expect(`${department}${commune}`).toBe(place.code);
    }
  });

  it("is accepted by an independent validator", () => {
    for (const { nationalId } of samples) expect(stdnum.FR?.nir?.validate(nationalId).isValid, nationalId).toBe(true);
    expect(stdnum.FR?.nir?.validate("1 84 12 76 451 089 47").isValid).toBe(false);
  });

  it("reads the departments of Corsica as 19 and 18, and has 20 for those born before 1976", () => {
    expect(idOf("female", 1990, 4, town("Ajaccio"))).toBe(`2 90 04 2A 004 000 ${97 - (2_900_419_004_000 % 97)}`);
    expect(idOf("male", 1976, 1, town("Bastia"))).toMatch(/^1 76 01 2B 033 000 \d\d$/);
    expect(idOf("male", 1975, 12, town("Bastia"))).toMatch(/^1 75 12 20 033 000 \d\d$/);
    expect(stdnum.FR?.nir?.validate(idOf("male", 1975, 12, town("Bastia"))).isValid).toBe(true);
  });

  it("knows the Seine and Seine-et-Oise of those born before 1968", () => {
    expect(idOf("male", 1967, 12, town("Nanterre"))).toMatch(/^1 67 12 75 050 000 \d\d$/);
    expect(idOf("male", 1968, 1, town("Nanterre"))).toMatch(/^1 68 01 92 050 000 \d\d$/);
    expect(idOf("female", 1950, 6, town("Argenteuil"))).toMatch(/^2 50 06 78 018 000 \d\d$/);
    const former = new Map(communes().map((commune) => [commune.code, commune.anciensCodes ?? []]));
    for (const place of places.filter(({ code }) => /^9[1-5]/.test(code))) {
      const [, , , department, commune] = idOf("male", 1950, 6, place).split(" ");
      expect(department, place.city).toMatch(/^7[58]$/);
      expect(former.get(place.code), place.city).toContain(`${department}${commune}`);
    }
  });
});

/** The key by its definition, in whole numbers of any size. */
function keyOf(nir: string): string {
  const body = nir.slice(0, -3).replaceAll(" ", "").replace("2A", "19").replace("2B", "18");
  return String(97n - (BigInt(body) % 97n)).padStart(2, "0");
}

function communes(): { code: string; type: string; anciensCodes?: string[] }[] {
  const file = createRequire(import.meta.url).resolve("@etalab/decoupage-administratif/data/communes.json");
  const all: ReturnType<typeof communes> = JSON.parse(readFileSync(file, "utf8"));
  return all.filter(({ type }) => type === "commune-actuelle");
}
