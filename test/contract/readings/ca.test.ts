import { describe, expect, it } from "vitest";
import { crowd, people } from "./people.ts";

/** L. Duchesne, Institut de la statistique du Québec, births of 1992 and 2005, along a straight line between them. */
describe.each([
  [1990, 1995, 0.205],
  [1999, 2005, 0.145],
])("of those born in %i to %i", (from, to, share) => {
  const shareIn = (state: string): number => {
    const drawn = people(1_500, { country: "ca", state, born_from: `${from}-01-01`, born_to: `${to}-12-31` });
    const names = drawn.map(({ details }) => details?.name.family?.native ?? "");
    return names.filter((name) => /^(?!Sain|St)[^-]+-[^-]+$/.test(name)).length / names.length;
  };

  it(`${share} have two family names in Québec, and few elsewhere`, () => {
    expect(shareIn("QC") / share).toBeGreaterThan(0.75);
    expect(shareIn("QC") / share).toBeLessThan(1.25);
    expect(shareIn("ON")).toBeLessThan(0.02);
  });
});

it("few people born before the law of 1981 have two family names", () => {
  const names = people(1_000, { country: "ca", state: "QC", born_to: "1979-12-31" }).map(({ name }) => name);
  expect(
    names.filter((name) => /-(?!Marie)[A-Z]\p{L}+$/u.test(name) && !/(?:Saint|Ste?)-/.test(name)).length,
  ).toBeLessThan(15);
});

it.each([
  ["ca", "QC", "Trois-Pistoles", 48.12, -69.18],
  ["ca", "QC", "Kuujjuaq", 58.1, -68.4],
  ["ca", "QC", "L'Isle-Verte", 48.01, -69.35],
  ["ca", "QC", "Montmagny", 46.98, -70.55],
  ["ca", "QC", "Saint-Boniface", 46.5, -72.82],
  ["ca", "QC", "Saint-Victor", 46.15, -70.9],
  ["ca", "SK", "Melfort", 52.87, -104.61],
  ["au", "NT", "Yuendumu", -22.26, 131.79],
  ["au", "NT", "Hermannsburg", -23.95, 132.78],
  ["au", "NT", "Yulara", -25.24, 130.99],
])(
  "in %s %s, %s lies where it is, and not where a namesake or its region does",
  (country, state, city, latitude, longitude) => {
    const location = people(1, { country, state, city })[0]?.details?.location;
    expect(Math.abs((location?.latitude ?? 0) - latitude)).toBeLessThan(0.4);
    expect(Math.abs((location?.longitude ?? 0) - longitude)).toBeLessThan(0.5);
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

it.each([
  ["G0G", "Saint-Augustin", 51.23, -58.65],
  ["V6T", "Vancouver", 49.26, -123.24],
  ["V2N", "Prince George", 53.88, -122.8],
  ["V2B", "Kamloops", 50.71, -120.36],
  ["T2P", "Calgary", 51.05, -114.07],
])("the sorting area %s lies where its part of %s is", (postal_code, city, latitude, longitude) => {
  const location = people(1, { country: "ca", postal_code, city })[0]?.details?.location;
  expect(Math.abs((location?.latitude ?? 0) - latitude)).toBeLessThan(0.1);
  expect(Math.abs((location?.longitude ?? 0) - longitude)).toBeLessThan(0.15);
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

it("addresses of Airdrie have the quadrant of the sorting area", () => {
  for (const [postal_code, form] of [
    ["T4A", / [NS]E(?: |$)/],
    ["T4B", / [NS]W(?: |$)/],
  ] as const) {
    const lines = crowd(1_000, { country: "ca", city: "Airdrie", postal_code, details: false });
    expect(lines.filter(({ address }) => !form.test(address.street))).toEqual([]);
  }
});

it.each([
  ["Redwater", "AB", 53.95, -113.11],
  ["St. Brendan's", "NL", 48.87, -53.67],
])("%s of %s lies at %d, %d", (city, state, latitude, longitude) => {
  const location = people(1, { country: "ca", state, city })[0]?.details?.location;
  expect(Math.abs((location?.latitude ?? 0) - latitude)).toBeLessThan(0.1);
  expect(Math.abs((location?.longitude ?? 0) - longitude)).toBeLessThan(0.15);
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
