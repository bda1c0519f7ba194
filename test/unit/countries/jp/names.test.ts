import { describe, expect, it } from "vitest";
import type { PersonName } from "../../../../src/countries/bearer.ts";
import { japan } from "../../../../src/countries/jp/index.ts";
import { loadTables } from "../../../../src/tables/load-tables.ts";
import { samplesOf } from "../../../contract/every-country.ts";

describe("the names of jp", () => {
  it("are read in katakana as in Latin letters", () => {
    const all = samplesOf(japan, 20_000).map(({ name }) => name);
    const isRead = (text = ""): boolean => /^[ァ-ヶ]+$/.test(text);
    expect(all.filter((name) => !isRead(name.kana?.family) || !isRead(name.kana?.given))).toEqual([]);
    const yoko = all.find(({ given }) => given === "陽子");
    expect(yoko?.kana?.given).toBe("ヨウコ");
  });

  it("are spelt as Hepburn spells syllables", () => {
    const syllables =
      /^(?:(?:[kgsnhmrbp]|ky|gy|sh|j|ch|ny|hy|my|ry|by|py|t|d|z|w|y|f|ts)?[aiueo]|n(?![aiueo])|k(?=k)|s(?=sh?)|t(?=t|ch|s)|p(?=p))+$/;
    const others = /si|ti|tu|(?<![sc])hu|zi|sy|ty|zy|l|x|v|q|c(?!h)/;
    const isRight = ({ mailFamily, mailGiven }: PersonName): boolean =>
      syllables.test(mailFamily) && syllables.test(mailGiven) && !others.test(mailFamily + mailGiven);
    expect(samplesOf(japan, 5_000).filter(({ name }) => !isRight(name))).toEqual([]);
  });

  it("pass in families with their readings", () => {
    const [wife, husband] = samplesOf(japan, 2).map(({ name }) => name);
    if (wife === undefined || husband === undefined) throw new RangeError("no people");
    const married = japan.families.withFamily?.(wife, husband, "female");
    expect(married?.full).toBe(`${husband.family} ${wife.given}`);
    expect(married?.kana).toEqual({ given: wife.kana?.given, family: husband.kana?.family });
    expect(japan.families.childName?.(wife, { father: husband }, "female").kana?.family).toBe(husband.kana?.family);
  });
});

describe("the frequencies of the names of jp", () => {
  const tables = loadTables("jp");
  const given = tables("given-names");

  /** Percent by name, over all its readings. */
  function percents(names: readonly string[], weights: readonly number[]): Map<string, number> {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const sums = new Map<string, number>();
    for (const [row, name] of names.entries())
      sums.set(name, (sums.get(name) ?? 0) + (100 * (weights[row] ?? 0)) / total);
    return sums;
  }

  it("are those of 5,000 family names", () => {
    expect(new Set(tables("family-names").texts("name")).size).toBe(5_000);
  });

  it("have the commonest given names of each time in front", () => {
    // 明治安田生命, 名前ランキング: the first of one year in each band.
    const first = {
      "f 1945": "和子",
      "f 1960": "恵子",
      "f 1980": "恵",
      "f 1985": "愛",
      "f 1990": "美咲",
      "f 2005": "陽菜",
      "m 1940": "勝",
      "m 1960": "誠",
      "m 1980": "大輔",
      "m 1990": "翔太",
      "m 2000": "大輝",
      "m 2005": "大翔",
    };
    const sexes = given.texts("sex");
    for (const [key, name] of Object.entries(first)) {
      const [sex = "", band = ""] = key.split(" ");
      const weights = given.numbers(band).map((weight, row) => (sexes[row] === sex ? weight : 0));
      const [most] = [...percents(given.texts("name"), weights)].sort(([, a], [, b]) => b - a);
      expect(most?.[0], key).toBe(name);
    }
  });
});
