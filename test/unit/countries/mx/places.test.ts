import { describe, expect, it } from "vitest";
import { mexico } from "../../../../src/countries/mx/index.ts";
import { numberFrom } from "../../../contract/phone-numbers.ts";
import { expectSmallTowns, expectStates } from "../shares.ts";
import { expectNumberOf } from "../telephone.ts";
import { people } from "./people.ts";

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

  it("have ten-digit telephones whose local number starts with 0, valid for Mexico", () => {
    for (const template of new Set(places.flatMap(({ phones }) => phones))) {
      expect(template).toMatch(/^\+52 (?:\d\d 0### ####|\d{3} 0## ####)$/);
      for (let index = 0; index < 10; index++) expectNumberOf("MX", numberFrom(template, index), template);
    }
  });
});

describe("Mexican states", () => {
  it("have their shares of the people of the census, within a twentieth", () => {
    // INEGI, Censo de Población y Vivienda 2020.
    const census = {
      AGU: 1_425_607,
      CHP: 5_543_828,
      CMX: 9_209_944,
      JAL: 8_348_151,
      MEX: 16_992_418,
      NLE: 5_784_442,
      OAX: 4_132_148,
      VER: 8_062_579,
      YUC: 2_320_898,
      ZAC: 1_622_138,
    };
    expectStates(mexico, census, 126_014_024);
  });

  it("leave a fifth of the people in municipalities below 50,000", () => {
    // INEGI, Censo de Población y Vivienda 2020.
    expectSmallTowns(mexico, 0.217);
  });

  it("have one time zone or two in a state", () => {
    const zonesOf = Map.groupBy(places, ({ stateAbbreviation }) => stateAbbreviation);
    for (const [state, towns] of zonesOf) {
      const names = new Set(towns.map(({ timeZone }) => timeZone));
      expect(names.size, state).toBeLessThanOrEqual(state === "CHH" ? 3 : 2);
    }
  });
});

describe("Mexican streets", () => {
  const kind = "(?:Av\\.|Calle|Blvd\\.|Priv\\.|Calz\\.|Prol\\.|Cda\\.|Andador|Circuito)";
  const interior = "(?: Int\\. (?:\\d{1,2}|[A-F])| Depto\\. \\d{3})?";
  const pattern = new RegExp(
    `^(?:${kind} [\\p{Lu}\\p{Ll}\\d .]+? \\d{1,4}${interior}|Domicilio Conocido S/N), (?:Col\\. |Zona |Supermanzana |Barrio |Sector |Unidad Habitacional )[^,]+$`,
    "u",
  );
  const yucatan = /^Calle \d\d No\. \d{2,3} x \d\d y \d\d, (?:Col\. |Zona |Barrio |Sector |Unidad Habitacional )[^,]+$/;

  it("name street, number, perhaps an interior number, and the colonia of the postal code", () => {
    const isRight = (street: string, locality: string): boolean =>
      (yucatan.test(street) || pattern.test(street)) && street.endsWith(locality);
    expect(people.filter(({ street, area }) => !isRight(street, area.locality))).toEqual([]);
  });

  it("are no boulevards in the capital", () => {
    for (const { street, bearer } of people) {
      if (bearer.place.stateAbbreviation === "CMX") expect(street).not.toMatch(/^Blvd\./);
    }
  });

  it("are numbered in Yucatán, between two crossing streets of the other parity, and nowhere else", () => {
    for (const { street, bearer } of people.filter(({ street }) => street.includes(" x "))) {
      expect(bearer.place.stateAbbreviation).toBe("YUC");
      const [own, , first, second] = street.match(/\d+/g) ?? [];
      expect(Number(second) - Number(first)).toBe(2);
      expect((Number(own) + Number(first)) % 2).toBe(1);
    }
  });
});
