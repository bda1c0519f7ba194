import { describe, expect, it } from "vitest";
import type { Place } from "../../../../src/countries/place.ts";
import { russia } from "../../../../src/countries/ru/index.ts";
import { loadTables } from "../../../../src/tables/load-tables.ts";

const places = russia.places.items;

describe("the street", () => {
  it("names only towns that the table of places has", () => {
    const cities = new Set(places.map(({ city }) => city));
    const table = loadTables("ru")("street-names");
    const [keys, names] = [table.texts("at"), table.texts("text")];
    const towns = new Set(keys.map((key) => key.replace(/ \d{6}$/, "")));
    for (const town of towns) expect(town === "" || cities.has(town), town).toBe(true);
    const streets = keys.map((key, row) => `${key} ${names[row]}`);
    expect(new Set(streets).size).toBe(streets.length);
  });
});

describe("the place", () => {
  it("has no index of a sorting centre or of technical use in a city, which is 9NN", () => {
    const codes = places
      .filter(({ population }) => population > 200_000)
      .flatMap(({ areas }) => areas.map(({ code }) => code));
    expect(codes.filter((code) => /^\d{3}9[5-9]\d$/.test(code))).toEqual([]);
  });

  it("names the federal subjects by ISO 3166-2:RU", () => {
    const names = new Map(places.map((place: Place) => [place.stateAbbreviation, place.state]));
    expect(names.get("SVE")).toBe("Свердловская область");
    expect(names.get("TA")).toBe("Республика Татарстан");
    expect(names.get("KDA")).toBe("Краснодарский край");
    expect(names.get("MOW")).toBe("Москва");
  });

  it("is one of more than 1,050", () => {
    expect(places.length).toBeGreaterThan(1_050);
  });
});
