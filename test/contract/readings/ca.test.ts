import { expect, it } from "vitest";
import { crowd, people } from "./people.ts";

it.each([
  ["ca", "QC", "Trois-Pistoles", "", 48.12, -69.18, 0.4, 0.5],
  ["ca", "QC", "Kuujjuaq", "", 58.1, -68.4, 0.4, 0.5],
  ["ca", "QC", "L'Isle-Verte", "", 48.01, -69.35, 0.4, 0.5],
  ["ca", "QC", "Montmagny", "", 46.98, -70.55, 0.4, 0.5],
  ["ca", "QC", "Saint-Boniface", "", 46.5, -72.82, 0.4, 0.5],
  ["ca", "QC", "Saint-Victor", "", 46.15, -70.9, 0.4, 0.5],
  ["ca", "SK", "Melfort", "", 52.87, -104.61, 0.4, 0.5],
  ["ca", "AB", "Redwater", "", 53.95, -113.11, 0.1, 0.15],
  ["ca", "NL", "St. Brendan's", "", 48.87, -53.67, 0.1, 0.15],
  // The part of the city that the sorting area is.
  ["ca", "QC", "Saint-Augustin", "G0G", 51.23, -58.65, 0.1, 0.15],
  ["ca", "BC", "Vancouver", "V6T", 49.26, -123.24, 0.1, 0.15],
  ["ca", "BC", "Prince George", "V2N", 53.88, -122.8, 0.1, 0.15],
  ["ca", "BC", "Kamloops", "V2B", 50.71, -120.36, 0.1, 0.15],
  ["ca", "AB", "Calgary", "T2P", 51.05, -114.07, 0.1, 0.15],
  ["au", "NT", "Yuendumu", "", -22.26, 131.79, 0.4, 0.5],
  ["au", "NT", "Hermannsburg", "", -23.95, 132.78, 0.4, 0.5],
  ["au", "NT", "Yulara", "", -25.24, 130.99, 0.4, 0.5],
])(
  "in %s %s, %s %s lies where it is, and not where a namesake or its region does",
  (country, state, city, ...where) => {
    const [postal_code, latitude, longitude, north, east] = where;
    const [person] = people(1, { country, state, city, ...(postal_code !== "" && { postal_code }) });
    expect(Math.abs((person?.details?.location?.latitude ?? 0) - latitude)).toBeLessThan(north);
    expect(Math.abs((person?.details?.location?.longitude ?? 0) - longitude)).toBeLessThan(east);
  },
);

it("streets outside Québec bear the commonest names as often as streets of Canada do, to one another", () => {
  const streets = people(16_000, { country: "ca", details: false }).flatMap(({ address }) =>
    address.state_abbreviation === "QC" ? [] : [address.street],
  );
  const drawn = (names: string): number =>
    streets.filter((street) => new RegExp(`^\\S+ (?:${names}) `).test(street)).length;
  const main = drawn("Main");
  // Streets by their names, http://afewtastefulsnaps.net/?p=30: 972 are called Main.
  for (const [names, count] of [
    ["Park", 781],
    ["Railway", 714],
    ["Maple", 710],
    ["Pine|Birch|Spruce|Cedar", 2_039],
    ["Willow|Poplar|Elm", 1_289],
    ["King|Queen", 880],
    ["Victoria|Church", 1_036],
    ["River|Sunset|Centre|Mill", 1_618],
  ] as const) {
    const factor = drawn(names) / main / (count / 972);
    expect(factor, names).toBeGreaterThan(0.75);
    expect(factor, names).toBeLessThan(1.25);
  }
});

/** Avenues and streets between which the sorting areas of Surrey lie, from general knowledge. */
it.each([
  ["V3R", [88, 112], [144, 168]],
  ["V3S", [32, 80], [144, 196]],
  ["V3T", [92, 112], [120, 144]],
  ["V3V", [92, 116], [112, 144]],
  ["V3W", [56, 92], [118, 144]],
  ["V3X", [56, 72], [120, 152]],
  ["V4A", [0, 48], [128, 170]],
  ["V4N", [80, 116], [158, 196]],
  ["V4P", [16, 36], [144, 170]],
] as const)("houses of Surrey in %s stand on its part of the grid", (postal_code, avenues, streets) => {
  const lines = crowd(1_000, { country: "ca", city: "Surrey", postal_code, details: false }).map(
    ({ address }) => address.street,
  );
  const isIn = (number: string | undefined, [from, to]: readonly [number, number]): boolean =>
    Number(number) >= from && Number(number) <= to;
  const outside = lines.filter((line) => {
    const [, house = "", road = "", type = ""] = /^(\d+) (\S+) (\S+)/.exec(line) ?? [];
    const crossing = house.slice(0, -2);
    if (!/^\d+$/.test(road)) return !isIn(crossing, streets);
    return type === "Ave"
      ? !isIn(crossing, streets) || !isIn(road, avenues)
      : !isIn(crossing, avenues) || !isIn(road, streets);
  });
  expect(outside).toEqual([]);
  expect(lines.filter((line) => /^\d+ \d+ (?:Ave|St)\b/.test(line)).length).toBeGreaterThan(600);
});

it.each([
  ["V2X", "Maple Ridge", [203, 224], [116, 126]],
  ["V3Y", "Pitt Meadows", [188, 200], [114, 122]],
  ["V3A", "Langley", [198, 210], [46, 60]],
  ["V4C", "Delta", [110, 119], [80, 95]],
] as const)("houses in %s of %s stand on the grid of Surrey", (postal_code, city, streets, avenues) => {
  const lines = crowd(1_000, { country: "ca", city, postal_code, details: false }).map(({ address }) => address.street);
  const isIn = (number: number, [from, to]: readonly [number, number]): boolean => number >= from && number <= to;
  for (const line of lines) {
    const [, house = "", road = "", type = ""] = /^(\d+) (\S+) (\S+)/.exec(line) ?? [];
    const isOnAvenue = type === "Ave" || !/^\d+$/.test(road);
    expect(isIn(Math.floor(Number(house) / 100), isOnAvenue ? streets : avenues), line).toBe(true);
  }
});

it.each([
  ["Abbotsford", [1_900, 3_800], [28_000, 36_400]],
  ["Mission", [7_100, 9_500], [30_800, 34_000]],
  ["Chilliwack", [5_300, 10_400], [44_500, 52_000]],
] as const)("houses of %s are numbered from the south and from the west of the valley", (city, north, east) => {
  const lines = crowd(1_000, { country: "ca", city, details: false }).map(({ address }) => address.street);
  for (const line of lines) {
    const house = Number.parseInt(line, 10);
    expect((house >= north[0] && house <= north[1]) || (house >= east[0] && house <= east[1]), line).toBe(true);
  }
});

it.each(["Westmount", "Hampstead", "Pointe-Claire", "Beaconsfield", "Kirkland", "Dollard-des-Ormeaux"])(
  "streets of %s, which is bilingual, have English names with the type in front",
  (city) => {
    const streets = crowd(1_000, { country: "ca", city, details: false }).map(({ address }) => address.street);
    const form = /^\d+, (?:avenue|rue|chemin|croissant|place|boulevard) (?:[A-Z]\w+ ?)+(?:, app\. \d+)?$/;
    expect(streets.filter((street) => !form.test(street) || /Saint|Principale/.test(street))).toEqual([]);
    expect(new Set(streets.map((street) => street.replace(/^\d+|, app.*/g, ""))).size).toBeGreaterThan(200);
  },
);
