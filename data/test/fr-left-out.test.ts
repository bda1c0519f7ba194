import { expect, it } from "vitest";
import { france } from "../../src/countries/fr/index.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import { verify } from "../../test/contract/verify-record.ts";
import { communes } from "../builders/fr/communes.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };
const service = createIdentityService({ newSeed: () => "left out", today: () => referenceDate });
const draw = (fields: object, seed = "a") =>
  service.generate({ gender: "random", country: "fr", seed, details: true, ...fields }).identity;

const leftOut = france.places.items.filter(({ weight }) => weight === 0);

it("Every commune of 10,000 people and more is there, and so are 500 towns that no quota has", () => {
  const codes = new Set(france.places.items.map(({ code }) => code));
  expect(communes().filter(({ code, population }) => population >= 10_000 && !codes.has(code))).toEqual([]);
  expect(leftOut.length).toBeGreaterThan(500);
  expect(leftOut.filter(({ population }) => population >= 10_000)).toHaveLength(31);
});

it("A town that no quota has is drawn when it is asked for, by its name, its code and both", () => {
  expect(draw({ city: "Vanves" }).address).toMatchObject({ city: "Vanves", zip: "92170", state_abbreviation: "IDF" });
  expect(draw({ postal_code: "92170" }).address.city).toBe("Vanves");
  for (const place of leftOut.slice(0, 120)) {
    const [area] = place.areas;
    const fields = { city: place.city, state: place.stateAbbreviation, postal_code: area?.code };
    const identity = draw(fields);
    expect(identity.address).toMatchObject({ city: place.city, zip: area?.code });
    const { results } = verify(identity, france, referenceDate);
    expect(
      results.filter(({ verdict }) => verdict === "fail"),
      place.city,
    ).toEqual([]);
  }
});

it("Such a town is drawn by nobody who does not ask for it", () => {
  for (const fields of [{}, { state: "IDF" }, { postal_code: "92" }, { state: "IDF", postal_code: "94" }]) {
    for (let person = 0; person < 300; person++) {
      const { city, zip } = draw(fields, `nobody ${person}`).address;
      const places = france.places.items.filter((place) => place.city === city);
      expect(places.some(({ weight, areas }) => weight > 0 && areas.some(({ code }) => code === zip))).toBe(true);
    }
  }
});

it("It is in the list of places", () => {
  const [first] = service.places({ country: "fr", query: "Vanves" });
  expect(first?.()).toMatchObject({ name: "Vanves", state: "IDF", postal_codes: ["92170"] });
});
