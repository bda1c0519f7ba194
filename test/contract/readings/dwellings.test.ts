import { describe, expect, it } from "vitest";
import { people } from "./people.ts";

/** A dwelling of many in a building, as each country writes it. */
const flat: Readonly<Record<string, RegExp>> = {
  uk: /^(?:Flat|Apartment) |^\dF\d, /,
  ca: / Apt \d|, app\. /,
  au: /^\d+\/\d/,
  us: / (?:Apt|Unit) \d/,
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
