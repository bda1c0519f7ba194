import { parsePhoneNumberWithError } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import type { Place } from "../../../../src/countries/country.ts";
import { japan } from "../../../../src/countries/jp/index.ts";
import { hasBlocks } from "../../../../src/countries/jp/streets.ts";
import { fill } from "../../../../src/random/template.ts";
import { people, random } from "./people.ts";

const places = japan.places.items;

describe("the addresses of jp", () => {
  it("write the quarter, the numbers and perhaps the building", () => {
    const pattern = /^\d{1,4}(-\d{1,2}){0,2}( [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+ \d{3,4})?$/u;
    for (const { street, area } of people(3_000)) {
      expect(street.startsWith(area.locality)).toBe(true);
      expect(street.slice(area.locality.length)).toMatch(pattern);
    }
  });

  it("number blocks by 丁目-番-号, with few 丁目, and lots where there are none", () => {
    const sample = people(4_000);
    for (const { street, area, place } of sample) {
      const [numbers = ""] = street.slice(area.locality.length).split(" ");
      const blocks = hasBlocks(area.locality, place.city, place.population);
      expect(numbers).toMatch(blocks ? /^[1-4]-\d{1,2}-\d{1,2}$/ : /^\d{1,4}(-\d{1,2})?$/);
    }
    expect(hasBlocks("西新宿", "新宿区", 349_385)).toBe(true);
    expect(hasBlocks("中区山下町", "横浜市", 3_777_491)).toBe(false);
    expect(hasBlocks("萩山町", "東村山市", 151_815)).toBe(true);
    expect(hasBlocks("山室", "富山市", 413_938)).toBe(false);
    expect(hasBlocks("中田新田", "古河市", 139_344)).toBe(false);
    expect(sample.filter(({ street }) => / /.test(street)).length / sample.length).toBeCloseTo(0.35, 1);
  });

  it("give each town seven quarters or more, and a large one more than twice as many", () => {
    for (const { city, population, areas } of places) {
      expect(areas.length, city).toBeGreaterThanOrEqual(population > 1_000_000 ? 16 : 7);
    }
  });

  it("lie where people live", () => {
    for (const { city, areas } of places) {
      for (const { locality } of areas) {
        expect(locality, city).not.toMatch(/築港|臨海|空港|埠頭|ふ頭|流通|工業|木材|卸|問屋|公園$/);
        if (city === "千代田区") expect(locality).not.toMatch(/^(丸の内|大手町|霞が関|永田町)$/);
      }
    }
  });

  it("cover every prefecture by its JIS number", () => {
    const states = new Map(places.map((place) => [place.stateAbbreviation, place.state]));
    expect([...states.keys()].sort()).toEqual(Array.from({ length: 47 }, (_, i) => String(i + 1).padStart(2, "0")));
    expect(["01", "13", "26", "27", "47"].map((code) => states.get(code))).toEqual([
      "北海道",
      "東京都",
      "京都府",
      "大阪府",
      "沖縄県",
    ]);
  });

  it("take wards of Tokyo as towns and wards of other cities as part of the quarter", () => {
    const wards = places.filter((place) => place.city.endsWith("区"));
    expect(wards).toHaveLength(23);
    expect(wards.every((place) => place.state === "東京都")).toBe(true);
    expect(places.every((place) => /[市区]$/.test(place.city) && !/市.+区/.test(place.city))).toBe(true);
    const yokohama = places.find((place) => place.city === "横浜市");
    expect(yokohama?.areas.every((area) => /^.{1,4}区./.test(area.locality))).toBe(true);
  });

  it("give each prefecture the postal codes of its region", () => {
    // The first two digits by prefecture, as Japan Post numbers its regions.
    const regions: Readonly<Record<string, string>> = {
      "01": "00 04 05 06 07 08 09",
      "02": "03",
      "03": "02",
      "04": "98",
      "05": "01",
      "06": "99",
      "07": "96 97",
      "08": "30 31",
      "09": "32",
      "10": "37",
      "11": "33 34 35 36",
      "12": "26 27 28 29",
      "13": "10 11 12 13 14 15 16 17 18 19 20",
      "14": "21 22 23 24 25",
      "15": "94 95",
      "16": "93",
      "17": "92",
      "18": "91",
      "19": "40",
      "20": "38 39",
      "21": "50",
      "22": "41 42 43",
      "23": "44 45 46 47 48 49",
      "24": "51",
      "25": "52",
      "26": "60 61 62",
      "27": "53 54 55 56 57 58 59",
      "28": "65 66 67",
      "29": "63",
      "30": "64",
      "31": "68",
      "32": "69",
      "33": "70 71",
      "34": "72 73",
      "35": "74 75",
      "36": "77",
      "37": "76",
      "38": "79",
      "39": "78",
      "40": "80 81 82 83",
      "41": "84",
      "42": "85",
      "43": "86",
      "44": "87",
      "45": "88",
      "46": "89",
      "47": "90",
    };
    for (const place of places) {
      for (const { code } of place.areas) {
        expect(code).toMatch(/^\d{3}-(?!0000)\d{4}$/);
        expect(regions[place.stateAbbreviation]?.split(" "), `${place.city} ${code}`).toContain(code.slice(0, 2));
      }
    }
  });

  it("name each quarter without notes, buildings and numbers of its own", () => {
    for (const { areas } of places) {
      for (const { locality } of areas) {
        expect(locality).not.toMatch(/[（）()「」、〜～－]|[０-９]|ビル|タワー|以下|一円|丁目$/);
        expect(locality.replace(/\d+条$/, "")).not.toMatch(/\d/);
      }
    }
  });
});

describe("the telephone numbers of jp", () => {
  const templates = (place: Place): string[] => place.phones.map((text) => text.split(" ").slice(2).join(" "));

  it("begin with a digit that no subscriber's number begins with, and not with 110 or 119", () => {
    for (const place of places) for (const local of templates(place)) expect(local, place.city).toMatch(/^(0|1[2-9])/);
  });

  it("are valid fixed lines of Japan in the area code of the town", () => {
    for (const place of places) {
      for (const template of place.phones) {
        for (let index = 0; index < 5; index++) {
          const number = fill(random(`phone ${template}`, index), template);
          const parsed = parsePhoneNumberWithError(number);
          expect([parsed.country, parsed.isValid(), parsed.getType()], number).toEqual(["JP", true, "FIXED_LINE"]);
          expect(parsed.formatInternational()).toBe(number);
          expect(parsed.formatNational().split("-")[0]).toBe(`0${template.split(" ")[1]}`);
        }
      }
    }
  });

  it("lie in the region of the prefecture", () => {
    // The first digit of the area code by prefecture, as the numbering plan lays regions out from north to south.
    const digits =
      "1:01 02 03 05,2:04 06 07 08 09 10 15 20,3:13,4:11 12 13 14,5:19 21 22 23 24,6:27 28,7:16 17 18 24 25 26 27 28 29 30,8:31 32 33 34 35 36 37 38 39,9:40 41 42 43 44 45 46 47";
    const allowed = new Set(
      digits.split(",").flatMap((row) => {
        const [digit = "", list = ""] = row.split(":");
        return list.split(" ").map((state) => digit + state);
      }),
    );
    for (const place of places) {
      for (const text of place.phones) {
        expect(allowed, `${place.city} ${text}`).toContain(`${text.split(" ")[1]?.[0]}${place.stateAbbreviation}`);
      }
    }
  });
});
