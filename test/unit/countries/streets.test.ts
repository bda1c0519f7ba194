import { describe, expect, it } from "vitest";
import { perKey } from "../../../src/text/memo.ts";
import { rowsOf } from "../../contract/data-rows.ts";
import { countryNamed, samplesOf, testRng } from "../../contract/every-country.ts";
import { streetOf } from "../../contract/streets.ts";
import { placesOf } from "./people-of.ts";

const rows = rowsOf(new URL("streets.tsv", import.meta.url)).map(({ country = "", how, streets = "" }) => ({
  country,
  how: how ?? "",
  streets: new RegExp(streets, "u"),
}));

/** More where Welsh names and those of the sea are rare. */
const counts: Readonly<Record<string, number>> = { au: 12_000, in: 12_000, uk: 12_000, ru: 8_000 };

describe("streets of many people", () => {
  const linesOf = perKey((code) =>
    samplesOf(countryNamed(code), counts[code] ?? 6_000).map(({ street, place, state, zip, area }) => ({
      street,
      line: [street, place.city, state, zip, place.population, area.locality].join("|"),
    })),
  );

  it.each(rows)("of $country match $streets: $how", ({ country, how, streets }) => {
    const lines = linesOf(country);
    if (how === "some") expect(lines.some(({ line }) => streets.test(line))).toBe(true);
    else if (how === "all") expect(lines.filter(({ street }) => !streets.test(street))).toEqual([]);
    else if (how === "never") expect(lines.filter(({ line }) => streets.test(line))).toEqual([]);
    else {
      const [least = 0, most = 1] = how.split("-").map(Number);
      const share = lines.filter(({ line }) => streets.test(line)).length / lines.length;
      expect(share).toBeGreaterThan(least);
      expect(share).toBeLessThan(most);
    }
  });

  it("of India name more than 120 roads", () => {
    const roads = linesOf("in").flatMap(({ street }) => street.match(/(?:^|[\d,B] )([A-Z][A-Za-z ]+?)(?=,|$)/g) ?? []);
    const named = roads.filter((road) => /(Road|Street|Marg|Lane|Path|Sarani|Salai)$/.test(road));
    expect(new Set(named).size).toBeGreaterThan(120);
  });
});

/** Streets of a city, or of one of its postal codes, without flats. */
const streetsOf = perKey((key) => {
  const [code = "", city = "", postalCode = "", count] = key.split("|");
  const country = countryNamed(code);
  const homes = placesOf(country, city)
    .flatMap((place) => place.areas.map((area) => ({ place, area })))
    .filter(({ area }) => postalCode === "" || area.code === postalCode);
  if (homes.length === 0) throw new RangeError(`${city} has no postal code ${postalCode}`);
  const rng = testRng(`streets of ${key}`);
  return Array.from({ length: Number(count) }, (_, index) => {
    const home = homes[index % homes.length] ?? expect.fail();
    return streetOf(country, rng.seek(index, 0), home.place, home.area).replace(/ (?:Apt|Unit) .*$/, "");
  });
});

it.each(rowsOf(new URL("streets-by-place.tsv", import.meta.url)))(
  "Of $count streets of $country $city $code, $least to $most match $streets",
  ({ country, city, code, count, streets = "", least, most }) => {
    const pattern = new RegExp(streets, "u");
    const found = streetsOf([country, city, code, count].join("|")).filter((street) => pattern.test(street));
    expect(found.length).toBeGreaterThanOrEqual(Number(least));
    expect(found.length).toBeLessThanOrEqual(Number(most));
  },
);
