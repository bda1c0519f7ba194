import { pinyin } from "pinyin-pro";
import { describe, expect, it } from "vitest";
import type { PersonName } from "../../../../src/countries/bearer.ts";
import { china } from "../../../../src/countries/cn/index.ts";
import type { Sex } from "../../../../src/countries/words.ts";
import { loadTables } from "../../../../src/tables/load-tables.ts";
import { nameOf, namesOf, testRng } from "../../../contract/every-country.ts";
import { placeNamed } from "../place-named.ts";
import { samples } from "./samples.ts";

const town = placeNamed(china.places.items);

/** Names of Tibetans, Uyghurs, Kazakhs, Mongols and Dai have no family name. */
const han = (sample: { readonly name: { readonly family: string } }): boolean => sample.name.family !== "";

/** Whether the characters can be read so. */
function reads(characters: string, mail: string): boolean {
  const readings = Array.from(characters, (character) => {
    const all = pinyin(character, { multiple: true, toneType: "none", type: "array" });
    return `(?:${all.join("|").replaceAll("ü", "yu")})`;
  });
  return new RegExp(`^${readings.join("")}$`).test(mail);
}

/** The names of people of a town, born in one year. */
function namesIn(city: string, count: number, sex: Sex = "male", year = 1980): readonly PersonName[] {
  const bearer = { sex, birth: { year, month: 5, day: 4 }, place: town(city) };
  return Array.from({ length: count }, (_, index) => nameOf(china, testRng(`cn ${city} ${year}`, index), bearer));
}

const givenNames = (sex: Sex, year: number): readonly string[] =>
  namesIn("石家庄市", 12_000, sex, year).map(({ given }) => given);

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
    for (const { name } of namesOf(china, 4_000, "readings").filter(han)) {
      const family = pinyin(name.family, { surname: "all", toneType: "none", type: "array" });
      expect(name.mailFamily, name.full).toBe(family.join("").replaceAll("ü", "yu"));
      expect(reads(name.given, name.mailGiven), name.full).toBe(true);
    }
  });

  it("gives surnames of several readings the one that surnames have", () => {
    const table = loadTables("cn")("family-names");
    const readings = new Map(table.texts("name").map((name, row) => [name, table.texts("latin")[row]]));
    const expected = {
      曾: "zeng",
      单: "shan",
      仇: "qiu",
      解: "xie",
      任: "ren",
      华: "hua",
      吕: "lv",
      覃: "qin",
      翟: "zhai",
    };
    for (const [family, reading] of Object.entries(expected)) expect(readings.get(family), family).toBe(reading);
    expect(readings.get("查")).toBe("zha");
    expect(readings.get("欧阳")).toBe("ouyang");
    expect(samples.find(({ name }) => name.family === "吕")?.name.mailFamily).toBe("lyu");
  });

  it("follows the cohort", () => {
    const [oldMen, sixties, eighties, young] = [1945, 1964, 1985, 2004].map((year) => givenNames("male", year));
    const [oldWomen, , , girls] = [1945, 1964, 1985, 2004].map((year) => givenNames("female", year));
    for (const name of ["秀英", "桂英", "玉兰"]) {
      expect(bearers(oldWomen ?? [], name), name).toBeGreaterThan(60);
      expect(bearers(girls ?? [], name), name).toBe(0);
    }
    for (const name of ["浩宇", "宇轩", "子豪"]) {
      expect(bearers(young ?? [], name), name).toBeGreaterThan(10);
      expect(bearers(sixties ?? [], name) + bearers(oldMen ?? [], name), name).toBe(0);
    }
    for (const name of ["欣怡", "雨欣", "佳怡"]) {
      expect(bearers(girls ?? [], name), name).toBeGreaterThan(20);
      expect(bearers(oldWomen ?? [], name), name).toBe(0);
    }
    expect(bearers(sixties ?? [], "军")).toBeGreaterThan(bearers(eighties ?? [], "军") / 2);
    expect(bearers(eighties ?? [], "伟")).toBeGreaterThan(bearers(young ?? [], "伟"));
  });

  it("is no more often the commonest one than in life", () => {
    // Of the names that the Ministry of Public Security counts: 2.17 million are called 秀英, 3.24 million 伟.
    const share = (names: readonly string[], given: string): number => bearers(names, given) / names.length;
    expect(share(givenNames("female", 1945), "秀英")).toBeLessThan(0.026);
    expect(share(givenNames("male", 1985), "伟")).toBeLessThan(0.016);
    expect(share(givenNames("male", 2004), "浩宇")).toBeLessThan(0.012);
  });

  it("is 陈 or 林 more often than 王 in the south, and 王 in the north", () => {
    const regions = namesOf(china, 8_000, "regions");
    const count = (states: readonly string[], family: string): number =>
      regions.filter(({ name, place }) => states.includes(place.stateAbbreviation) && name.family === family).length;
    expect(count(["GD", "FJ"], "陈")).toBeGreaterThan(2 * count(["GD", "FJ"], "王"));
    expect(count(["SD", "HE", "HA"], "王")).toBeGreaterThan(count(["SD", "HE", "HA"], "陈"));
  });
});

