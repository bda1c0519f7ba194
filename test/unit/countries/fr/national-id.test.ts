import { describe, expect, it } from "vitest";
import { departements } from "../../../../src/countries/fr/departements.ts";
import { france } from "../../../../src/countries/fr/index.ts";
import { nationalId } from "../../../../src/countries/fr/national-id.ts";
import type { Place } from "../../../../src/countries/place.ts";
import { isFree } from "../../../contract/countries/fr.ts";
import { samplesOf } from "../../../contract/every-country.ts";
import { idsOf, indexesFrom } from "../drawn-id.ts";
import { placeNamed } from "../people-of.ts";

const samples = samplesOf(france, 6_000);
const town = (city: string): Place => placeNamed(france, city);

/** Départements of birth of men who live in the place, by how many of 400 were born there. */
const birthplaces = (year: number, place: Place): ReadonlyMap<string, number> => {
  const bearer = { sex: "male", birth: { year, month: 12, day: 9 }, place } as const;
  const departements = idsOf("fr", indexesFrom(0, 400), bearer).map((id) => id.split(" ")[3] ?? "");
  return new Map([...Map.groupBy(departements, (one) => one)].map(([one, same]) => [one, same.length]));
};

const mostOf = (counts: ReadonlyMap<string, number>): string => [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";

describe("the NIR", () => {
  it("has a commune number outside the ranges that the table of the département has", () => {
    const wrong = samples.filter(({ nationalId }) => {
      const [, , , departement = "", number = ""] = nationalId.split(" ");
      return !isFree(departement, number);
    });
    expect(wrong).toEqual([]);
  });

  it("is of the département of the address for half of the people, of its region for two thirds", () => {
    const born = birthplaces(1985, town("Toulouse"));
    expect((born.get("31") ?? 0) / 400).toBeGreaterThan(0.45);
    expect((born.get("31") ?? 0) / 400).toBeLessThan(0.7);
    const region = "09 11 12 30 31 32 34 46 48 65 66 81 82".split(" ");
    const near = region.reduce((sum, departement) => sum + (born.get(departement) ?? 0), 0);
    expect(near / 400).toBeGreaterThan(0.6);
    expect(near / 400).toBeLessThan(0.85);
    expect(born.size).toBeGreaterThan(30);
  });

  it("reads the départements of Corsica as 19 and 18, and has 20 for those born before 1976", () => {
    expect(mostOf(birthplaces(1990, town("Ajaccio")))).toBe("2A");
    expect(mostOf(birthplaces(1976, town("Bastia")))).toBe("2B");
    expect(mostOf(birthplaces(1975, town("Bastia")))).toBe("20");
    const wrong = samples.filter(({ nationalId, birth }) =>
      (birth.year < 1976 ? /2[AB]/ : /20/).test(nationalId.slice(8, 10)),
    );
    expect(wrong).toEqual([]);
  });

  it("knows the Seine and Seine-et-Oise of those born before 1968", () => {
    expect(mostOf(birthplaces(1967, town("Nanterre")))).toBe("75");
    expect(mostOf(birthplaces(1968, town("Nanterre")))).toBe("92");
    expect(mostOf(birthplaces(1950, town("Argenteuil")))).toBe("78");
    expect(mostOf(birthplaces(1950, town("Meudon")))).toBe("78");
    const before = samples.filter(({ birth }) => birth.year < 1968);
    expect(before.filter(({ nationalId }) => /9[1-5]/.test(nationalId.slice(8, 10)))).toEqual([]);
  });

  it("does not repeat among people of one sex, month and département before their numbers are used up", () => {
    const bearer = { sex: "female", birth: { year: 1980, month: 2, day: 1 }, place: town("Lille") } as const;
    const ids = idsOf("fr", indexesFrom(0, 20_000), bearer);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is one of as many numbers as its module says", () => {
    const sizeOf = (isUsed: (code: string) => boolean): number =>
      [...departements().values()]
        .filter(({ code }) => isUsed(code))
        .reduce((sum, { numbers, order }) => sum + numbers * (1_000 - order), 0);
    const before = sizeOf((code) => !/^(?:9[1-5]|2[AB])$/.test(code));
    const between = sizeOf((code) => !/^2[AB]$/.test(code));
    const after = sizeOf((code) => code !== "20");
    expect(nationalId.distinct).toBe(2 * 12 * (32 * before + 8 * between + 33 * after));
  });
});
