import { describe, expect, it } from "vitest";
import { loadTables } from "../../../src/columns/load-tables.ts";
import { rows } from "./rows.ts";

/** The family names of a community, the commonest first, with their share of its people. */
function shares(code: string, community: string): readonly (readonly [name: string, share: number])[] {
  const table = loadTables(code)("family-names");
  const weights = table.numbers("weight");
  const own = rows(table, ["community", "name"]).flatMap(([of, name = ""], row) =>
    of === community ? [[name, weights[row] ?? 0] as const] : [],
  );
  const total = own.reduce((sum, [, weight]) => sum + weight, 0);
  return own.map(([name, weight]) => [name, weight / total] as const).toSorted((a, b) => b[1] - a[1]);
}

describe("names of few people", () => {
  it.each([
    ["uk", "italian", "Rossi"],
    ["ca", "italian", "Rossi"],
    ["au", "italian", "Rossi"],
    ["de", "italian", "Rossi"],
    ["uk", "romanian", "Popa"],
    ["de", "romanian", "Popa"],
    ["uk", "polish", "Nowak"],
    ["ca", "polish", "Nowak"],
    ["ca", "balkan", "Jovanovic"],
    ["au", "balkan", "Jovanovic"],
    ["de", "yugoslav", "Petrovic"],
    ["uk", "turkish", "Yilmaz"],
  ])("of %s do not all bear the first ones of a short list: %s %s", (code, community, first) => {
    const own = shares(code, community);
    expect(own.length).toBeGreaterThan(250);
    expect(own.find(([name]) => name === first)?.[1]).toBeLessThan(0.015);
  });

  it("keep the shares that are counted: Silva stays the first of Portuguese, Khan of Pakistanis", () => {
    expect(shares("uk", "pakistani")[0]?.[0]).toBe("Khan");
    for (const code of ["uk", "ca"]) expect(shares(code, "portuguese")[0]?.[0]).toBe("Silva");
  });
});

it("German names without a rank are rarer than all that have one", () => {
  const share = new Map(shares("de", "german"));
  for (const rare of ["Hiersemenzel", "Elixmann", "Milverstaedt", "Grammbitter"])
    for (const name of ["Herzberg", "Kümmel", "Sager", "Kracht", "Reese"])
      expect(10 * (share.get(rare) ?? 1), `${rare} ${name}`).toBeLessThan(share.get(name) ?? 0);
  const weights = [...share.values()];
  const least = Math.min(...weights);
  expect(weights.filter((weight) => weight < 1.01 * least).length * least).toBeLessThan(0.1);
});
