import { pinyin } from "pinyin-pro";
import { describe, expect, it } from "vitest";
import type { PersonName } from "../../../../src/countries/bearer.ts";
import { china } from "../../../../src/countries/cn/index.ts";
import type { Sex } from "../../../../src/countries/words.ts";
import { loadTables } from "../../../../src/tables/load-tables.ts";
import { namesIn, samplesOf } from "../../../contract/every-country.ts";
import { peopleOf, placeNamed } from "../people-of.ts";

/** Names of Tibetans, Uyghurs, Kazakhs, Mongols and Dai have no family name. */
const han = samplesOf(china, 4_000).filter(({ name }) => name.family !== "");

/** Whether the characters can be read so. */
function reads(characters: string, mail: string): boolean {
  const readings = Array.from(characters, (character) => {
    const all = pinyin(character, { multiple: true, toneType: "none", type: "array" });
    return `(?:${all.join("|").replaceAll("ü", "yu")})`;
  });
  return new RegExp(`^${readings.join("")}$`).test(mail);
}

/** The names of people of a town, which differ by sex alone. */
function namesOf(city: string, count: number, sex: Sex): readonly PersonName[] {
  const [place, nameOf] = [placeNamed(china, city), namesIn(china, `cn ${city}`)];
  const birth = { year: 1980, month: 5, day: 4 };
  return Array.from({ length: count }, (_, index) => nameOf(index, { sex, birth, place }));
}

describe("a Chinese name", () => {
  it("is romanised as a dictionary of surnames and names reads it", () => {
    // The dictionary reads by words (一行, 长大), a name by its characters; so each character must have the reading.
    for (const { name } of han) {
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
  });

  it("is 军 in the sixties as in the eighties, and 伟 in the eighties more often than later", () => {
    const bearers = (year: number, given: string): number =>
      peopleOf({ country: "cn", where: "石家庄市", sex: "male", year }, 12_000).filter(
        ({ name }) => name.given === given,
      ).length;
    expect(bearers(1964, "军")).toBeGreaterThan(bearers(1985, "军") / 2);
    expect(bearers(1985, "伟")).toBeGreaterThan(bearers(2004, "伟"));
  });

  it("is 陈 or 林 more often than 王 in the south, and 王 in the north", () => {
    const regions = samplesOf(china, 8_000);
    const count = (states: readonly string[], family: string): number =>
      regions.filter(({ name, place }) => states.includes(place.stateAbbreviation) && name.family === family).length;
    expect(count(["GD", "FJ"], "陈")).toBeGreaterThan(2 * count(["GD", "FJ"], "王"));
    expect(count(["SD", "HE", "HA"], "王")).toBeGreaterThan(count(["SD", "HE", "HA"], "陈"));
  });
});

describe("family names", () => {
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
  it("of Uyghurs bear the father's name after a dot, which stands last in the mailbox", () => {
    for (const name of namesOf("喀什市", 1_500, "male").filter(({ full }) => full.includes("·"))) {
      expect(name.full).toMatch(/^\p{Script=Han}+·\p{Script=Han}+$/u);
      expect(name.given).toBe(name.full);
      const [own = "", fathers = ""] = name.full.split("·");
      expect(reads(own, name.mailGiven), name.full).toBe(true);
      expect(reads(fathers, name.mailFamily), name.full).toBe(true);
    }
  });
});

describe("a Tibetan name", () => {
  it("has two parts of two characters, of which the second tells the sex, and no family name", () => {
    const men = namesOf("日喀则市", 2_000, "male");
    for (const [index, woman] of namesOf("日喀则市", 2_000, "female").entries()) {
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
