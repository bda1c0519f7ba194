import { parsePhoneNumber } from "libphonenumber-js/max";
import { pinyin } from "pinyin-pro";
import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { china } from "../../../src/countries/cn/index.ts";
import { residentId } from "../../../src/countries/cn/national-id.ts";
import type { Sex } from "../../../src/countries/country.ts";
import { placeTable } from "../../../src/countries/place-table.ts";
import { pick } from "../../../src/random/draw.ts";
import { samplesOf, testRng } from "../../contract/every-country.ts";

const samples = samplesOf(china, 3_000, "unit");
const places = china.places.items;

/** ISO/IEC 7064 mod 11-2 by the weights that GB 11643 prints. */
function checkCharacter(body: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return "10X98765432".charAt(sum % 11);
}

describe("the resident id", () => {
  it("has the check character of the standard's own examples", () => {
    // GB 11643-1999, annex A: 11010519491231002X and 440524188001010014.
    expect(checkCharacter("11010519491231002")).toBe("X");
    expect(checkCharacter("44052418800101001")).toBe("4");
    for (const { nationalId } of samples) expect(nationalId.at(-1)).toBe(checkCharacter(nationalId.slice(0, 17)));
  });

  it("is accepted by an independent validator", () => {
    const validator = stdnum.CN?.ric;
    for (const { nationalId } of samples) expect(validator?.validate(nationalId).isValid, nationalId).toBe(true);
  });

  it("carries the prefecture, the day of birth and the sex of its bearer", () => {
    for (const { nationalId, birth, place, sex } of samples) {
      expect(nationalId).toMatch(/^\d{17}[\dX]$/);
      expect(nationalId.slice(0, 4)).toBe(place.code);
      const day = `${birth.year}${String(birth.month).padStart(2, "0")}${String(birth.day).padStart(2, "0")}`;
      expect(nationalId.slice(6, 14)).toBe(day);
      expect(Number(nationalId[16]) % 2).toBe(sex === "male" ? 1 : 0);
    }
  });

  it("stands under the code of a whole prefecture, which no county has", () => {
    for (const { nationalId } of samples) expect(nationalId.slice(4, 6)).toBe("00");
  });

  it("never stands under a prefecture whose own code may occur in issued ids", () => {
    // 东莞, 中山, 珠海, 海口, 三亚, 三沙, 儋州, 嘉峪关, 日照, 湖州, 宜昌.
    const issued = ["4419", "4420", "4404", "4601", "4602", "4603", "4604", "6202", "3711", "3305", "4205"];
    for (const place of places) expect(issued, place.city).not.toContain(place.code);
  });

  it("uses the whole range of order numbers", () => {
    const place = pick(testRng("cn order"), places);
    const orders = Array.from({ length: 20_000 }, (_, index) => {
      const bearer = {
        sex: index % 2 === 0 ? "male" : "female",
        birth: { year: 1990, month: 1, day: 1 },
        place,
      } as const;
      return residentId(testRng("cn order", index), bearer).slice(14, 17);
    });
    expect(new Set(orders).size).toBe(999);
    expect(orders).not.toContain("000");
  });
});

/** The parts of which Tibetan names are made have two characters each, and no family name stands before them. */
const han = (sample: { readonly name: { readonly family: string } }): boolean => sample.name.family !== "";

/** Whether the characters can be read so. */
function reads(characters: string, mail: string): boolean {
  const readings = Array.from(characters, (character) => {
    const all = pinyin(character, { multiple: true, toneType: "none", type: "array" });
    return `(?:${all.join("|").replaceAll("ü", "yu")})`;
  });
  return new RegExp(`^${readings.join("")}$`).test(mail);
}

/** The given names of people born that year in Shijiazhuang. */
function givenNames(sex: Sex, year: number): readonly string[] {
  const place = places.find(({ city }) => city === "石家庄市") ?? pick(testRng("cn"), places);
  const birth = { year, month: 5, day: 4 };
  const draws = Array.from({ length: 30_000 }, (_, index) => testRng(`cn names ${sex} ${year}`, index));
  return draws.map((rng) => china.personName(rng, { sex, birth, place }).given);
}

/** How many of them are called so. */
const bearers = (names: readonly string[], given: string): number => names.filter((name) => name === given).length;

