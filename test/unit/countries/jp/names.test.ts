import { describe, expect, it } from "vitest";
import type { PersonName } from "../../../../src/countries/bearer.ts";
import { japan } from "../../../../src/countries/jp/index.ts";
import { loadTables } from "../../../../src/tables/load-tables.ts";
import { nameOf } from "../../../contract/every-country.ts";
import { names, random } from "./people.ts";

describe("the names of jp", () => {
  it("put the family name first and a space between", () => {
    for (const name of names(500)) {
      expect(name.full).toBe(`${name.family} ${name.given}`);
      expect(name.maternal).toBe("");
    }
  });

  it("keep the family name when only the sex differs", () => {
    const women = names(300, 1980, "female");
    const men = names(300, 1980, "male");
    expect(women.map(({ family }) => family)).toEqual(men.map(({ family }) => family));
    expect(women.map(({ given }) => given)).not.toEqual(men.map(({ given }) => given));
  });

  it("are read in Hepburn without marks for long vowels or apostrophes", () => {
    const read = new Map<string, Set<string>>();
    for (const name of names(20_000)) {
      for (const [text, mail] of [
        [name.family, name.mailFamily],
        [name.given, name.mailGiven],
      ] as const) {
        read.set(text, (read.get(text) ?? new Set()).add(mail));
      }
    }
    const readings = {
      佐藤: ["sato"],
      大野: ["ono"],
      小野: ["ono"],
      井上: ["inoue"],
      新井: ["arai"],
      土屋: ["tsuchiya"],
      藤井: ["fujii"],
      服部: ["hattori"],
      本間: ["honma"],
      松浦: ["matsuura"],
      横尾: ["yokoo"],
      大内: ["ouchi"],
      相馬: ["soma"],
      純一: ["junichi"],
      健一: ["kenichi"],
      慎也: ["shinya"],
      翔太: ["shota"],
      大輔: ["daisuke"],
      裕子: ["hiroko", "yuko"],
      淳: ["atsushi", "jun"],
      さくら: ["sakura"],
      千鶴子: ["chizuko"],
    };
    for (const [name, mails] of Object.entries(readings))
      expect([...(read.get(name) ?? [])].sort(), name).toEqual(mails);
  });

  it("are read in katakana as in Latin letters", () => {
    const all = names(20_000);
    const isRead = (text = ""): boolean => /^[ァ-ヶ]+$/.test(text);
    expect(all.filter((name) => !isRead(name.kana?.family) || !isRead(name.kana?.given))).toEqual([]);
    const yoko = all.find(({ given }) => given === "陽子");
    expect(yoko?.kana?.given).toBe("ヨウコ");
    expect(yoko?.mailGiven).toBe("yoko");
  });

  it("are spelt as Hepburn spells syllables", () => {
    const syllables =
      /^(?:(?:[kgsnhmrbp]|ky|gy|sh|j|ch|ny|hy|my|ry|by|py|t|d|z|w|y|f|ts)?[aiueo]|n(?![aiueo])|k(?=k)|s(?=sh?)|t(?=t|ch|s)|p(?=p))+$/;
    const others = /si|ti|tu|(?<![sc])hu|zi|sy|ty|zy|l|x|v|q|c(?!h)/;
    const isRight = ({ mailFamily, mailGiven }: PersonName): boolean =>
      syllables.test(mailFamily) && syllables.test(mailGiven) && !others.test(mailFamily + mailGiven);
    expect(names(5_000).filter((name) => !isRight(name))).toEqual([]);
  });

  it("pass in families with their readings", () => {
    const [wife, husband] = names(2);
    if (wife === undefined || husband === undefined) throw new RangeError("no people");
    const married = japan.families.withFamily?.(wife, husband, "female");
    expect(married?.full).toBe(`${husband.family} ${wife.given}`);
    expect(married?.kana).toEqual({ given: wife.kana?.given, family: husband.kana?.family });
    expect(japan.families.childName?.(wife, { father: husband }, "female").kana?.family).toBe(husband.kana?.family);
  });

  it("end in 子 for most old women and for few young ones", () => {
    const share = (year: number): number => {
      const women = names(2_000, year, "female");
      return women.filter(({ given }) => given.endsWith("子")).length / women.length;
    };
    expect(share(1940)).toBeGreaterThan(0.8);
    expect(share(2003)).toBeLessThan(0.15);
  });
});

describe("the frequencies of the names of jp", () => {
  const tables = loadTables("jp");
  const family = tables("family-names");
  const given = tables("given-names");

  /** Percent by name, over all its readings. */
  function percents(names: readonly string[], weights: readonly number[]): Map<string, number> {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const sums = new Map<string, number>();
    for (const [row, name] of names.entries())
      sums.set(name, (sums.get(name) ?? 0) + (100 * (weights[row] ?? 0)) / total);
    return sums;
  }

  it("are those of the commonest family names", () => {
    // 明治安田生命, 全国同姓調査 2018, percent.
    const published = {
      佐藤: 1.53,
      鈴木: 1.44,
      高橋: 1.14,
      田中: 1.06,
      伊藤: 0.86,
      渡辺: 0.87,
      山本: 0.84,
      中村: 0.83,
      小林: 0.82,
      加藤: 0.7,
    };
    const shares = percents(family.texts("name"), family.numbers("weight"));
    for (const [name, percent] of Object.entries(published)) {
      expect(Math.abs((shares.get(name) ?? 0) / percent - 1), name).toBeLessThan(0.2);
    }
    expect(shares.size).toBe(5_000);
  });

  it("differ by prefecture", () => {
    const share = (state: string, name: string): number => {
      const place = japan.places.items.find(({ stateAbbreviation }) => stateAbbreviation === state) ?? expect.fail();
      const bearer = { sex: "male", birth: { year: 1980, month: 1, day: 1 }, place } as const;
      const drawn = Array.from({ length: 4_000 }, (_, index) =>
        nameOf(japan, random(`family ${state}`, index), bearer),
      );
      return (100 * drawn.filter(({ family }) => family === name).length) / drawn.length;
    };
    // 明治安田生命 2018 and press: 比嘉 3.48 % of 沖縄, 佐藤 8.38 % of 秋田 and 7.04 % of 宮城.
    expect(share("47", "比嘉")).toBeGreaterThan(2.5);
    expect(share("05", "佐藤")).toBeGreaterThan(7);
    expect(share("04", "佐藤")).toBeGreaterThan(5.8);
    expect(share("39", "佐藤")).toBeLessThan(0.8);
    expect(share("13", "比嘉")).toBeLessThan(0.2);
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
