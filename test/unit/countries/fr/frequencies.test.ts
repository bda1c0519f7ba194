import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseTsv } from "../../../../scripts/tables/tsv.ts";

const folder = new URL("../../../../src/countries/fr/tables/", import.meta.url);

type Row = ReadonlyMap<string, string>;

/** The rows of a table of France, by column. */
const rowsOf = (file: string): readonly Row[] => read(new URL(file, folder));

/** The rows of a register of INSEE. */
const registerOf = (name: string): readonly Row[] => read(new URL(`../../../../data/fr/${name}.tsv`, import.meta.url));

function read(file: URL): readonly Row[] {
  const { header, rows } = parseTsv(readFileSync(file, "utf8"), file.pathname);
  return rows.map((cells) => new Map(header.map((column, at) => [column, cells[at] ?? ""])));
}

/** `JEAN-PIERRE` as it is written. */
const written = (name: string): string =>
  name.toLowerCase().replace(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const number = (row: Row, column: string): number => Number(row.get(column));

describe("the family names", () => {
  const families = rowsOf("family-names.tsv");
  const departements = rowsOf("departements.tsv");
  const own = rowsOf("family-names-by-departement.tsv");
  const people = departements.reduce((sum, row) => sum + number(row, "population"), 0);
  const localShare = departements.reduce(
    (sum, row) => sum + (number(row, "population") / people) * number(row, "local"),
    0,
  );
  // Of all communities together, as in communities.tsv, on average of the ages.
  const abroad = 0.14;

  /** The share of French families that bear a name, in the country and by being of a département. */
  const shareOf = (name: string): number => {
    const french = families.find((row) => row.get("community") === "french" && row.get("name") === name);
    const local = own
      .filter((row) => row.get("name") === name)
      .reduce((sum, row) => {
        const departement = departements.find((one) => one.get("code") === row.get("region"));
        if (departement === undefined) return sum;
        const share = (number(departement, "population") / people) * number(departement, "local");
        return sum + (share * number(row, "weight")) / 100_000;
      }, 0);
    return (1 - abroad) * ((1 - localShare) * (french === undefined ? 0 : number(french, "weight") / 100_000) + local);
  };

  it("have their shares of the bearers whom INSEE counts, within a fifth for the first twenty", () => {
    const births = registerOf("family-names").map((row): readonly [string, number] => [
      row.get("name") ?? "",
      number(row, "1931") + number(row, "1961") + number(row, "1981"),
    ]);
    const all = births.reduce((sum, [, count]) => sum + count, 0);
    const first = births.filter(([name]) => name !== "#REST").slice(0, 20);
    for (const [name, count] of first) {
      const expected = count / all;
      const share = shareOf(written(name));
      expect(Math.abs(share / expected - 1), `${name} ${share} ${expected}`).toBeLessThan(0.2);
    }
  });

  it("are 20,000 of French families, and each of them once in its community", () => {
    const keys = families.map((row) => `${row.get("community")} ${row.get("name")}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(families.filter((row) => row.get("community") === "french").length).toBeGreaterThan(19_000);
  });
});

describe("the given names", () => {
  const given = rowsOf("given-names.tsv").filter((row) => row.get("community") === "french");
  const communities = rowsOf("communities.tsv");
  const register = registerOf("given-names");

  /** The share of the people of a sex and band who bear a French name, of all communities. */
  const shareOf = (sex: string, name: string, band: string): number => {
    const row = given.find((one) => one.get("sex") === sex && one.get("name") === name);
    const others = communities.reduce((sum, one) => sum + (number(one, band) / 1_000) * number(one, "given"), 0);
    return row === undefined ? 0 : ((1 - others) * number(row, band)) / 100_000;
  };

  it.each(["1940", "1950", "1960", "1970", "1980", "1990", "2000"])(
    "have the first name of the births of the %ss at its share, within a fifth",
    (decade) => {
      for (const sex of ["F", "M"]) {
        const births = register.filter((row) => row.get("sex") === sex);
        const all = births.reduce((sum, row) => sum + number(row, decade), 0);
        const [first] = births
          .filter((row) => row.get("name") !== "#REST")
          .sort((a, b) => number(b, decade) - number(a, decade));
        const name = first?.get("name") ?? "";
        const expected = number(first ?? new Map(), decade) / all;
        const bands = [decade, String(Number(decade) + 5)];
        const share = bands.reduce((sum, band) => sum + shareOf(sex.toLowerCase(), written(name), band), 0) / 2;
        expect(Math.abs(share / expected - 1), `${name} ${share} ${expected}`).toBeLessThan(0.2);
      }
    },
  );
});
