import { describe, expect, it } from "vitest";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { crowd, people } from "./people.ts";
import { rows } from "./rows.ts";

/** A dwelling of many in a building, as each country writes it. */
const flat: Readonly<Record<string, RegExp>> = {
  uk: /^(?:Flat|Apartment) |^\dF\d, /,
  ca: / Apt \d|, app\. /,
  au: /^\d+\/\d/,
  us: / (?:Apt|Unit) \d/,
  jp: / \S+ \d{3,4}$/,
  in: /\bFlat |\b(?:Apartments?|Tower|CHS)\b|\bBlock [A-Z]/,
};

/** How many of a hundred people live in a flat. */
function percent(country: string, fields: Readonly<Record<string, unknown>>): number {
  const drawn = people(1_500, { country, details: false, ...fields });
  return (100 * drawn.filter(({ address }) => flat[country]?.test(address.street)).length) / drawn.length;
}

describe("flats are as frequent as the census says", () => {
  it.each([
    // ONS, Census 2021; Scottish Parliament ("just over one third"); NISRA, Census 2011.
    ["uk", { state: "WLS" }, 12.5],
    ["uk", { state: "SCT" }, 35],
    // Statistics Canada, Census 2021: apartments in buildings other than duplexes.
    ["ca", { state: "ON" }, 27.9],
    ["ca", { state: "QC" }, 39.2],
    ["ca", { state: "AB" }, 19.7],
    // ABS, Census 2021.
    ["au", {}, 16],
    // Census Bureau, housing units in structures of two and more, 2009 to 2013.
    ["us", { state: "CA", city: "San Francisco" }, 67.7],
    ["us", { state: "DC" }, 62.3],
    ["us", { state: "MA", city: "Boston" }, 80.5],
    ["us", { state: "CO", city: "Denver" }, 45.7],
    // 総務省統計局, 住宅・土地統計調査 2018.
    ["jp", { state: "13" }, 71.1],
    ["jp", { state: "47" }, 59],
    ["jp", { state: "23" }, 45.8],
    ["jp", { state: "16" }, 19.7],
    ["jp", { state: "05" }, 17.8],
    // NSS, 69th round, 2012.
    ["in", { state: "DL" }, 46.5],
  ])("in %s, %o: %d of 100", (country, fields, published) => {
    const drawn = percent(country, fields);
    expect(drawn).toBeGreaterThan(0.8 * published);
    expect(drawn).toBeLessThan(1.2 * published);
  });

  it("in London's postcodes more often than not, and in a village rarely", () => {
    expect(percent("uk", { city: "London" })).toBeGreaterThan(54);
    expect(percent("uk", { city: "Caton" })).toBeLessThan(10);
    expect(percent("au", { city: "Southbank" })).toBeGreaterThan(75);
    expect(percent("au", { city: "Dubbo" })).toBeLessThan(16);
    expect(percent("ca", { city: "Igloolik" })).toBeLessThan(25);
  });
});

it.each([
  ["uk", { city: "Caton" }, /^Flat (\d+)/, 12],
  ["au", { city: "Coober Pedy" }, /^(\d+)\//, 24],
  ["ca", { city: "Rankin Inlet" }, /Apt (\d+)/, 400],
  ["us", { state: "GA", city: "Abbeville" }, /Apt (\d+)/, 400],
])("a small town of %s has no tower: %o", (country, fields, number, limit) => {
  const numbers = people(600, { country, ...fields }).flatMap(({ address }) => number.exec(address.street)?.[1] ?? []);
  for (const each of numbers) expect(Number(each)).toBeLessThanOrEqual(limit);
});

it("three in a hundred flats of a Chinese county are above the eleventh floor, and a quarter in Chongqing's districts", () => {
  const above = (fields: Readonly<Record<string, string>>): number => {
    const floors = people(2_500, { country: "cn", details: false, ...fields }).flatMap(({ address }) => {
      const floor = /(\d+)\d\d室$/.exec(address.street)?.[1];
      return floor === undefined ? [] : [Number(floor)];
    });
    return floors.filter((floor) => floor > 11).length / floors.length;
  };
  expect(above({ city: "博爱县" })).toBeLessThan(0.06);
  expect(above({ city: "重庆市" })).toBeGreaterThan(0.25);
  expect(above({ city: "那曲市" })).toBeLessThan(0.04);
});

it("lots of the Japanese country have numbers of three digits and more, as those of companies there have", () => {
  const lots = people(800, { country: "jp", city: "北杜市", details: false }).flatMap(({ address }) => {
    const lot = /^\D+[^町\d](\d+)(?:-\d+)?(?: |$)/.exec(address.street)?.[1];
    return lot === undefined ? [] : [Number(lot)];
  });
  const median = lots.toSorted((a, b) => a - b)[Math.floor(lots.length / 2)] ?? 0;
  // Of the companies with postal codes of their own (Japan Post) 715.
  expect(median).toBeGreaterThan(536);
  expect(median).toBeLessThan(894);
});

it("as many British addresses have a name in place of a number as Royal Mail counts, in villages and small towns", () => {
  // 312,000 of 29 million (The Sunday Times, after Royal Mail).
  const drawn = crowd(30_000, { country: "uk", details: false });
  const named = drawn.filter(({ address }) => !/\d/.test(address.street));
  expect(named.length / drawn.length / 0.0108).toBeGreaterThan(0.75);
  expect(named.length / drawn.length / 0.0108).toBeLessThan(1.25);
});

it("few people of Australia's acreage have a unit", () => {
  const table = loadTables("au")("places");
  const inhabitants = table.numbers("population");
  const places = rows(table, ["city", "state"]).map((names) => names.join(" "));
  const small = new Set(places.filter((_, row) => (inhabitants[row] ?? 0) < 2_500));
  const lines = crowd(20_000, { country: "au", details: false }).flatMap(({ address }) => {
    const { city, state_abbreviation: state, street } = address;
    // The small suburbs of Adelaide and Perth are within the city, and so are those of Sydney whose codes begin with 200.
    return small.has(`${city} ${state}`) && /^(?:NSW|QLD|VIC)$/.test(state) && !address.zip.startsWith("20")
      ? [street]
      : [];
  });
  expect(lines.length).toBeGreaterThan(1_000);
  expect(lines.filter((line) => flat.au?.test(line)).length / lines.length).toBeLessThan(0.02);
});

it.each([
  ["ENG", ["The Old Rectory", "The Old Vicarage"]],
  ["WLS", ["The Old Rectory", "The Old Vicarage"]],
  ["SCT", ["The Old Manse"]],
  ["NIR", ["The Old Manse", "The Old Rectory"]],
])("former houses of the clergy of %s are %o", (state, houses) => {
  const names = crowd(20_000, { country: "uk", state, details: false }).map(
    ({ address }) => /^The Old (?:Rectory|Vicarage|Manse)/.exec(address.street)?.[0] ?? "",
  );
  expect([...new Set(names)].filter((name) => name !== "").sort()).toEqual(houses);
});
