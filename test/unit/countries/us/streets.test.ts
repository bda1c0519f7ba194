import { describe, expect, it } from "vitest";
import { unitedStates } from "../../../../src/countries/us/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { streetOf } from "../../../contract/streets.ts";
import { samples } from "./samples.ts";

/** Streets of a postal code, without flats. */
function streetsOf(city: string, code: string, count = 300): readonly string[] {
  const homes = unitedStates.places.items
    .filter((place) => place.city === city)
    .flatMap((place) => place.areas.map((area) => ({ place, area })));
  const home = homes.find(({ area }) => area.code === code);
  if (home === undefined) throw new Error(`${city} has no postal code ${code}`);
  return Array.from({ length: count }, (_, index) =>
    streetOf(unitedStates, testRng(`us ${code}`, index), home.place, home.area).replace(/ (?:Apt|Unit) .*$/, ""),
  );
}

describe("streets of the United States", () => {
  it("begin with the house number, and end with an apartment or a unit for a minority", () => {
    for (const { street } of samples)
      expect(street).toMatch(/^\d{1,5}(?:-\d{2,4})? [A-Z0-9][\w .'-]*?( (Apt \d{1,4}[A-F]?|Unit \d+))?$/);
    const dwellings = samples.filter(({ street }) => / (Apt|Unit) /.test(street)).length / samples.length;
    expect(dwellings).toBeGreaterThan(0.15);
    expect(dwellings).toBeLessThan(0.3);
  });

  it("end with a quadrant in Washington, that of the postal code", () => {
    for (const street of streetsOf("Washington", "20009")) expect(street).toMatch(/ NW$/);
    for (const street of streetsOf("Washington", "20017")) expect(street).toMatch(/ NE$/);
    for (const street of streetsOf("Washington", "20024")) expect(street).toMatch(/ SW$/);
  });

  it("have the numbers of the postal code in Manhattan", () => {
    for (const street of streetsOf("New York", "10021")) {
      const number = street.match(/^\d+ E (\d+)(st|nd|rd|th) St$/)?.[1];
      if (number === undefined) expect(street).toMatch(/^\d+ [\w ]+ Ave$/);
      else expect(Number(number) >= 69 && Number(number) <= 75, street).toBe(true);
    }
    // The published rule for avenues: half the number without its last digit, plus 22 on Lexington, is the cross street.
    for (const street of streetsOf("New York", "10128")) {
      const number = Number(street.match(/^(\d+) Lexington Ave$/)?.[1] ?? Number.NaN);
      if (Number.isNaN(number)) continue;
      const crossing = Math.floor(number / 10) / 2 + 22;
      expect(crossing, street).toBeGreaterThanOrEqual(86);
      expect(crossing, street).toBeLessThanOrEqual(97);
    }
  });

  it("have hyphenated numbers in Queens that begin with the cross street", () => {
    for (const street of streetsOf("Jackson Heights", "11372")) {
      const [, before = "", name = ""] = street.match(/^(\d+)-\d\d (.*)$/) ?? [];
      expect(before, street).not.toBe("");
      if (/^\d+\w\w St$/.test(name)) expect(Number(before) >= 34 && Number(before) <= 37, street).toBe(true);
      else expect(Number(before) >= 70 && Number(before) <= 93, street).toBe(true);
    }
  });

  it("lie on the grid of Chicago", () => {
    // Belmont is 3200 north, Western 2400 west of State and Madison; 60618 lies about their corner.
    const streets = streetsOf("Chicago", "60618", 2_000);
    expect(streets.some((street) => / W Belmont Ave$/.test(street))).toBe(true);
    for (const street of streets) {
      const [, number = "", direction = ""] = street.match(/^(\d+) ([NW]) /) ?? [];
      expect(direction, street).not.toBe("");
      const [low, high] = direction === "W" ? [2_200, 3_000] : [3_000, 4_200];
      expect(Number(number) >= low && Number(number) <= high, street).toBe(true);
    }
    for (const street of streetsOf("Chicago", "60620")) expect(street).toMatch(/^\d+ [SW] /);
  });

  it("count from the temple in Utah", () => {
    const streets = streetsOf("Provo", "84601", 200);
    expect(streets.filter((street) => /^\d+ ([EW] \d+00 [NS]|[NS] \d+00 [EW])$/.test(street)).length).toBeGreaterThan(
      80,
    );
  });

  it("have the quarter of the postal code in Portland and Seattle", () => {
    for (const street of streetsOf("Portland", "97212")) expect(street).toMatch(/^\d+ NE /);
    const numbered = streetsOf("Seattle", "98115", 1_000).filter((street) =>
      /\d(?:st|nd|rd|th) (?:St|Ave)/.test(street),
    );
    for (const street of numbered) expect(street).toMatch(/^\d+ (?:NE \d+\w\w St|\d+\w\w Ave NE)$/);
  });

  it.each([
    ["Los Angeles", "90005", "W"],
    ["Los Angeles", "90023", "E"],
    ["Denver", "80205", "NE"],
    ["Denver", "80249", "NE"],
    ["Denver", "80219", "SW"],
    ["Tucson", "85716", "NE"],
    ["Tucson", "85730", "SE"],
    ["Phoenix", "85033", "NW"],
    ["Indianapolis", "46227", "SE"],
    ["Omaha", "68107", "S"],
    ["Cleveland", "44111", "W"],
  ])("have no direction of the other side of the grid of %s in %s, which lies %s", (city, code, sides) => {
    const opposite: Readonly<Record<string, string>> = { N: "S", S: "N", E: "W", W: "E" };
    const away = [...sides].map((side) => opposite[side]).join("");
    const streets = streetsOf(city, code);
    expect(streets.filter((street) => new RegExp(`^\\d+ [${sides}] `).test(street)).length).toBeGreaterThan(50);
    expect(streets.filter((street) => new RegExp(`^\\d+ [${away}] `).test(street))).toEqual([]);
  });

  it.each([
    ["Oklahoma City", "73142", /^\d+ NW /, /^\d+ (?:NE|S[EW]) /],
    ["Kansas City", "64151", /^\d+ NW /, /^\d+ (?:NE|S[EW]|[NSEW]) /],
    ["Hillsboro", "97124", /^\d+ NE /, /^\d+ (?!NE )/],
    ["Lynnwood", "98087", /\d\w\w St SW$|\d\w\w Ave W$/, /^\d+ (?:[NSEW]|SW) /],
  ])("have the quarter of the postal code in %s, %s", (city, code, own, other) => {
    const streets = streetsOf(city, code);
    expect(streets.filter((street) => own.test(street)).length).toBeGreaterThan(20);
    expect(streets.filter((street) => other.test(street))).toEqual([]);
  });

  it("run east and west in Tucson where they are numbered", () => {
    const streets = streetsOf("Tucson", "85716", 2_000).filter((street) => /\d(?:st|nd|rd|th) St$/.test(street));
    expect(streets.length).toBeGreaterThan(20);
    for (const street of streets) expect(street).toMatch(/^\d+ E /);
  });

  it("call county roads by letters in Wisconsin and Missouri", () => {
    for (const [state, form] of [
      ["WI", /^\d+ County Road [A-Z]{1,2}$/],
      ["MO", /^\d+ State Highway [A-Z]{1,2}$/],
    ] as const) {
      const [place] = unitedStates.places.items.filter(
        ({ stateAbbreviation, population }) => stateAbbreviation === state && population < 3_000,
      );
      const [area] = place?.areas ?? [];
      if (place === undefined || area === undefined) throw new Error(`${state} has no village`);
      const streets = Array.from({ length: 500 }, (_, index) =>
        streetOf(unitedStates, testRng(`us ${state}`, index), place, area),
      );
      expect(streets.filter((street) => form.test(street)).length).toBeGreaterThan(20);
      expect(streets.filter((street) => /County Road \d/.test(street))).toEqual([]);
    }
  });

  it("number streets with English ordinals", () => {
    const ordinals = samples.flatMap(({ street }) => street.match(/\b\d+(st|nd|rd|th)\b/)?.[0] ?? []);
    expect(ordinals.length).toBeGreaterThan(100);
    for (const ordinal of ordinals)
      expect(ordinal).toMatch(/^(\d*1[123]th|\d*?(?<!1)(1st|2nd|3rd)|\d*(1\d|[04-9])th)$/);
  });
});
