import { describe, expect, it } from "vitest";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { crowd } from "./people.ts";
import { rows } from "./rows.ts";

describe("quarters", () => {
  const table = loadTables("jp")("quarters");
  const quarters = rows(table, ["state", "city", "quarters"]);
  const areas = new Map(
    rows(loadTables("jp")("places"), ["state", "city", "areas"]).map(([state, city, list]) => [
      `${state} ${city}`,
      list,
    ]),
  );
  const latin = quarters.flatMap(([state, city, list = ""]) => {
    const names = areas.get(`${state} ${city}`)?.split(";") ?? [];
    return list.split(";").map((text, at) => [names[at]?.split(/[ |]/)[1] ?? "", text] as const);
  });

  it("are read word by word: 豊岡 Toyooka, 堀内 Horinouchi, 田浦 Tanoura, 池上 Ikenoue", () => {
    const cut = latin.filter(([name, text]) => {
      if (/豊岡/.test(name)) return /Toyoka/i.test(text);
      return (
        /(?:^|[^ァ-ヶ])(?:堀内|竹内|坪内|池内|田浦|月浦|神浦|池上|山上)(?:町)?$/.test(name) &&
        /no(?:chi|ra|e)(?:cho|machi)?(?:,|$)/.test(text)
      );
    });
    expect(cut).toEqual([]);
    expect(latin.filter(([name]) => name === "豊岡13条")).toEqual([["豊岡13条", "Toyooka 13-jo"]]);
  });

  it("of 札幌市中央区 end where 北区 begins, and nobody lives at an airport", () => {
    const names = latin.map(([name]) => name);
    expect(names.filter((name) => /^中央区北(?:十[二三四五六七八]|二十).*条西$/.test(name))).toEqual([]);
    expect(names.filter((name) => /雀居/.test(name))).toEqual([]);
  });

  it("of 薩摩川内市 are those of its own area code: the islands have 09969", () => {
    expect(areas.get("46 薩摩川内市")).not.toMatch(/896-1\d{3}|鹿島町|甑町/);
  });
});

describe("given names of the young", () => {
  const table = loadTables("jp")("given-names");
  const [late, early] = [table.numbers("2005"), table.numbers("1945")];
  const young = rows(table, ["sex", "name"]).map(
    ([sex = "", name = ""], row) => [sex, name, late[row] ?? 0, early[row] ?? 0] as const,
  );

  it("have no name of one known bearer in front: 充弘, 保彦, 喜之 and 盛人 are rarer than 蓮 and 悠真 tenfold", () => {
    const weight = (wanted: string): number =>
      young.filter(([sex, name]) => sex === "m" && name === wanted).reduce((sum, [, , weight]) => sum + weight, 0);
    for (const old of ["充弘", "保彦", "喜之", "盛人", "真男", "裕仁"])
      for (const name of ["蓮", "悠真"]) expect(10 * weight(old), old).toBeLessThan(weight(name));
  });

  it("have the endings of their time: names in 治郎, 二郎 and 秀郎 are rarer than those in 翔 and 斗 tenfold", () => {
    const share = (ending: RegExp): number =>
      young.filter(([sex, name]) => sex === "m" && ending.test(name)).reduce((sum, [, , weight]) => sum + weight, 0);
    expect(10 * share(/治郎$|二郎$|次郎$|秀郎$|憲郎$/)).toBeLessThan(share(/[翔斗]$/));
  });

  it("are more than two thousand of each sex, most of them rarer than one in a thousand", () => {
    for (const sex of ["f", "m"]) {
      const own = young.filter((row) => row[0] === sex);
      expect(new Set(own.map(([, name]) => name)).size).toBeGreaterThan(2_000);
      const born = own.map(([, , weight]) => weight).filter((weight) => weight > 0);
      expect(born.filter((weight) => weight < 100).length).toBeGreaterThan(born.length / 2);
    }
  });

  it("are not borne by old women: 樹理, 一葉 and あんず", () => {
    for (const name of ["樹理", "一葉", "愛里"])
      expect(young.filter((row) => row[1] === name && row[3] > 100)).toEqual([]);
  });
});

it("characters of given names have readings that they have alone, and 気 ends known names alone", () => {
  /** Readings that the character at the begin or end of a name does not have: いち of 智, ゆ of 百 without 合. */
  const wrong = [
    /智 (?!ダイチ|タイチ).*イチ$/,
    /^百(?!合).* ユ/,
    /^雅.+ マ(?!サ)/,
    /^直.+ ナ(?!オ)/,
    /^綾(?!希子).+ ア(?!ヤ)/,
    /^成.+ ナ(?!リ|ル)/,
    /^春.+ ハ(?!ル)/,
    /^幸.+ サ(?!チ)/,
    /^夏.+ ナ(?!ツ)/,
    /^(?!勇気|元気).+気 /,
  ];
  const names = crowd(20_000, { country: "jp" }).map(
    ({ details }) => `${details?.name.given.native} ${details?.name.given.kana}`,
  );
  expect(names.filter((name) => wrong.some((one) => one.test(name)))).toEqual([]);
});

/** NHNS 2018 and 2019 (厚生労働省, 食事摂取基準 2025): quartiles of the heights of adults; 65 to 74 then are 72 to 82 now. */
it.each([
  ["male", 30, 49, [168, 171.8, 175.5], 0],
  ["female", 30, 49, [154.8, 158.5, 162], 0],
  ["male", 72, 82, [161.8, 165.3, 169.8], 0.8],
  ["female", 72, 82, [148.3, 152.2, 156], 0.8],
] as const)(
  "the heights of %s people of %i to %i have the quartiles of the survey",
  (gender, from, to, quartiles, shrunk) => {
    const ages = { born_from: `${2026 - to}-01-01`, born_to: `${2026 - from}-12-31` };
    const heights = crowd(8_000, { country: "jp", gender, details: false, ...ages })
      .map(({ height }) => height.cm)
      .sort((one, other) => one - other);
    for (const [row, quartile] of quartiles.entries()) {
      const drawn = heights[Math.floor((heights.length * (row + 1)) / 4)] ?? 0;
      expect(Math.abs(drawn - (quartile - shrunk)), String(quartile)).toBeLessThan(2.1);
    }
  },
);

it("buildings that are called after a quarter keep the whole of its name in Latin letters", () => {
  const streets = crowd(20_000, { country: "jp", script: "latin", details: false }).map(
    ({ address }) => address.street,
  );
  // No quarter ends in m: it is the rest of Nishihommachi.
  expect(streets.filter((street) => /m \d{3,4}(?:,|$)/.test(street) && !/(?:Home|Rum|Heim|Form)/.test(street))).toEqual(
    [],
  );
  expect(streets.filter((street) => /[hk]ommachi \d{3,4},/.test(street)).length).toBeGreaterThan(2);
});

it("buildings of six floors and more stand in quarters of a town, and not in hamlets", () => {
  const tall = crowd(20_000, { country: "jp", details: false }).filter(({ address: { city, street } }) => {
    const [floor = ""] = /(?<= )\d{1,2}(?=0\d$)/.exec(street) ?? [];
    return Number(floor) >= 6 && city !== "京都市";
  });
  const isOfTown = (street: string): boolean =>
    /\d-\d+-\d+ /.test(street) || /^[^町]*[^町]町\d/.test(street.replace(/^町/, ""));
  expect(tall.length).toBeGreaterThan(500);
  expect(tall.map(({ address }) => address.street).filter((street) => !isOfTown(street))).toEqual([]);
});