describe("a Chinese name", () => {
  it("is the family name and one or two characters, without a space", () => {
    for (const { name } of samples.filter(han)) {
      expect(name.full).toBe(name.family + name.given);
      expect(name.given).toMatch(/^\p{Script=Han}{1,2}$/u);
      expect(name.family).toMatch(/^\p{Script=Han}{1,2}$/u);
      expect(name.maternal).toBe("");
      expect(name.given.startsWith(name.family)).toBe(false);
    }
  });

  it("is romanised as a dictionary of surnames and names reads it", () => {
    // The dictionary reads by words (一行, 长大), a name by its characters; so each character must have the reading.
    for (const { name } of samplesOf(china, 20_000, "readings").filter(han)) {
      const family = pinyin(name.family, { surname: "all", toneType: "none", type: "array" });
      expect(name.mailFamily, name.full).toBe(family.join("").replaceAll("ü", "yu"));
      expect(reads(name.given, name.mailGiven), name.full).toBe(true);
    }
  });

  it("gives surnames of several readings the one that surnames have", () => {
    const readings = new Map(samplesOf(china, 60_000, "surnames").map(({ name }) => [name.family, name.mailFamily]));
    const expected = {
      曾: "zeng",
      单: "shan",
      仇: "qiu",
      解: "xie",
      任: "ren",
      华: "hua",
      吕: "lyu",
      覃: "qin",
      翟: "zhai",
    };
    for (const [family, reading] of Object.entries(expected)) expect(readings.get(family), family).toBe(reading);
    expect(readings.get("查")).toBe("zha");
    expect(readings.get("欧阳")).toBe("ouyang");
  });

  it("follows the cohort", () => {
    const [oldMen, sixties, eighties, young] = [1945, 1964, 1985, 2004].map((year) => givenNames("male", year));
    const [oldWomen, , , girls] = [1945, 1964, 1985, 2004].map((year) => givenNames("female", year));
    for (const name of ["秀英", "桂英", "玉兰"]) {
      expect(bearers(oldWomen ?? [], name), name).toBeGreaterThan(100);
      expect(bearers(girls ?? [], name), name).toBe(0);
    }
    for (const name of ["浩宇", "宇轩", "子豪"]) {
      expect(bearers(young ?? [], name), name).toBeGreaterThan(10);
      expect(bearers(sixties ?? [], name) + bearers(oldMen ?? [], name), name).toBe(0);
    }
    for (const name of ["欣怡", "雨欣", "佳怡"]) {
      expect(bearers(girls ?? [], name), name).toBeGreaterThan(30);
      expect(bearers(oldWomen ?? [], name), name).toBe(0);
    }
    expect(bearers(sixties ?? [], "军")).toBeGreaterThan(bearers(eighties ?? [], "军") / 2);
    expect(bearers(eighties ?? [], "伟")).toBeGreaterThan(bearers(young ?? [], "伟"));
  });

  it("is no more often the commonest one than in life", () => {
    // ChineseNames: 1.4 % of the women born before 1960 are called 秀英, 1 % of the men of the eighties 伟.
    const share = (names: readonly string[], given: string): number => bearers(names, given) / names.length;
    expect(share(givenNames("female", 1945), "秀英")).toBeLessThan(0.026);
    expect(share(givenNames("male", 1985), "伟")).toBeLessThan(0.016);
    expect(share(givenNames("male", 2004), "浩宇")).toBeLessThan(0.004);
  });

  it("is 陈 or 林 more often than 王 in the south, and 王 in the north", () => {
    const count = (states: readonly string[], family: string): number =>
      samplesOf(china, 20_000, "regions").filter(
        ({ name, place }) => states.includes(place.stateAbbreviation) && name.family === family,
      ).length;
    expect(count(["GD", "FJ"], "陈")).toBeGreaterThan(2 * count(["GD", "FJ"], "王"));
    expect(count(["SD", "HE", "HA"], "王")).toBeGreaterThan(count(["SD", "HE", "HA"], "陈"));
  });
});

describe("a Tibetan name", () => {
  const named = (city: string, sex: Sex) => {
    const place = places.find((candidate) => candidate.city === city) ?? pick(testRng("cn"), places);
    const birth = { year: 1980, month: 1, day: 1 };
    return Array.from({ length: 2_000 }, (_, index) =>
      china.personName(testRng(`cn ${city}`, index), { sex, birth, place }),
    );
  };

  it("is borne by most people of Lhasa and Shigatse and by nobody elsewhere", () => {
    const share = (city: string): number => named(city, "female").filter(({ family }) => family === "").length / 2_000;
    expect(share("拉萨市")).toBeCloseTo(0.7, 1);
    expect(share("日喀则市")).toBeCloseTo(0.93, 1);
    const elsewhere = samples.filter((sample) => !han(sample) && sample.place.stateAbbreviation !== "XZ");
    expect(elsewhere).toEqual([]);
  });

  it("has two parts of two characters, of which the second tells the sex, and no family name", () => {
    const men = named("日喀则市", "male");
    for (const [index, woman] of named("日喀则市", "female").entries()) {
      const man = men[index];
      expect(man?.family === "").toBe(woman.family === "");
      if (woman.family !== "") continue;
      expect(woman.full).toMatch(/^\p{Script=Han}{4}$/u);
      expect(woman.given).toBe(woman.full);
      expect(man?.full.slice(0, 2)).toBe(woman.full.slice(0, 2));
      expect(man?.mailFamily).toBe(woman.mailFamily);
      expect(reads(woman.full, woman.mailFamily + woman.mailGiven), woman.full).toBe(true);
      expect(["多吉", "平措", "旺堆", "罗布"], woman.full).not.toContain(woman.full.slice(2));
      expect(["卓玛", "央金", "拉姆", "曲珍"], man?.full).not.toContain(man?.full.slice(2));
    }
  });
});

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
      for (const { text: template } of phones) {
        const rng = testRng("cn phones", index);
        const phone = template.replace(/#/g, () => String(pick(rng, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])));
        const parsed = parsePhoneNumber(phone);
        expect(parsed.isValid(), `${city} ${phone}`).toBe(true);
        expect(parsed.country).toBe("CN");
        expect(parsed.formatInternational()).toBe(phone);
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