describe("family names", () => {
  it("are as common in the country as the census of 2010 and the register of 2019 count them", () => {
    const states = loadTables("cn")("states");
    const names = loadTables("cn")("family-names");
    const community = names.texts("community");
    const nationally = names
      .texts("name")
      .flatMap((name, row) => (community[row] === "han" ? [[name, names.numbers("weight")[row] ?? 0] as const] : []))
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 20);
    const all = namesOf(china, 16_000, "shares");
    for (const [family, percent] of nationally.slice(0, 8)) {
      const drawn = (100 * all.filter(({ name }) => name.family === family).length) / all.length;
      expect(Math.abs(drawn / percent - 1), family).toBeLessThan(0.2);
    }
    expect(states.length).toBe(31);
  });

  it("begin with the commonest name that the register of 2019 has for the province", () => {
    const table = loadTables("cn")("family-names-by-state");
    const [states, names, weights] = [table.texts("state"), table.texts("name"), table.numbers("weight")];
    const first = new Map<string, { readonly name: string; readonly weight: number }>();
    for (const [row, state] of states.entries()) {
      const weight = weights[row] ?? 0;
      if (weight > (first.get(state)?.weight ?? 0)) first.set(state, { name: names[row] ?? "", weight });
    }
    const expected = {
      陈: "FJ GD",
      李: "HB HN CQ YN",
      王: "BJ TJ HE SX LN SD ZJ",
      刘: "JX",
      杨: "GZ",
      黄: "GX",
      张: "SH",
    };
    for (const [name, list] of Object.entries(expected))
      for (const state of list.split(" ")) expect(first.get(state)?.name, state).toBe(name);
  });
});

describe("the communities", () => {
  const share = (city: string, holds: (name: PersonName) => boolean): number =>
    namesIn(city, 1_500).filter(holds).length / 1_500;

  it("live where they live", () => {
    expect(share("和田市", ({ full }) => full.includes("·"))).toBeCloseTo(0.96, 1);
    expect(share("西吉县", ({ family }) => family === "马")).toBeGreaterThan(0.06);
    expect(share("大化瑶族自治县", ({ family }) => family === "韦")).toBeGreaterThan(0.03);
    expect(share("延吉市", ({ family }) => family === "金")).toBeGreaterThan(0.06);
    expect(share("郑州市", ({ full }) => full.includes("·"))).toBe(0);
  });

  it("of Uyghurs bear the father's name after a dot, which stands last in the mailbox", () => {
    for (const name of namesIn("喀什市", 1_500).filter(({ full }) => full.includes("·"))) {
      expect(name.full).toMatch(/^\p{Script=Han}+·\p{Script=Han}+$/u);
      expect(name.given).toBe(name.full);
      const [own = "", fathers = ""] = name.full.split("·");
      expect(reads(own, name.mailGiven), name.full).toBe(true);
      expect(reads(fathers, name.mailFamily), name.full).toBe(true);
    }
  });
});

describe("a Tibetan name", () => {
  it("is borne by most people of Lhasa and Shigatse", () => {
    const share = (city: string): number =>
      namesIn(city, 2_000, "female").filter(({ family }) => family === "").length / 2_000;
    expect(share("拉萨市")).toBeCloseTo(0.7, 1);
    expect(share("日喀则市")).toBeCloseTo(0.93, 1);
  });

  it("has two parts of two characters, of which the second tells the sex, and no family name", () => {
    const men = namesIn("日喀则市", 2_000, "male");
    for (const [index, woman] of namesIn("日喀则市", 2_000, "female").entries()) {
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
