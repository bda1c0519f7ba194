import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { birthBands as bands } from "../../../src/countries/shared/names-by-year.ts";
import { withTail } from "../frequencies.ts";
import { type Row, roundedOrEmpty, mexico as rowsOf } from "../source-rows.ts";
import { addTo, sumOf } from "../sums.ts";

/** Years around the mean birth year of a name's bearers, as a standard deviation: an estimate. */
const DEVIATION = 10;

/** Share of the names that are taken from the estimates for the young, by band. */
const young: Readonly<Record<number, number>> = { 1985: 0.3, 1990: 0.75, 1995: 0.88, 2000: 0.88, 2005: 0.88 };

/** Share of the names of those born from 1995 on in the estimates, by band; the rest is of the twenty years before. */
const youngest: Readonly<Record<number, number>> = { 1985: 0, 1990: 0.35, 1995: 0.75, 2000: 0.9, 2005: 1 };

/** Given names as shares of 100,000 of a sex and band; `second` holds names that follow another. */
export function givenNames(): Tsv {
  const rows = (["f", "m"] as const).flatMap((sex) => [...general(sex), ...second(sex)]);
  return { header: ["community", "sex", "name", ...bands.map(String)], rows };
}

function general(sex: string): readonly (readonly string[])[] {
  const register = rowsOf("given-names").filter((row) => row("sex") === sex);
  const estimates = rowsOf("given-names-young").filter((row) => row("community") === "general" && row("sex") === sex);
  const names = [...new Set([...register, ...estimates].map((row) => row("name")))];
  const columns = bands.map((band) => {
    const elder = shares(register, (row) => Number(row("count")) * density(band + 2.5 - Number(row("born"))));
    const recent = shares(estimates, (row) => estimate(row, band));
    const part = young[band] ?? 0;
    return names.map((name) => (1 - part) * (elder.get(name) ?? 0) + part * (recent.get(name) ?? 0));
  });
  return names.flatMap((name, at) => {
    const cells = columns.map((column) => roundedOrEmpty(100_000 * (column[at] ?? 0), 1));
    return cells.some((text) => text !== "") ? [["general", sex, name, ...cells]] : [];
  });
}

function second(sex: string): readonly (readonly string[])[] {
  return rowsOf("given-names-young")
    .filter((row) => row("community") === "second" && row("sex") === sex)
    .map((row) => [
      "second",
      sex,
      row("name"),
      ...bands.map((band) => roundedOrEmpty(Math.max(0.1, estimate(row, band)), 1)),
    ]);
}

function estimate(row: Row, band: number): number {
  const part = youngest[band] ?? 0;
  return (1 - part) * Number(row("1985")) + part * Number(row("2000"));
}

function shares(rows: readonly Row[], weightOf: (row: Row) => number): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const row of rows) addTo(weights, row("name"), weightOf(row));
  const sum = sumOf(weights.values());
  return new Map([...weights].map(([name, weight]) => [name, weight / sum]));
}

function density(years: number): number {
  return Math.exp(-((years / DEVIATION) ** 2) / 2);
}

/** Family names as shares of 100,000 of a community: Maya names are borne on the peninsula of Yucatán. */
export function familyNames(): Tsv {
  const maya = new Set(rowsOf("family-names-maya").map((row) => row("name")));
  const groups = Map.groupBy(rowsOf("family-names"), (row) => (maya.has(row("name")) ? "maya" : "general"));
  const rows = [...groups].flatMap(([community, names]) => {
    const counts = names.map((row) => Number(row("count")));
    const sum = sumOf(counts);
    const listed = community === "general" ? sum / LISTED : sum;
    const tail = withTail(counts, listed - sum);
    return names.map((row, at) => [community, row("name"), roundedOrEmpty((100_000 * (tail[at] ?? 0)) / listed, 2)]);
  });
  return { header: ["community", "name", "weight"], rows };
}

/** Share of the register's bearers whose names are listed; those of rarer names are spread over the rarer nine tenths. */
const LISTED = 0.925;
