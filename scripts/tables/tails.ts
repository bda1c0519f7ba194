import { allLocales } from "@faker-js/faker";
import { plainLatin } from "../../src/text/passport.ts";
import { cellOf, commentedTsv } from "./source-rows.ts";
import type { Tsv } from "./tsv.ts";

/** Names with their weights among Americans of one origin, the commonest first, as the Census Bureau counted them. */
const counted = Map.groupBy(
  commentedTsv("src/countries/us/tables/family-names.tsv").rows.toSorted((a, b) => Number(b[2]) - Number(a[2])),
  ([community = ""]) => community,
);

/** The weight of a rank where nothing is counted: that of Italian names in the United States, beyond them falling as 1 / rank. */
const weights = (counted.get("italian") ?? []).map(([, , weight]) => Number(weight));
const weightOf = (rank: number): number =>
  weights[rank] ?? ((weights.at(-1) ?? 1) * weights.length) / Math.max(rank, 1);

/**
 * Lengthens the lists of `data/family-tails.tsv`. Where the United States count names of the same origin, weights are those
 * counts, and own names that they lack weigh like the rarest of them. Elsewhere further names follow the own ones in rank.
 */
export function withTails(code: string, tables: ReadonlyMap<string, Tsv>): ReadonlyMap<string, Tsv> {
  const families = tables.get("family-names.tsv");
  const tails = commentedTsv("data/family-tails.tsv").rows.filter(([country]) => country === code);
  if (families === undefined || tails.length === 0) return tables;
  const rows = tails.reduce(
    (before, [, community = "", counts = "", locales = ""]) => [
      ...before.filter(([of]) => of !== community),
      ...lengthened(
        before.filter(([of]) => of === community),
        counted.get(counts) ?? [],
        namesOf(locales),
      ).map(([name, weight]) => [community, name, cellOf(weight)]),
    ],
    families.rows,
  );
  return new Map([...tables, ["family-names.tsv", { ...families, rows }]]);
}

/** Names and weights, which sum to what the own ones weigh together. */
function lengthened(
  own: readonly (readonly string[])[],
  counts: readonly (readonly string[])[],
  more: readonly string[],
): readonly (readonly [name: string, weight: number])[] {
  const ranked = own.toSorted((a, b) => Number(b[2]) - Number(a[2])).map(([, name = ""]) => name);
  const total = sumOf(own);
  const known = new Map(counts.map(([, name = "", weight]) => [name, Number(weight)]));
  const least = Math.min(...known.values());
  const rarest = new Map(own.map(([, name = "", weight]) => [name, (Number(weight) * sumOf(counts)) / total]));
  const further = [...new Set(more)].filter((name) => !rarest.has(name) && !known.has(name));
  const list: readonly (readonly [string, number])[] =
    counts.length > 0
      ? [...new Set([...known.keys(), ...ranked])].map((name) => [
          name,
          known.get(name) ?? Math.min(least, rarest.get(name) ?? least),
        ])
      : ranked.map((name, rank) => [name, weightOf(rank)]);
  // No rank is known of further names: they share what such ranks have.
  const ranks = further.map((_, at) => (counts.length > 0 ? least : weightOf(ranked.length + at)));
  const each = ranks.reduce((sum, weight) => sum + weight, 0) / Math.max(1, further.length);
  const all = [...list, ...further.map((name) => [name, each] as const)];
  const scale = total / all.reduce((sum, [, weight]) => sum + weight, 0);
  return all.map(([name, weight]) => [name, weight * scale]);
}

function sumOf(rows: readonly (readonly string[])[]): number {
  return rows.reduce((sum, [, , weight]) => sum + Number(weight), 0);
}

/** Family names of locales of faker without marks, as the own lists are written. */
function namesOf(locales: string): readonly string[] {
  return (
    locales
      .split(" ")
      .filter((locale) => locale !== "")
      .flatMap(
        (locale) => Object.entries(allLocales).find(([name]) => name === locale)?.[1].person?.last_name?.generic ?? [],
      )
      // Serbian names abroad: Đorđević is Djordjevic.
      .map((name) => plainLatin(name.replaceAll("đ", "dj").replaceAll("Đ", "Dj")))
      .filter((name) => /^[A-Z][a-z]{2,}$/.test(name))
  );
}
