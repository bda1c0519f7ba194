import { describe, expect, it } from "vitest";
import { inPinyin } from "../../../src/countries/cn/pinyin.ts";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { crowd, people } from "./people.ts";
import { rows } from "./rows.ts";

it("a name without a family name is whole in Latin letters and on the card", () => {
  const tibetans = people(60, { country: "cn", state: "西藏" }).filter(
    ({ details }) => details?.name.family === undefined,
  );
  expect(tibetans.length).toBeGreaterThan(10);
  for (const { details } of tibetans) {
    // Each character is a syllable, mostly of two letters or more.
    const { given, latin_full } = details?.name ?? {};
    expect(latin_full?.length).toBeGreaterThanOrEqual(2 * (given?.native.length ?? 0));
    expect(details?.card.name_on_card).toBe(latin_full);
  }
});

it("an Uighur's own name stands before the father's in Latin letters, as in Chinese", () => {
  const names = people(80, { country: "cn", state: "新疆", script: "latin" }).filter(({ details }) =>
    details?.name.given.native.includes("·"),
  );
  expect(names.length).toBeGreaterThan(10);
  for (const { name, email, details } of names) {
    expect(name).toBe(details?.name.given.latin);
    const [own = "", father = ""] = name.toLowerCase().split(" ");
    expect(email).toMatch(new RegExp(`${father}(?:_[a-z.]+)?\\d*@`));
    expect(own).not.toBe(father);
  }
});

describe("readings of places", () => {
  const table = loadTables("cn")("characters");
  const readings = new Map(rows(table, ["name", "latin"]).map(([name = "", latin]) => [name, latin]));
  const latinOf = new Map(
    rows(loadTables("cn")("places"), ["city", "latin"]).map(([city = "", latin]) => [city, latin]),
  );

  it("are those of names of places: 都 du, 什 shi, 柏 bai, 藏 zang, 曾 zeng, 大 da", () => {
    const known = {
      都: "du",
      什: "shi",
      柏: "bai",
      厦: "xia",
      荥: "xing",
      莘: "xin",
      藏: "zang",
      曾: "zeng",
      广: "guang",
      大: "da",
    };
    for (const [character, reading] of Object.entries(known)) expect(readings.get(character), character).toBe(reading);
  });

  it.each([
    ["庄行镇", "Zhuanghang Zhen"],
    ["庙行镇", "Miaohang Zhen"],
    ["杨行镇", "Yanghang Zhen"],
    ["高行镇", "Gaohang Zhen"],
    ["太行街道", "Taihang Jiedao"],
    ["莘庄镇", "Xinzhuang Zhen"],
    ["塘厦镇", "Tangxia Zhen"],
    ["西区街道", "Xiqu Jiedao"],
    ["矿区街道", "Kuangqu Jiedao"],
    ["涡南镇", "Guonan Zhen"],
    ["莞城街道", "Guancheng Jiedao"],
    ["车陂路", "Chebei Lu"],
    ["藏热路", "Zangre Lu"],
    ["丽都花园", "Lidu Huayuan"],
    ["桂花园", "Guihuayuan"],
    ["绿园区", "Lyuyuan Qu"],
    ["浦东新区", "Pudong Xinqu"],
    ["科尔沁区", "Horqin Qu"],
  ])("%s is %s", (text, latin) => {
    expect(inPinyin(text)).toBe(latin);
  });

  it.each([
    ["漠河市", "Mohe"],
    ["嘉峪关市", "Jiayuguan"],
    ["沿河土家族自治县", "Yanhe"],
    ["建瓯市", "Jian'ou"],
    ["吕梁市", "Lyuliang"],
    ["吐鲁番市", "Turpan"],
    ["阿克苏市", "Aksu"],
    ["日喀则市", "Xigaze"],
    ["锡林浩特市", "Xilinhot"],
    ["呼和浩特市", "Hohhot"],
    ["科尔沁右翼前旗", "Horqin Youyi Qianqi"],
  ])("%s is %s", (city, latin) => {
    expect(latinOf.get(city)).toBe(latin);
  });

  it("have no v for ü, and no city is called by an abbreviation of its banner", () => {
    const all = [...latinOf.values()];
    expect(all.filter((latin) => /[ln]v/i.test(latin ?? ""))).toEqual([]);
    expect(all.filter((latin) => /[a-z](?:zuo|you|zhong|qian|hou)qi$/.test(latin ?? ""))).toEqual([]);
  });
});

it("no town stands behind its county's name", () => {
  const doubled = rows(loadTables("cn")("places"), ["city", "areas"]).flatMap(([city = "", areas = ""]) =>
    areas.split(";").filter((area) => {
      const locality = area.split(" ")[1] ?? "";
      return /[县区旗]$/.test(city)
        ? locality.length > city.length && locality.startsWith(city)
        : /^(.+区)\1/.test(locality);
    }),
  );
  expect(doubled).toEqual([]);
});

