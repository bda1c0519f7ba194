import { expect, it } from "vitest";
import { countries, countryOf } from "../../../src/countries/index.ts";
import { verify } from "../../contract/verify-record.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };

/** What the rules of a name say of one. */
function failing(code: string, name: string): readonly string[] {
  const { results } = verify({ name }, countryOf(code) ?? expect.fail(code), referenceDate);
  return results.flatMap(({ rule, verdict }) => (rule.startsWith("name.") && verdict === "fail" ? rule : []));
}

/** A name of each country in its own script. */
const plain: Readonly<Record<string, readonly [one: string, other: string]>> = {
  ...Object.fromEntries(countries.map(({ code }) => [code, ["Anna", "Miller"]] as const)),
  jp: ["佐藤", "花子"],
  cn: ["阿依古丽", "买买提"],
  ru: ["Анна", "Иванова"],
};

it.each(Object.entries(plain))(
  "In %s a name has one space of any width, and marks of every kind: %j",
  (code, [one, other]) => {
    for (const space of [" ", "\u3000", "\u00a0", "\u202f", "\u2009"])
      expect(failing(code, one + space + other), JSON.stringify(space)).toEqual([]);
    for (const mark of ["-", "‐", "‑", "–", "'", "’", "‘", "ʼ", "ʻ", "`", "´", ".", "·", "•", "‧", "・"])
      expect(failing(code, one + mark + other), mark).toEqual([]);
    for (const wrong of ["  ", " \u3000", "\t", "\n", "1", "_", "@", ",", "/", "\u0000"])
      expect(failing(code, one + wrong + other), JSON.stringify(wrong)).toContain("name.form");
    for (const wrong of ["\u3000", " "])
      expect(failing(code, one + wrong), JSON.stringify(wrong)).toContain("name.form");
  },
);

it.each([
  ["jp", "佐藤\u3000花子"],
  ["jp", "佐々木 〆子"],
  ["jp", "ジャン＝ジャック・ルソー"],
  ["jp", "ｻﾄｳ ﾊﾅｺﾞ"],
  ["jp", "か\u3099とう 花"],
  ["jp", "サトー ハナ"],
  ["cn", "〇明"],
  ["cn", "买买提·阿不都拉"],
  ["cn", "买买提•阿不都拉"],
  ["cn", "買買提．阿布都拉"],
  ["ru", "Андре\u0438\u0306 Кащенко"],
  ["ru", "Д’Артаньян Иван"],
  ["ru", "Салтыков-Щедрин М. Е."],
  ["us", "Keʻalohilani Kawānanakoa"],
  ["us", "Shaquille O`Neal"],
  ["us", "Mary-Kate O’Brien Jr."],
  ["uk", "Siân ap Gwilym"],
  ["uk", "Rene\u0301 O´Connor"],
  ["fr", "Jean‑Pierre d’Ormesson"],
  ["fr", "Fatima N’Diaye"],
  ["ca", "Kahentinetha Horn·Miller"],
  ["de", "Karl-Theodor zu Guttenberg"],
  ["mx", "Ma. de los Ángeles Núñez"],
  ["mx", "Mª José D'Amico"],
  ["in", "A. P. J. Abdul Kalam"],
  ["au", "Tjungurrayi Nyirrpi‐Ross"],
])("In %s %s is a name", (code, name) => {
  expect(failing(code, name)).toEqual([]);
});

it.each([
  ["jp", "Sato Hanako", ["name.script"]],
  ["cn", "さとう", ["name.script"]],
  ["ru", "Ivan Ivanov", ["name.script"]],
  ["us", "Аnna Miller", ["name.script"]],
  ["de", "佐藤　花子", ["name.script"]],
])("In %s %s is in another script", (code, name, rules) => {
  expect(failing(code, name)).toEqual(rules);
});
