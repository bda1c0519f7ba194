import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { birthBands as bands } from "../../../src/countries/shared/names-by-year.ts";
import { estimateOf } from "../frequencies.ts";
import { commentedTsv, type Row, rounded, russia as rowsOf } from "../source-rows.ts";

/** Births before this year are of the older count, later ones of the younger. */
const YOUNGER = 1982;

/** Names below these counts are left out: some are misspelt. */
const OLDER_TAIL = 25;

/**
 * Given names by community, sex and five years of birth. The estimates of Russian ones are moved half-way to the counts
 * of two generations, which have names besides; those of others are estimates, Tatar ones with the counts of rare names.
 */
export function givenNames(): Tsv {
  const rows = rowsOf("given-names");
  return {
    header: ["community", "sex", "name", ...bands.map(String)],
    rows: [
      ...["f", "m"].flatMap((sex) =>
        asOfPensioners(
          sex,
          russian(
            rows.filter((row) => isOf(row, "russian", sex)),
            sex,
          ),
        ),
      ),
      ...["f", "m"].flatMap((sex) =>
        rareTatar(
          rows.filter((row) => isOf(row, "tatar", sex)),
          sex,
        ),
      ),
      ...rows
        .filter((row) => row("community") !== "russian")
        .map((row) => cellsOf(row, (year) => estimateOf(row, year))),
    ],
  };
}

function isOf(row: Row, community: string, sex: string): boolean {
  return row("community") === community && row("sex") === sex;
}

function russian(rows: readonly Row[], sex: string): readonly string[][] {
  const counts = rowsOf("given-name-counts").filter((row) => row("sex") === sex);
  const known = new Map(rows.map((row) => [plain(row("name")), row]));
  const total = (column: string): number => counts.reduce((sum, row) => sum + Number(row(column)), 0);
  const [older, younger] = [total("older"), total("younger")];
  const sums = new Map<number, number>(
    bands.map((band) => [band, rows.reduce((sum, row) => sum + estimateOf(row, band + 2.5), 0)]),
  );
  const share = (row: Row, from: number, to: number): number => {
    const inBands = bands.filter((band) => band >= from && band < to);
    return inBands.reduce((sum, band) => sum + estimateOf(row, band + 2.5) / (sums.get(band) ?? 1), 0) / inBands.length;
  };
  const counted = new Map(counts.map((row) => [plain(row("name")), row]));
  return [
    ...rows.map((row) => {
      const count = counted.get(plain(row("name")));
      const correction = (column: string, all: number, from: number, to: number): number =>
        count === undefined ? 1 : bounded(Math.sqrt(Number(count(column)) / all / (share(row, from, to) || 1)));
      const old = correction("older", older, 1935, YOUNGER);
      const young = correction("younger", younger, YOUNGER, 2010);
      return cellsOf(row, (year) => {
        const toYoung = Math.min(1, Math.max(0, (year - (YOUNGER - 8)) / 16));
        return (10_000 * estimateOf(row, year) * (old + (young - old) * toYoung)) / (sums.get(year - 2.5) ?? 1);
      });
    }),
    ...counts
      .filter((row) => row("kind") === "tail" && !known.has(plain(row("name"))) && Number(row("older")) >= OLDER_TAIL)
      .map((row) => tailCells("russian", sex, row("name"), (10_000 * Number(row("older"))) / older)),
  ];
}

/** Women and men born before these years draw pensions; ten years later nothing is known from them. */
const PENSIONERS: Readonly<Record<string, number>> = { f: 1967, m: 1962 };

/** The rows of a sex, in which the names that are counted of pensioners are as frequent among them; the others lose that. */
function asOfPensioners(sex: string, rows: readonly string[][]): readonly string[][] {
  const factors = new Map(
    commentedTsv("data/ru/pensioners.tsv")
      .rows.filter(([of]) => of === sex)
      .map(([, name = "", percent, estimate]) => [name, Number(percent) / Number(estimate)]),
  );
  const columns = bands.map((band, at) => {
    const known = Math.min(1, Math.max(0, ((PENSIONERS[sex] ?? 0) + 10 - band) / 10));
    const before = rows.map((cells) => Number(cells[3 + at]));
    const after = rows.map((cells, row) => (before[row] ?? 0) * (factors.get(cells[2] ?? "") ?? 1) ** known);
    const isCounted = (row: number): boolean => factors.has(rows[row]?.[2] ?? "");
    const sum = (weights: readonly number[], counted: boolean): number =>
      weights.reduce((total, weight, row) => total + (isCounted(row) === counted ? weight : 0), 0);
    const rest = 1 - (sum(after, true) - sum(before, true)) / sum(before, false);
    return after.map((weight, row) => (isCounted(row) ? weight : weight * rest));
  });
  return rows.map((cells, row) => [...cells.slice(0, 3), ...columns.map((column) => cell(column[row] ?? 0))]);
}

function rareTatar(rows: readonly Row[], sex: string): readonly string[][] {
  const known = new Set(rows.map((row) => row("name")));
  return rowsOf("tatar-given-names")
    .filter((row) => row("sex") === sex && !known.has(row("name")))
    .map((row) => tailCells("tatar", sex, row("name"), Math.min(14, Number(row("bearers")) / 40)));
}

/** Rare names are mostly old: from the middle of the century on they fade. */
function tailCells(community: string, sex: string, name: string, weight: number): string[] {
  return [
    community,
    sex,
    name,
    ...bands.map((band) => cell(weight * (band < 1950 ? 1.5 : band < 1965 ? 0.9 : band < 1980 ? 0.4 : 0.12))),
  ];
}

function cellsOf(row: Row, weightIn: (year: number) => number): string[] {
  return [row("community"), row("sex"), row("name"), ...bands.map((band) => cell(weightIn(band + 2.5)))];
}

/** The counts are of one generation each, and a few years decide much: no estimate is changed by more than half. */
function bounded(factor: number): number {
  return Math.min(1.5, Math.max(0.6, factor));
}

function plain(name: string): string {
  return name.replaceAll("ё", "е");
}

function cell(share: number): string {
  return share < 0.05 ? "" : rounded(share, 1);
}
