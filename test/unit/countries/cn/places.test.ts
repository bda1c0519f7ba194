import { describe, expect, it } from "vitest";
import { china } from "../../../../src/countries/cn/index.ts";
import { placeTable } from "../../../../src/countries/shared/place-table.ts";
import { pick } from "../../../../src/random/distributions.ts";
import { testRng } from "../../../contract/every-country.ts";
import { expectNumberOf } from "../telephone.ts";
import { samples } from "./samples.ts";

const places = china.places.items;

describe("a Chinese place", () => {
  it("is in each of the 31 provinces", () => {
    expect(new Set(places.map((place) => place.stateAbbreviation)).size).toBe(31);
  });

  it("has postal codes of its own province", () => {
    // The first two digits of a Chinese postal code tell the province.
    const provinces: Readonly<Record<string, string>> = {
      BJ: "10",
      SH: "20",
      TJ: "30",
      CQ: "40",
      NM: "01 02",
      SX: "03 04",
      HE: "05 06 07",
      LN: "11 12",
      JL: "13",
      HL: "15 16",
      JS: "21 22",
      AH: "23 24",
      SD: "25 26 27",
      ZJ: "31 32",
      JX: "33 34",
      FJ: "35 36",
      HN: "41 42",
      HB: "43 44",
      HA: "45 46 47",
      GD: "51 52",
      GX: "53 54",
      HI: "57",
      GZ: "55 56",
      SC: "61 62 63 64",
      YN: "65 67",
      SN: "71 72",
      GS: "73 74",
      NX: "75",
      QH: "81",
      XJ: "83 84",
      XZ: "85 86",
    };
    for (const { city, stateAbbreviation, areas } of places)
      for (const { code } of areas) {
        expect(code, city).toMatch(/^\d{6}$/);
        expect(provinces[stateAbbreviation]?.split(" "), `${city} ${code}`).toContain(code.slice(0, 2));
      }
  });

  it("has telephone numbers that are valid in China and written the usual way", () => {
    for (const [index, { city, phones }] of places.entries())
      for (const template of phones) {
        const rng = testRng("cn phones", index);
        const phone = template.replace(/#/g, () => String(pick(rng, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])));
        expectNumberOf("CN", phone, `${city} ${phone}`);
        expect(phone).toMatch(/^\+86 \d{2,3} 9[0-4]/);
      }
  });

  it("is never a development zone or a collective row of the statistics", () => {
    for (const { areas, city } of places)
      for (const { locality } of areas) expect(locality, city).not.toMatch(/市辖|开发|高新|县$/);
  });

  it("cannot be of a province that the table lacks", () => {
    expect(() => placeTable({}, [["新城", "XX", 1_000, "+86 10 90## ####", "100000"]])).toThrow(RangeError);
  });
});

describe("a Chinese street", () => {
  it("goes from the district to the room", () => {
    const house = /^\p{Script=Han}+[区镇]\p{Script=Han}+\d{1,3}(号|弄\d{1,2}号)/u;
    const flat = /^(\p{Script=Han}*\d{1,2}(栋|幢|号楼)[1-4]单元)?(\d{3,4}室)?$/u;
    for (const { street, place } of samples) {
      expect(street).toMatch(house);
      expect(street.replace(house, ""), street).toMatch(flat);
      expect(place.areas.some(({ locality }) => street.startsWith(locality))).toBe(true);
    }
  });

  it("counts lanes in Shanghai alone", () => {
    for (const { street, place } of samples) if (street.includes("弄")) expect(place.stateAbbreviation).toBe("SH");
  });

  it("is a road of that very district in Beijing and Shanghai", () => {
    for (const { street } of samples) {
      if (street.includes("长安街") || street.includes("南京东路")) expect(street).toMatch(/^黄浦区/);
      if (street.includes("中关村大街")) expect(street).toMatch(/^海淀区/);
    }
  });
});
