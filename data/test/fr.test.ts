import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { france } from "../../src/countries/fr/index.ts";
import { isFree } from "../../test/contract/countries/fr.ts";
import { regions } from "../../test/unit/countries/fr/regions.ts";
import { expectSmallTowns, expectStates } from "../../test/unit/countries/shares.ts";

interface Commune {
  readonly code: string;
  readonly anciensCodes?: readonly string[];
  readonly type: string;
  readonly zone: string;
  readonly region?: string;
  readonly population?: number;
}

const communes: readonly Commune[] = createRequire(import.meta.url)(
  "@etalab/decoupage-administratif/data/communes.json",
);

it("No code that the register of communes has, of today or of the past, is free for a NIR", () => {
  const codes = communes.flatMap(({ code, anciensCodes = [] }) => [code, ...anciensCodes]);
  expect(codes.length).toBeGreaterThan(37_000);
  expect(codes.filter((code) => isFree(code.slice(0, 2), code.slice(2)))).toEqual([]);
});

describe("the places of France", () => {
  const inhabited = communes.filter(({ type, zone }) => type === "commune-actuelle" && zone === "metro");
  const sum = (list: readonly Commune[]): number => list.reduce((total, { population = 0 }) => total + population, 0);

  it("hold each region's share of the population within a twentieth", () => {
    const census = Object.entries(regions).map(([letters, insee]) => [
      letters,
      sum(inhabited.filter(({ region }) => region === insee)),
    ]);
    expectStates(france, Object.fromEntries(census), sum(inhabited));
  });

  it("hold the share of the people who live in places under 50,000, within a fifth", () => {
    const small = inhabited.filter(({ population = 0 }) => population < 50_000);
    expectSmallTowns(france, sum(small) / sum(inhabited));
  });
});
