import { expect, it } from "vitest";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { crowd, people } from "./people.ts";
import { rows } from "./rows.ts";

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
  expect(lines.filter((line) => /^\d+\/\d/.test(line)).length / lines.length).toBeLessThan(0.02);
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