describe("given names", () => {
  const men = people(3_000, { country: "cn", gender: "male", details: true, state: "河北" });
  const women = people(3_000, { country: "cn", gender: "female", details: true, state: "河北" });
  const givenOf = (list: typeof men): readonly string[] => list.map(({ details }) => details?.name.given.native ?? "");

  const [ofWomen, ofMen] = ["f", "m"].map((sex) => {
    const tables = ["given-names", "given-characters"].flatMap((table) =>
      rows(loadTables("cn")(table), ["sex", "name"]),
    );
    return new Set(tables.flatMap(([of, name = ""]) => (of === sex ? Array.from(name) : [])));
  });

  it("are of a thousand characters and more for each sex, each with a weight for its time", () => {
    for (const characters of [ofWomen, ofMen]) expect(characters?.size).toBeGreaterThan(1_000);
    // Women have fewer, as three in four names of the dictionary are of men.
    for (const [list, least] of [
      [men, 600],
      [women, 550],
    ] as const)
      expect(new Set(givenOf(list).join("")).size).toBeGreaterThan(least);
  });

  it("of men have 广, 保, 启, 维, 培 and 炳, those of women 明, 琼, 青 and 群, and neither 库", () => {
    for (const character of "广保启维培炳大进朝") expect(ofMen).toContain(character);
    for (const character of "明琼会青群") expect(ofWomen).toContain(character);
    for (const characters of [ofWomen, ofMen]) expect(characters).not.toContain("库");
  });

  it("are those of their time: 跃进, 援朝, 解放, 小平, 招娣 and 胜男", () => {
    const names = new Set(rows(loadTables("cn")("given-names"), ["name"]).flat());
    for (const name of ["跃进", "援朝", "解放", "文革", "小平", "向阳", "招娣", "亚男", "胜男"])
      expect(names).toContain(name);
  });

  it("share the first place less: none is borne by more than 12 in 1,000 men or women", () => {
    for (const list of [men, women]) {
      const counts = [...Map.groupBy(givenOf(list), (name) => name).values()].map((same) => same.length);
      expect(Math.max(...counts) / list.length).toBeLessThan(0.012);
    }
  });
});

describe("characters of given names", () => {
  const drawn = crowd(30_000, { country: "cn" }).filter(({ name }) => /^\p{Script=Han}{2,3}$/u.test(name));
  const charactersOf = (gender: string, from: number, to: number): readonly string[] =>
    drawn.flatMap((one) => {
      const year = Number(one.dob.date.slice(0, 4));
      const isOne = one.gender === gender && year >= from && year < to;
      return isOne ? [...(one.details?.name.given.native ?? "")] : [];
    });
  const perMille = (characters: readonly string[], wanted: string): number =>
    (1_000 * characters.filter((one) => wanted.includes(one)).length) / characters.length;

  it.each([
    // Of 1,000 characters of those born then, by the names of 1.2 billion of the National Citizen Identity Information Center.
    ["female", 1970, 1980, "婷", 1, 3],
    ["female", 1980, 1990, "婷", 7.6, 2],
    ["female", 1970, 1980, "莹", 0.7, 3],
    ["female", 1990, 2000, "欣", 5.5, 2],
    ["female", 2000, 2010, "欣", 16, 1.5],
    ["female", 1980, 1990, "佳", 3.8, 2],
    ["female", 1960, 1970, "娜", 0.7, 3],
  ])("of %s born %i to %i have %s as often as those of life", (gender, from, to, character, real, times) => {
    expect(perMille(charactersOf(gender, from, to), character)).toBeLessThan(real * times);
  });

  it("英 is borne by women of the sixties as it was", () => {
    const share = perMille(charactersOf("female", 1960, 1970), "英");
    // 43 of 1,000 characters.
    expect(share).toBeGreaterThan(30);
    expect(share).toBeLessThan(56);
  });

  it("of women's characters are hardly any man's", () => {
    // 1 in 7,000 men.
    const men = charactersOf("male", 1900, 2100);
    expect(perMille(men, "娜婷妍媛婧娟霞莉倩娇")).toBeLessThan(0.3);
  });

  it("导 and 操 are men's, and no woman is called 秀才, a scholar", () => {
    const women = charactersOf("female", 1900, 2100);
    expect(perMille(women, "导操")).toBeLessThan(0.05);
    expect(drawn.filter(({ name }) => name.endsWith("秀才"))).toEqual([]);
  });

  it("have no character that no parent takes", () => {
    const all = [...charactersOf("male", 1900, 2100), ...charactersOf("female", 1900, 2100)];
    expect(all.filter((one) => "翁哥姐遗顽洞鲸岛渡悉庸裔羡鸽数探".includes(one))).toEqual([]);
  });
});

it.each(["female", "male"])(
  "characters that parents chose from the 1980s on are hardly in names of before (%s)",
  (gender) => {
    const share = (born: Readonly<Record<string, string>>): number => {
      const names = crowd(20_000, { country: "cn", gender, ...born }).map(({ name }) => name);
      return (
        names.filter((name) => /[澈缇歆畅喆屹橙檬宥侑珈姮昀垚茗昉祎濛嬛珉靓枫槿萌语]/.test(name)).length / names.length
      );
    };
    const [before, since] = [share({ born_to: "1969-12-31" }), share({ born_from: "1990-01-01" })];
    expect(before).toBeLessThan(0.003);
    expect(since / before).toBeGreaterThan(10);
  },
);
