import { describe, expect, it } from "vitest";
import { people } from "./people.ts";

describe("the names of jp", () => {
  it("put the family name first and a space between", () => {
    for (const { name } of people(500)) {
      expect(name.full).toBe(`${name.family} ${name.given}`);
      expect(name.maternal).toBe("");
    }
  });

  it("keep the family name when only the sex differs", () => {
    const women = people(300, 1980, "female");
    const men = people(300, 1980, "male");
    expect(women.map(({ name }) => name.family)).toEqual(men.map(({ name }) => name.family));
    expect(women.map(({ name }) => name.given)).not.toEqual(men.map(({ name }) => name.given));
  });

  it("are read in Hepburn without marks for long vowels or apostrophes", () => {
    const read = new Map(
      people(20_000).flatMap(({ name }) => [
        [name.family, name.mailFamily],
        [name.given, name.mailGiven],
      ]),
    );
    const readings = {
      佐藤: "sato",
      大野: "ono",
      小野: "ono",
      井上: "inoue",
      新井: "arai",
      土屋: "tsuchiya",
      藤井: "fujii",
      服部: "hattori",
      本間: "honma",
      純一: "junichi",
      健一: "kenichi",
      慎也: "shinya",
      翔太: "shota",
      大輔: "daisuke",
      洋子: "yoko",
      裕子: "yuko",
      陽菜: "hina",
      さくら: "sakura",
      千鶴子: "chizuko",
    };
    for (const [name, reading] of Object.entries(readings)) expect(read.get(name), name).toBe(reading);
  });

  it("are spelt as Hepburn spells syllables", () => {
    const syllables =
      /^(?:(?:[kgsnhmrbp]|ky|gy|sh|j|ch|ny|hy|my|ry|by|py|t|d|z|w|y|f|ts)?[aiueo]|n(?![aiueo])|k(?=k)|s(?=sh?)|t(?=t|ch|s)|p(?=p))+$/;
    for (const { name } of people(5_000)) {
      expect(name.mailFamily, name.full).toMatch(syllables);
      expect(name.mailGiven, name.full).toMatch(syllables);
      expect(name.mailFamily + name.mailGiven, name.full).not.toMatch(
        /si|ti|tu|(?<![sc])hu|zi|sy|ty|zy|l|x|v|q|c(?!h)/,
      );
    }
  });

  it("end in 子 for most old women and for few young ones", () => {
    const share = (year: number): number => {
      const women = people(2_000, year, "female");
      return women.filter(({ name }) => name.given.endsWith("子")).length / women.length;
    };
    expect(share(1940)).toBeGreaterThan(0.8);
    expect(share(2003)).toBeLessThan(0.15);
  });
});
