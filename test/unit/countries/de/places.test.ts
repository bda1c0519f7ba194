import { describe, expect, it } from "vitest";
import { germany } from "../../../../src/countries/de/index.ts";
import { shareOfPlaces } from "../shares.ts";

const places = germany.places.items;

describe("the places", () => {
  it("give each city codes of its own", () => {
    const cities = places.filter(({ population }) => population >= 100_000);
    expect(cities.length).toBeGreaterThan(75);
    const codes = cities.flatMap((place) => place.areas.map((area) => area.code));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("have no codes of a single institution, tower or airport", () => {
    const codes = new Set(places.flatMap((place) => place.areas.map((area) => area.code)));
    // Bundestag, universities, ministries, broadcasters, towers and airports (de.wikipedia.org, Postleitzahl).
    const single = "01062 09107 11011 11012 20038 30669 33333 44128 53102 60306 60308 60310 60549 70629 76006 79085";
    for (const code of single.split(" ")) expect(codes.has(code), code).toBe(false);
  });
});

it("Telephones are of the town's own area for seven people in eight", () => {
  expect(shareOfPlaces(germany)(({ phones }) => phones[0]?.startsWith("+49 1") === true)).toBeLessThan(0.125);
});
