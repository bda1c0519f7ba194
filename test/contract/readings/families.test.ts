import { describe, expect, it } from "vitest";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { dataRows } from "../data-rows.ts";
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

/** The weights of the family names of a community that is divided among peoples, by their share of it. */
function weightsOf(code: string, community: string): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  const table = loadTables(code)("communities");
  const sharesOfPeople = table.numbers("share");
  for (const [row, of] of table.texts("community").entries())
    if (of === community || of.startsWith(`${community}-`))
      parts.set(of, (parts.get(of) ?? 0) + (sharesOfPeople[row] ?? 0));
  const weights = new Map<string, number>();
  for (const [of, part] of parts)
    for (const [name, share] of shares(code, of)) weights.set(name, (weights.get(name) ?? 0) + part * share);
  return weights;
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

  it.each([
    ["uk", "african-akan", "Mensah"],
    ["us", "african-akan", "Mensah"],
    ["ca", "african-igbo", "Okafor"],
    ["uk", "african-yoruba", "Adeyemi"],
    ["au", "african-kenyan", "Mwangi"],
    ["au", "pacific-samoan", "Tuilagi"],
    ["au", "pacific-tongan", "Tupou"],
    ["au", "greek", "Papadopoulos"],
    ["ca", "greek", "Papadopoulos"],
    ["de", "bulgarian", "Ivanov"],
    ["de", "ukrainian", "Shevchenko"],
    ["au", "european", "Schulz"],
    ["ca", "indian", "Sharma"],
    ["au", "indian", "Kumar"],
  ])("of %s have the weights of counted ranks, whatever their number: %s %s", (code, community, first) => {
    const own = shares(code, community);
    expect(own.length).toBeGreaterThan(45);
    expect(own.find(([name]) => name === first)?.[1]).toBeLessThan(0.045);
  });

  it("are in the United Kingdom as frequent to one another as on the electoral roll of 1998", () => {
    const bearers = dataRows("family-bearers.tsv").filter(({ name }) => name !== "all");
    const drawn = new Map(
      ["hindu", "pakistani", "bangladeshi"].map((community) => [community, weightsOf("uk", community)]),
    );
    for (const { community = "", name = "", bearers: count } of bearers) {
      const first = bearers.find((bearer) => bearer.community === community);
      const weights = drawn.get(community);
      const ratio = (weights?.get(name) ?? 0) / (weights?.get(first?.name ?? "") ?? 0);
      const factor = ratio / (Number(count) / Number(first?.bearers));
      expect(Math.abs(factor - 1), `${community} ${name}`).toBeLessThan(0.1);
    }
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
