import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { birthBands as bands } from "../../../src/countries/shared/names-by-year.ts";
import { estimateOf } from "../frequencies.ts";
import { type Row, rounded, germany as rowsOf } from "../source-rows.ts";
import { sumOf } from "../sums.ts";

/** Decades of birth of the candidates, by their middle years. */
const decades = [1935, 1945, 1955, 1965, 1975, 1985, 1995, 2005] as const;

/** How many bearers the estimate of a decade counts for, against those observed. */
const ESTIMATE = 250;

type Shares = readonly number[];

/**
 * Given names by community, sex and five years of birth. Of the German ones, the estimate of each decade is corrected
 * by the counts of candidates born in it; the others are estimates.
 */
export function givenNames(): Tsv {
  const rows = rowsOf("given-names");
  const foreign = new Set([
    ...rows.filter((row) => row("community") !== "german").map((row) => row("name")),
    ...rowsOf("turkish-given-names").map((row) => row("name")),
  ]);
  const listed = new Set(rows.filter((row) => row("community") === "german").map((row) => row("name")));
  for (const row of rowsOf("given-names-left-out")) foreign.add(row("name"));
  const isLocal = (name: string): boolean => listed.has(name) || !foreign.has(name);
  return {
    header: ["community", "sex", "name", ...bands.map(String)],
    rows: [
      ...["f", "m"].flatMap((sex) => germanNames(rows, sex, isLocal)),
      ...rows.filter((row) => row("community") !== "german").map(otherName),
    ].filter((cells) => cells.slice(3).some((cell) => cell !== "")),
  };
}

function otherName(row: Row): readonly string[] {
  const shares = decades.map((year) => estimateOf(row, year));
  return [row("community"), row("sex"), row("name"), ...bands.map((band) => cell(at(shares, band + 2.5)))];
}

function germanNames(rows: readonly Row[], sex: string, isLocal: (name: string) => boolean): readonly string[][] {
  const estimates = new Map(
    rows
      .filter((row) => row("community") === "german" && row("sex") === sex)
      .map((row) => [row("name"), decades.map((year) => estimateOf(row, year))] as const),
  );
  const counts = new Map(
    rowsOf("given-names-candidates")
      .filter((row) => row("sex").toLowerCase() === sex && isLocal(row("name")) && !isOfOtherSex(row))
      .map((row) => [row("name"), countsOf(row)] as const)
      .filter(([name, counts]) => estimates.has(name) || (isGerman(name) && sumOf(counts) >= BEARERS))
      .map(([name, counts]) => [name, smoothed(counts)] as const),
  );
  const estimated = sums([...estimates.values()]);
  const people = candidatesOf(sex);
  return [...new Set([...estimates.keys(), ...counts.keys()])].map((name) => {
    const shares = inFashion(
      decades.map((_, decade) => {
        const expected = (LISTED * (estimates.get(name)?.[decade] ?? 0)) / (estimated[decade] ?? 1);
        const bearers = counts.get(name)?.[decade] ?? 0;
        return (100_000 * (bearers + ESTIMATE * expected)) / ((people[decade] ?? 0) + ESTIMATE);
      }),
    );
    return ["german", sex, name, ...bands.map((band) => cell(at(shares, band + 2.5)))];
  });
}

/** Shares of a name below this part of its highest are before or after its time, where that is a fashion of so many. */
const [OUT_OF_TIME, FASHION] = [0.15, 200];

/** The shares, those before and after the time of a fashion the less the further they are from it: these are noise of the counts. */
function inFashion(shares: Shares): Shares {
  const highest = Math.max(...shares);
  if (highest < FASHION) return shares;
  return shares.map((share) => share * Math.min(1, share / (OUT_OF_TIME * highest)));
}

/** Candidates that a name needs which no estimate has: one or two tell of persons, not of a fashion. */
const BEARERS = 3;

/** By how many times more candidates of the other sex a name is that sex's alone. */
const OTHER_SEX = 10;

const candidates = new Map(
  rowsOf("given-names-candidates").map((row) => [`${row("sex")} ${row("name")}`, sumOf(countsOf(row))] as const),
);

function isOfOtherSex(row: Row): boolean {
  const other = candidates.get(`${row("sex") === "F" ? "M" : "F"} ${row("name")}`) ?? 0;
  return other >= OTHER_SEX * sumOf(countsOf(row));
}

function countsOf(row: Row): Shares {
  return decades.map((year) => Number(row(`n_${year - 5}s`)));
}

/** Candidates of a sex by decade of birth, whatever their names. */
function candidatesOf(sex: string): Shares {
  const rows = rowsOf("given-names-candidates").filter((row) => row("sex").toLowerCase() === sex);
  return smoothed(sums(rows.map((row) => decades.map((year) => Number(row(`n_${year - 5}s`))))));
}

/** Share of the people whose names are in the estimate. */
const LISTED = 0.88;

/** A name as German ones are spelt. */
function isGerman(name: string): boolean {
  return /^[A-ZÄÖÜ][a-zäöüßé]+(?:-[A-ZÄÖÜ][a-zäöüßé]+)?$/.test(name);
}

/**
 * A share of each decade's bearers may have been born in the next one as well: decades of a few hundred people are
 * noisy.
 */
function smoothed(counts: Shares): Shares {
  return counts.map(
    (count, decade) => 0.7 * count + 0.15 * ((counts[decade - 1] ?? count) + (counts[decade + 1] ?? count)),
  );
}

function at(shares: Shares, year: number): number {
  const position = Math.min(decades.length - 1, Math.max(0, (year - decades[0]) / 10));
  const from = Math.floor(position);
  const early = shares[from] ?? 0;
  return early + ((shares[from + 1] ?? early) - early) * (position - from);
}

function sums(rows: readonly Shares[]): Shares {
  return decades.map((_, decade) => rows.reduce((sum, row) => sum + (row[decade] ?? 0), 0));
}

function cell(share: number): string {
  return share < 0.5 ? "" : rounded(share, 1);
}
