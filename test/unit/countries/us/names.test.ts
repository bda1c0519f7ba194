import { it } from "vitest";
import { unitedStates } from "../../../../src/countries/us/index.ts";
import { loadTables } from "../../../../src/tables/load-tables.ts";
import { once, perKey } from "../../../../src/text/memo.ts";
import { expectShare } from "../shares.ts";

const places = unitedStates.places.items;
const tables = perKey(loadTables("us"));

/** Percent of people by community in the whole country. */
const communityShares = once((): ReadonlyMap<string, number> => {
  const table = tables("communities");
  const regions = tables("places").texts("region");
  const mixes = new Map(table.texts("region").map((region, row) => [region, table.texts("mix")[row] ?? ""]));
  const people = new Map<string, number>();
  for (const [row, place] of places.entries()) {
    const region = regions[row] ?? "";
    people.set(region, (people.get(region) ?? 0) + place.weight);
  }
  const all = [...people.values()].reduce((sum, weight) => sum + weight, 0);
  const shares = new Map<string, number>();
  for (const [region, weight] of people) {
    const parts = (mixes.get(region) ?? "").split(";").map((part) => part.split("*"));
    const sum = parts.reduce((before, [, share]) => before + Number(share), 0);
    for (const [community = "", share] of parts)
      shares.set(community, (shares.get(community) ?? 0) + ((100 * Number(share)) / sum) * (weight / all));
  }
  return shares;
});

/** Percent of people by a name of a table, all communities together. */
function nameShares(table: string, weight: string, keep: (row: number) => boolean): ReadonlyMap<string, number> {
  const { length, texts, numbers } = tables(table);
  const [communities, names, weights] = [texts("community"), texts("name"), numbers(weight)];
  const sums = new Map<string, number>();
  const rows = Array.from({ length }, (_, row) => row).filter(keep);
  for (const row of rows) {
    const community = communities[row] ?? "";
    sums.set(community, (sums.get(community) ?? 0) + (weights[row] ?? 0));
  }
  const shares = new Map<string, number>();
  for (const [community, share] of communityShares()) {
    const named = sums.has(community) ? community : ["caribbean"].includes(community) ? "hispanic" : "white";
    for (const row of rows) {
      if (communities[row] !== named) continue;
      const name = names[row] ?? "";
      const part = (share * (weights[row] ?? 0)) / (sums.get(named) ?? 1);
      shares.set(name, (shares.get(name) ?? 0) + part);
    }
  }
  return shares;
}

it.each([
  // Percent of births of the name, Social Security Administration, Popular Baby Names; the middle year of the band.
  ["f", "1940", "Mary", 4.5],
  ["m", "1940", "James", 5.1],
  ["f", "1955", "Mary", 2.95],
  ["m", "1955", "Michael", 4.2],
  ["f", "1965", "Lisa", 2.75],
  ["m", "1965", "Michael", 4.25],
  ["f", "1975", "Jennifer", 3.55],
  ["m", "1975", "Michael", 4.05],
  ["f", "1985", "Jessica", 2.7],
  ["m", "1985", "Michael", 3.35],
  ["f", "1995", "Jessica", 1.35],
  ["m", "1995", "Michael", 1.95],
  ["f", "2005", "Emily", 1.1],
  ["m", "2005", "Jacob", 1.2],
])(
  "American names have the first name of each cohort as often as Social Security counted (%s %s)",
  (sex, band, name, share) => {
    const sexes = tables("given-names").texts("sex");
    const drawn = nameShares("given-names", band, (row) => sexes[row] === sex);
    expectShare(drawn.get(name) ?? 0, share, 0.2, name);
  },
);
