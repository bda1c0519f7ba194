import { describe, expect, it } from "vitest";
import { customs } from "../../../../src/countries/jp/customs.ts";
import { japan } from "../../../../src/countries/jp/index.ts";
import { latinQuarter } from "../../../../src/countries/jp/latin-quarter.ts";
import type { Area, Place } from "../../../../src/countries/place.ts";
import { samplesOf, testRng } from "../../../contract/every-country.ts";
import { drawStreet } from "../../../contract/streets.ts";

const places = japan.places.items;

function homeAt(wanted: string): readonly [Place, Area] {
  for (const place of places) {
    const area = place.areas.find(({ code }) => code === wanted);
    if (area !== undefined) return [place, area];
  }
  throw new RangeError(wanted);
}

describe("a Japanese street in Latin letters", () => {
  it.each([
    ["160-0023", "西新宿", "Nishishinjuku"],
    ["160-0013", "霞ケ丘町", "Kasumigaokamachi"],
    ["160-0013", "霞ケ丘", "Kasumigaoka"],
    ["060-0001", "中央区北一条西", "Kita 1-jo Nishi, Chuo-ku"],
    ["981-3203", "泉区高森", "Takamori, Izumi-ku"],
    ["981-3203", "高森", "Takamori"],
    ["497-0001", "七宝町沖之島", "Shippocho Okinoshima"],
  ])("has, in %s, the quarter %s as %s", (code, quarter, latin) => {
    expect(latinQuarter(quarter, ...homeAt(code))).toBe(latin);
  });

  it("has the reading of every quarter", () => {
    const isRight = (latin: string, { locality }: Area): boolean =>
      locality === "" ? latin === "" : /^[A-Z0-9][A-Za-z0-9 -]*(, [A-Z]\S+-ku)?$/.test(latin);
    const wrong = places.flatMap((place) =>
      place.areas.filter((area) => !isRight(latinQuarter(area.locality, place, area), area)),
    );
    expect(wrong).toEqual([]);
  });

  it("has the numbers of the native line, those of the building first, and the reading of every building", () => {
    const lines = samplesOf(japan, 5_000).map(({ place, area }, index) => ({
      ...drawStreet(japan, testRng("jp latin", index), place, area),
    }));
    const inBuildings = lines.filter(({ street }) => street.includes(" "));
    expect(inBuildings.length).toBeGreaterThan(500);
    for (const { street, latin } of inBuildings) {
      expect(latin, street).toMatch(/^[A-Z][A-Za-z ]+ \d{3,4}, \d[\d-]*( [A-Z0-9]|$)/);
      expect(latin, street).toContain(` ${street.split(" ").at(-1)}, `);
    }
    for (const { street, latin } of lines) expect(latin, street).toContain(street.match(/\d[\d-]*(?= |$)/)?.[0]);
  });
});

it("Names in Latin letters are those of passports, which have m where mailboxes have n", () => {
  const name = {
    full: "本間 純平",
    given: "純平",
    family: "本間",
    maternal: "",
    mailGiven: "junpei",
    mailFamily: "honma",
  };
  expect(customs.latinName?.(name)).toEqual({ given: "Jumpei", family: "Homma" });
});
