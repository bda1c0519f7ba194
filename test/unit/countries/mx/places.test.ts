import { describe, expect, it } from "vitest";
import { mexico } from "../../../../src/countries/mx/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

const places = mexico.places.items;

describe("Mexican places", () => {
  it("are two or more in each state but the capital", () => {
    for (const state of new Set(places.map(({ stateAbbreviation }) => stateAbbreviation))) {
      const towns = places.filter(({ stateAbbreviation }) => stateAbbreviation === state).length;
      expect(towns, state).toBeGreaterThanOrEqual(state === "CMX" ? 1 : 2);
    }
  });

  it("have a colonia with every postal code", () => {
    const localities = places.flatMap(({ areas }) => areas.map(({ locality }) => locality));
    expect(localities.filter((locality) => !/^[\p{Lu}\d]/u.test(locality))).toEqual([]);
  });

  it("spread the people of the great cities over several codes", () => {
    for (const { city, population, areas } of places) {
      const codes = new Set(areas.map(({ code }) => code)).size;
      if (population > 1_000_000) expect(codes, city).toBeGreaterThanOrEqual(4);
    }
  });

  it("give no code to two towns", () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { city, stateAbbreviation, areas } of places) {
      const town = `${city} ${stateAbbreviation}`;
      for (const { code } of areas) {
        if ((owners.get(code) ?? town) !== town) shared.push(`${code} ${town}`);
        owners.set(code, town);
      }
    }
    expect(shared).toEqual([]);
  });
});

describe("Mexican states", () => {
  it("have one time zone or two in a state", () => {
    const zonesOf = Map.groupBy(places, ({ stateAbbreviation }) => stateAbbreviation);
    for (const [state, towns] of zonesOf) {
      const names = new Set(towns.map(({ timeZone }) => timeZone));
      expect(names.size, state).toBeLessThanOrEqual(state === "CHH" ? 3 : 2);
    }
  });
});

it("Streets of Yucatán are numbered, between two crossing streets of the other parity", () => {
  const crossed = samplesOf(mexico, 12_000).flatMap(({ street }) => (street.includes(" x ") ? [street] : []));
  expect(crossed.length).toBeGreaterThan(0);
  for (const street of crossed) {
    const [own, , first, second] = street.match(/\d+/g) ?? [];
    expect(Number(second) - Number(first)).toBe(2);
    expect((Number(own) + Number(first)) % 2).toBe(1);
  }
});
