import { expect, it } from "vitest";
import type { PersonName } from "../../../src/countries/bearer.ts";
import { sexes } from "../../../src/countries/words.ts";
import { rowsOf } from "../../contract/data-rows.ts";
import { countryNamed, samplesOf } from "../../contract/every-country.ts";
import { peopleOf } from "./people-of.ts";

/** What stands in an e-mail address for each name of the list, its readings separated by `/`. */
it.each([
  ["us", "O'Brien obrien"],
  ["uk", "O'Neill oneill"],
  ["ca", "Émilie emilie, O'Brien obrien"],
  ["au", "De Luca deluca, O'Brien obrien"],
  ["de", "Müller mueller, Schröder schroeder, Schäfer schaefer, Weiß weiss, Jürgen juergen"],
  ["fr", "Lefèvre lefevre, Le Gall legall, Jean-Pierre jean-pierre, François francois, Martin martin"],
  ["mx", "Hernández hernandez, Muñoz munoz, de la Cruz delacruz"],
  ["cn", "吕 lyu"],
  // Hepburn without marks for long vowels or apostrophes.
  ["jp", "佐藤 sato, 大野 ono, 小野 ono, 井上 inoue, 新井 arai, 土屋 tsuchiya, 藤井 fujii, 服部 hattori, 本間 honma"],
  ["jp", "松浦 matsuura, 横尾 yokoo, 大内 ouchi, 相馬 soma, 純一 junichi, 健一 kenichi, 慎也 shinya, 翔太 shota"],
  ["jp", "大輔 daisuke, 裕子 hiroko/yuko, 淳 atsushi/jun, さくら sakura, 千鶴子 chizuko, 陽子 yoko"],
  // A Russian passport, ICAO Doc 9303.
  ["ru", "Юлия iuliia, Наталья natalia, Артём artem, Алексей aleksei, Дмитрий dmitrii, Щербаков shcherbakov"],
  ["ru", "Соловьёв solovev, Цветков tsvetkov, Хохлов khokhlov, Чернышёва chernysheva, Жукова zhukova"],
  ["ru", "Яковлева iakovleva, Покровский pokrovskii"],
])("Names of %s in e-mail addresses are %s", (code, list) => {
  const mails = new Map<string, Set<string>>();
  const add = (name: string, mail: string) => mails.set(name, (mails.get(name) ?? new Set()).add(mail));
  for (const { name } of samplesOf(countryNamed(code), 20_000)) {
    add(name.given, name.mailGiven);
    add(name.family, name.mailFamily);
  }
  for (const pair of list.split(", ")) {
    const [, name = "", readings = ""] = /^(.+) (\S+)$/.exec(pair) ?? [];
    expect([...(mails.get(name) ?? [])].sort().join("/"), name).toBe(readings);
  }
});

/** The rows of a table of people who are asked for their names: all of both sexes and of any year if neither is given. */
function askedIn(table: string) {
  return rowsOf(new URL(table, import.meta.url)).map((row) => {
    const {
      country = "",
      where = "",
      sex,
      year = "",
      part,
      names,
      least,
      most,
      times,
      other,
      more,
      others,
      from,
      to,
    } = row;
    const group = { country, sex: wordOf(sexes, sex), year: year === "" ? undefined : Number(year) };
    const namesIn = (place: string) => peopleOf({ ...group, where: place }, Number(row.count)).map(({ name }) => name);
    const who = [country, where, sex, year].join(" ").trim();
    const asked = { where, who, part: wordOf(parts, part) ?? expect.fail(), pattern: patternOf(names), namesIn };
    return { ...asked, least, most, times, other, more, others, from, to };
  });
}

const parts = ["full", "given", "family"] as const;

const wordOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text);

const patternOf = (source = ""): RegExp => new RegExp(source, "u");

const percent = (names: readonly PersonName[], part: (typeof parts)[number], pattern: RegExp): number =>
  (100 * names.filter((name) => pattern.test(name[part])).length) / names.length;

/** Percent of a group that bears names: more than `least` and than `times` the percent of another place, less than `most`. */
it.each(askedIn("names-by-place.tsv"))("People of $who have the $part names $names as often as there", (row) => {
  const share = percent(row.namesIn(row.where), row.part, row.pattern);
  const atOther = row.other ? Number(row.times) * percent(row.namesIn(row.other), row.part, row.pattern) : 0;
  if (row.least || row.other) expect(share).toBeGreaterThan(Number(row.least) + atOther);
  if (row.most === "0") expect(share).toBe(0);
  else if (row.most) expect(share).toBeLessThan(Number(row.most));
});

/** Of the bearers of names of a community, who are more than `more`, `from` to `to` percent have the other ones. */
it.each(askedIn("names-together.tsv"))("People of $who with the $part names $names have others of theirs", (row) => {
  const bearers = row.namesIn(row.where).filter((name) => row.pattern.test(name[row.part]));
  expect(bearers.length).toBeGreaterThan(Number(row.more));
  const share = percent(bearers, row.part === "given" ? "family" : "given", patternOf(row.others));
  expect(share).toBeGreaterThanOrEqual(Number(row.from));
  expect(share).toBeLessThanOrEqual(Number(row.to));
});
