import { expect, it } from "vitest";
import type { PersonName } from "../../../src/countries/bearer.ts";
import { sexes } from "../../../src/countries/words.ts";
import { rowsOf } from "../../contract/data-rows.ts";
import { peopleOf } from "./people-of.ts";

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
    const asked = { where, who, names, part: wordOf(parts, part) ?? expect.fail(), pattern: patternOf(names), namesIn };
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
