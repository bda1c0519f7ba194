import { parsePhoneNumber } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import type { Place } from "../../../../src/countries/place.ts";
import { russia } from "../../../../src/countries/ru/index.ts";
import { loadTables } from "../../../../src/tables/load-tables.ts";
import { testRng } from "../../../contract/every-country.ts";
import { streetOf } from "../../../contract/streets.ts";
import { placeNamed } from "../place-named.ts";
import { expectSmallTowns, expectStates } from "../shares.ts";
import { samples } from "./samples.ts";

const places = russia.places.items;

describe("the street", () => {
  it("ends in house, block and flat", () => {
    const pattern =
      /^(ул\.|пр-кт|пер\.|б-р|ш\.|наб\.|пр-д) (реки |канала )?[А-ЯЁ0-9].*, д\. \d+([абв]|\/\d)?(, к\. \d)?(, кв\. \d+)?$/;
    expect(samples.filter(({ street }) => !pattern.test(street))).toEqual([]);
    const share = (text: string): number =>
      samples.filter(({ street }) => street.includes(text)).length / samples.length;
    expect(share("ул. ")).toBeGreaterThan(0.6);
    expect(share(", кв. ")).toBeGreaterThan(0.6);
    expect(share(", к. ")).toBeGreaterThan(0.05);
  });

  it("stands in the town where the town's own streets are known, and has no avenue, quay or highway of another", () => {
    const streets = (city: string): string[] => {
      const place = placeNamed(places)(city);
      return Array.from({ length: 3_000 }, (_, index) =>
        streetOf(
          russia,
          testRng(`ru streets ${city}`, index),
          place,
          place.areas[index % place.areas.length] ?? expect.fail(`no area of ${city}`),
        ),
      );
    };
    const kinds = (city: string): Set<string> => new Set(streets(city).map((street) => street.split(" ")[0] ?? ""));
    expect(streets("Санкт-Петербург").some((street) => street.startsWith("пр-кт Лиговский, "))).toBe(true);
    for (const city of ["Москва", "Казань", "Пенза", "Коломна", "Анадырь"])
      expect(streets(city).join("\n"), city).not.toMatch(/Лиговский|Фонтанки/);
    expect(kinds("Анадырь")).toEqual(new Set(["ул.", "пер.", "пр-д"]));
    expect(kinds("Коломна")).toEqual(new Set(["ул.", "пер.", "пр-д"]));
    expect(kinds("Пенза")).toEqual(new Set(["ул.", "пер.", "пр-д", "пр-кт", "б-р"]));
    for (const street of streets("Москва")) expect(street).toMatch(/, кв\. \d+$/);
  });

  it("names only towns that the table of places has", () => {
    const cities = new Set(places.map(({ city }) => city));
    const table = loadTables("ru")("street-names");
    const [keys, names] = [table.texts("at"), table.texts("text")];
    const towns = new Set(keys.map((key) => key.replace(/ \d{6}$/, "")));
    for (const town of towns) expect(town === "" || cities.has(town), town).toBe(true);
    const streets = keys.map((key, row) => `${key} ${names[row]}`);
    expect(new Set(streets).size).toBe(streets.length);
  });

  it("gives adjectives the gender of their kind", () => {
    for (const { street } of samples) {
      // Names of one word; «Декабрьских Событий» is no adjective.
      const [, kind = "", word = ""] = /^(\S+) ([^, ]+),/.exec(street) ?? [];
      if (kind === "ул." || kind === "наб.") expect(word, street).not.toMatch(/([иы]й|ое)$/);
      if (kind === "пр-кт" || kind === "пер." || kind === "б-р" || kind === "пр-д")
        // Гая is a man's name, in the genitive.
        expect(word, street).not.toMatch(/^(?!Гая$).*ая$/);
      if (kind === "ш.") expect(word, street).not.toMatch(/(ая|[иы]й)$/);
    }
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

  it("has the people of each subject, and of small towns, as the census has them", () => {
    // Census of 2021, per cent of the 144.7 million of these subjects.
    const census = {
      MOW: 8.99,
      MOS: 5.89,
      KDA: 4.04,
      SPE: 3.87,
      SVE: 2.95,
      ROS: 2.9,
      BA: 2.83,
      TA: 2.77,
      DA: 2.2,
      CHU: 0.033,
    };
    expectStates(russia, census, 100);
    // Two in five live in towns below 50,000, settlements and villages.
    expectSmallTowns(russia, 0.4);
    expect(places.length).toBeGreaterThan(1_050);
  });

  it("has telephones that libphonenumber takes for Russian landlines, with a local number of 01 to 04", () => {
    const usual = new Set(places.flatMap(({ phones }) => phones));
    const never = new Set(places.flatMap((place) => place.templates("never_issued").templates));
    expect(
      [...usual].filter((text) => !/^\+7 (\d{3} 0[1-4]# ##|\d{4} 0[1-4] ##|\d{5} 0 [1-4]#) ##$/.test(text)),
    ).toEqual([]);
    expect([...never].filter((text) => !/^\+7 \d{3} 0[1-4]# ## ##$/.test(text))).toEqual([]);
    const isLandline = (text: string): boolean => {
      const phone = parsePhoneNumber(text);
      return phone.isValid() && phone.country === "RU" && phone.getType() === "FIXED_LINE";
    };
    const numbers = [...usual, ...never].flatMap((text) =>
      ["0", "1", "5", "9", "4"].map((digit) => text.replaceAll("#", digit)),
    );
    expect(numbers.filter((text) => !isLandline(text))).toEqual([]);
  });
});
