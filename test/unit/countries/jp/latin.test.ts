import { describe, expect, it } from "vitest";
import { romanised } from "../../../../scripts/tables/jp/quarter-readings.ts";
import type { Area, Place } from "../../../../src/countries/country.ts";
import { customs } from "../../../../src/countries/jp/customs.ts";
import { japan } from "../../../../src/countries/jp/index.ts";
import { latinStreet } from "../../../../src/countries/jp/latin-street.ts";
import { people } from "./people.ts";

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
    ["160-0023", "西新宿2-8-1", "2-8-1 Nishishinjuku"],
    ["160-0023", "西新宿2-8-1 メゾン桜 203", "Mezon Sakura 203, 2-8-1 Nishishinjuku"],
    ["160-0013", "霞ケ丘町1-2-3", "1-2-3 Kasumigaokamachi"],
    ["060-0001", "中央区北一条西2-3-4", "2-3-4 Kita 1-jo Nishi, Chuo-ku"],
    ["981-3203", "泉区高森3-2-6 シャトー高森 1208", "Shato Takamori 1208, 3-2-6 Takamori, Izumi-ku"],
    ["497-0001", "七宝町沖之島7", "7 Shippocho Okinoshima"],
  ])("is, in %s, for %s: %s", (code, street, latin) => {
    expect(latinStreet(street, ...homeAt(code))).toBe(latin);
  });

  it("has the numbers of the native line, and the reading of every quarter", () => {
    const line = /^12-3 [A-Z0-9][A-Za-z0-9 -]*(, [A-Z]\S+-ku)?$/;
    const isRight = (latin: string, { locality }: Area): boolean =>
      locality === "" ? latin === "12-3" : line.test(latin);
    const wrong = places.flatMap((place) =>
      place.areas.filter((area) => !isRight(latinStreet(`${area.locality}12-3`, place, area), area)),
    );
    expect(wrong).toEqual([]);
  });

  it("has the reading of every building", () => {
    const lines = people(5_000).filter(({ street }) => street.includes(" "));
    expect(lines.length).toBeGreaterThan(500);
    const latin = lines.map(({ street, place, area }) => latinStreet(street, place, area));
    expect(latin.filter((line) => !/^[A-Z][A-Za-z ]+ \d{3,4}, \d[\d-]* [A-Z0-9]/.test(line))).toEqual([]);
  });
});

describe("readings in Latin letters", () => {
  it.each([
    // 外務省, ヘボン式ローマ字綴方表: long vowels unmarked, m before b, m and p, tch.
    ["オオサカ", "Osaka"],
    ["コウベ", "Kobe"],
    ["シンバシ", "Shimbashi"],
    ["ハッチョウボリ", "Hatchobori"],
    ["ギンザ", "Ginza"],
    // A vowel that begins a word of its own lengthens none.
    ["マル・ノウチ", "Marunochi"],
    ["マルノ・ウチ", "Marunouchi"],
    ["キタ 1ジョウ ニシ", "Kita 1-jo Nishi"],
    ["ダイ8チワリ", "Dai 8-chiwari"],
    ["シティコーポ", "Shitikopo"],
  ])("write %s as %s", (kana, latin) => {
    expect(romanised(kana)).toBe(latin);
  });

  it("of names are those of passports, which have m where mailboxes have n", () => {
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
});
