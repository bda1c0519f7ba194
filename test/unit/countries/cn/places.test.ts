import { describe, expect, it } from "vitest";
import { china } from "../../../../src/countries/cn/index.ts";
import { inPinyin } from "../../../../src/countries/cn/pinyin.ts";
import { loadTables } from "../../../../src/tables/load-tables.ts";
import { dataRows } from "../../../contract/data-rows.ts";
import { samplesOf, testRng } from "../../../contract/every-country.ts";
import { drawStreet } from "../../../contract/streets.ts";
import { placeNamed } from "../people-of.ts";
import { expectStates } from "../shares.ts";

const places = china.places.items;

describe("a Chinese place", () => {
  it("is never a development zone or a collective row of the statistics", () => {
    const localities = places.flatMap(({ areas }) => areas.map(({ locality }) => locality));
    expect(localities.filter((locality) => /市辖|开发区|高新区|县$/.test(locality))).toEqual([]);
  });

  it("is in each province as often as the census counts people there", () => {
    const states = loadTables("cn")("states");
    const people = states.numbers("population");
    const census = Object.fromEntries(states.texts("abbreviation").map((state, row) => [state, people[row] ?? 0]));
    expectStates(
      china,
      census,
      people.reduce((a, b) => a + b, 0),
    );
  });

  it("has villages ending in 屋 and 屯 where they are", () => {
    const rows = dataRows("cn/street-names.tsv").filter(({ rule }) => rule === "village");
    const of = (end: string): readonly string[] => [
      ...new Set(rows.flatMap(({ text = "", where = "" }) => (text.endsWith(end) ? [where] : []))),
    ];
    expect(of("屋村")).toEqual(["hakka"]);
    expect(of("屯村")).toEqual(["plain"]);
  });

  it("holds nearly everyone whom the census counts", () => {
    const residents = places.reduce((sum, { population }) => sum + population, 0);
    expect(residents / 1_409_778_724).toBeGreaterThan(0.99);
  });

  it("spreads people over the districts by residents", () => {
    const shenzhen = placeNamed(china, "深圳市");
    const all = shenzhen.areas.reduce((sum, { weight }) => sum + weight, 0);
    const yantian = shenzhen.areas.filter(({ locality }) => locality.startsWith("盐田区"));
    // 214,225 of 17,560,061 at the census of 2020.
    expect(yantian.reduce((sum, { weight }) => sum + weight, 0) / all).toBeCloseTo(0.0122, 3);
  });

  it("has a name in Latin letters", () => {
    for (const { city, latin } of places) expect(latin, city).toMatch(/^[A-Z][A-Za-z']*(?: [A-Z][A-Za-z']*)*$/);
    expect(placeNamed(china, "广州市").latin).toBe("Guangzhou");
    expect(placeNamed(china, "西安市").latin).toBe("Xi'an");
  });
});

describe("a street in Latin letters", () => {
  const lines = samplesOf(china, 1_000).map(({ place, area }, index) => ({
    ...drawStreet(china, testRng("cn latin", index), place, area),
  }));

  it.each([
    ["朝阳区", "Chaoyang Qu"],
    ["建国路", "Jianguo Lu"],
    ["西乡塘区", "Xixiangtang Qu"],
    ["新华西路", "Xinhua Xi Lu"],
    ["温馨家园", "Wenxin Jiayuan"],
    ["张巷镇", "Zhangxiang Zhen"],
    ["胡家坝村", "Hujiaba Cun"],
    ["花地大道北", "Huadi Dadao Bei"],
  ])("writes %s as %s", (text, latin) => {
    expect(inPinyin(text)).toBe(latin);
  });

  it("has nothing but Latin letters and the numbers of the line", () => {
    for (const { street, latin } of lines) {
      expect(latin, street).toMatch(/^[A-Z][A-Za-z0-9' ]+$/);
      expect(latin.match(/\d+/g), street).toEqual(street.match(/\d+/g));
    }
  });

  it("names what the numbers count", () => {
    const units = { 号楼: "Haolou", 单元: "Danyuan", 室: "Shi", 弄: "Nong", 组: "Zu", 幢: "Zhuang", 栋: "Dong" };
    for (const [unit, latin] of Object.entries(units)) {
      const counted = lines.filter(({ street }) => new RegExp(`\\d${unit}`, "u").test(street));
      expect(counted.length, unit).toBeGreaterThan(0);
      for (const line of counted) expect(line.latin, line.street).toMatch(new RegExp(`\\d ${latin}\\b`));
    }
  });
});
