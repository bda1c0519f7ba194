import { describe, expect, it } from "vitest";
import type { Place } from "../../../../src/countries/place.ts";
import { unitedStates } from "../../../../src/countries/us/index.ts";
import type { Sex } from "../../../../src/countries/words.ts";
import { loadTables } from "../../../../src/tables/load-tables.ts";
import { latinMail } from "../../../../src/text/latin.ts";
import { once, perKey } from "../../../../src/text/memo.ts";
import { nameOf, testRng } from "../../../contract/every-country.ts";
import { isGivenThenFamily } from "../given-then-family.ts";
import { samples } from "./samples.ts";

const places = unitedStates.places.items;
const tables = perKey(loadTables("us"));

function placeIn(city: string, state: string): Place {
  const place = places.find((candidate) => candidate.city === city && candidate.stateAbbreviation === state);
  if (place === undefined) throw new Error(`no ${city}, ${state}`);
  return place;
}

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

describe("American names", () => {
  it("put the given name before the family name", () => {
    expect(samples.filter(({ name }) => !isGivenThenFamily(name))).toEqual([]);
  });

  it("close up apostrophes for mail", () => {
    expect(latinMail("O'Brien")).toBe("obrien");
  });

  it("change only the given name with the sex", () => {
    const place = placeIn("Chicago", "IL");
    for (let index = 0; index < 200; index++) {
      const birth = { year: 1980, month: 1, day: 1 };
      const woman = nameOf(unitedStates, testRng("us sex", index), { sex: "female", birth, place });
      const man = nameOf(unitedStates, testRng("us sex", index), { sex: "male", birth, place });
      expect(woman.family).toBe(man.family);
    }
  });

  it("are as frequent in families as the census counted", () => {
    // Per 100,000 people, Census Bureau, Frequently Occurring Surnames from the 2010 Census.
    const published = {
      ...{ Smith: 828.19, Johnson: 655.24, Williams: 550.97, Brown: 487.16, Jones: 483.24, Garcia: 395.32 },
      ...{ Miller: 393.74, Davis: 378.45, Rodriguez: 371.19, Martinez: 359.4, Hernandez: 353.68, Lopez: 296.46 },
      ...{ Gonzalez: 285.2, Wilson: 271.84, Anderson: 265.92, Thomas: 256.36, Taylor: 254.67, Moore: 245.54 },
      ...{ Jackson: 239.98, Martin: 238.09 },
    };
    const drawn = nameShares("family-names", "weight", () => true);
    for (const [name, share] of Object.entries(published)) {
      expect((1_000 * (drawn.get(name) ?? 0)) / share, name).toBeGreaterThan(0.8);
      expect((1_000 * (drawn.get(name) ?? 0)) / share, name).toBeLessThan(1.2);
    }
    expect(drawn.size).toBeGreaterThan(15_000);
  });

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
  ])("have the first name of each cohort as often as Social Security counted (%s %s)", (sex, band, name, share) => {
    const sexes = tables("given-names").texts("sex");
    const drawn = nameShares("given-names", band, (row) => sexes[row] === sex);
    expect((drawn.get(name) ?? 0) / share, name).toBeGreaterThan(0.8);
    expect((drawn.get(name) ?? 0) / share, name).toBeLessThan(1.2);
  });

  it.each([
    ["Laredo", "TX", /^(?:Garcia|Martinez|Rodriguez|Hernandez|Gonzalez|Lopez)$/, "Bangor", "ME"],
    ["Lafayette", "LA", /^(?:Broussard|Hebert|Landry|Guidry|Trahan|Breaux|Fontenot)$/, "Shreveport", "LA"],
    ["St. Paul", "MN", /^(?:Vang|Xiong|Yang|Thao|Moua|Her|Lor)$/, "Duluth", "MN"],
    ["Westminster", "CA", /^(?:Nguyen|Tran|Pham|Le|Huynh)$/, "Redding", "CA"],
    ["Chinle", "AZ", /^(?:Begay|Yazzie|Benally|Tsosie|Nez)$/, "Tucson", "AZ"],
    ["Lumberton", "NC", /^(?:Locklear|Oxendine|Chavis)$/, "Asheville", "NC"],
    ["Edison", "NJ", /^(?:Patel|Shah|Singh|Desai)$/, "Toms River", "NJ"],
  ])("are those of %s in %s", (city, state, families, otherCity, otherState) => {
    const bearers = (place: Place): number =>
      Array.from({ length: 3_000 }, (_, index) => {
        const bearer = { sex: "male", birth: { year: 1990, month: 1, day: 1 }, place } as const;
        return nameOf(unitedStates, testRng(`us ${place.city}`, index), bearer).family;
      }).filter((family) => families.test(family)).length;
    expect(bearers(placeIn(city, state))).toBeGreaterThan(20 + 5 * bearers(placeIn(otherCity, otherState)));
  });

  it("go together within a community", () => {
    const sanJose = placeIn("San Jose", "CA");
    const given = (sex: Sex, family: RegExp): readonly string[] =>
      Array.from({ length: 6_000 }, (_, index) => {
        const birth = { year: 1970, month: 1, day: 1 };
        return nameOf(unitedStates, testRng("us together", index), { sex, birth, place: sanJose });
      }).flatMap((name) => (family.test(name.family) ? [name.given] : []));
    const share = (names: readonly string[], wanted: RegExp): number =>
      names.filter((name) => wanted.test(name)).length / names.length;
    expect(share(given("male", /^(?:Patel|Shah|Sharma)$/), /^(?:Jose|Dustin|Minh|Tuan)$/)).toBeLessThan(0.02);
    expect(share(given("male", /^(?:Nguyen|Tran|Pham)$/), /^(?:Jose|Juan|Rajesh|Ramesh)$/)).toBe(0);
    expect(share(given("male", /^(?:Hernandez|Gonzalez|Lopez)$/), /^(?:Jose|Juan|Luis|Carlos|Jesus)$/)).toBeGreaterThan(
      0.08,
    );
  });
});
