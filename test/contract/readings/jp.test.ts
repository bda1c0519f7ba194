import { describe, expect, it } from "vitest";
import { loadTables } from "../../../src/columns/load-tables.ts";
import { people } from "./people.ts";
import { rows } from "./rows.ts";

const cityOf = (city: string): string | undefined => people(1, { country: "jp", city })[0]?.address.city;

describe("places that are asked for", () => {
  it.each([
    ["三島村", "鹿児島郡三島村"],
    ["与那国町", "八重山郡与那国町"],
    ["粟国村", "島尻郡粟国村"],
    ["奥尻町", "奥尻郡奥尻町"],
    ["大熊町", "双葉郡大熊町"],
    ["隠岐の島町", "隠岐郡隠岐の島町"],
    ["横浜市青葉区", "横浜市"],
    ["青ケ島村", "青ヶ島村"],
    ["鎌ヶ谷市", "鎌ケ谷市"],
  ])("%s is %s", (city, found) => {
    expect(cityOf(city)).toBe(found);
  });
});

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
});

it("祐臣 is Hirōmi in no passport: ひろおみ is Hiroomi", () => {
  const given = rows(loadTables("jp")("given-names"), ["name", "kana", "latin"]);
  const read = given.filter(([, kana]) => kana === "ヒロオミ");
  expect(read.length).toBeGreaterThan(0);
  for (const [name, , latin] of read) expect(latin, name).toBe("Hiroomi");
});
