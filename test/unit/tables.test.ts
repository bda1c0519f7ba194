import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseTsv } from "../../scripts/tables/tsv.ts";
import { countries } from "../../src/countries/index.ts";

const folder = new URL("../../src/countries/", import.meta.url);
const tables = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsv"));

describe("the tables of the countries", () => {
  it.each(countries)("have a source and a licence that lets them be shipped, for $code", ({ code }) => {
    const lines = readFileSync(new URL(`${code}/sources.md`, folder), "utf8").split("\n");
    const cellsOf = (line: string): readonly string[] =>
      line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, ""));
    const [head = "", , ...rows] = lines.filter((line) => line.startsWith("| "));
    const [source, licence] = ["source", "licence"].map((title) => cellsOf(head).indexOf(title));
    for (const row of rows.map(cellsOf)) {
      expect(row[source ?? 0]?.length, row[0]).toBeGreaterThan(10);
      expect(row[licence ?? 0], row[0]).toMatch(/\w{2}/);
      // Share-alike, copyleft and non-commercial data may check, never feed.
      expect(row[licence ?? 0], row[0]).not.toMatch(/SA\b|ODbL|GPL|NC\b|share-alike/);
    }
  });

  it.each(countries.filter(({ code }) => code !== "us"))(
    "cover the inhabitants that are said, in $code",
    ({ code }) => {
      const peopleOf = (table: string): number => {
        const { header, rows } = parseTsv(readFileSync(new URL(`${code}/tables/${table}.tsv`, folder), "utf8"), table);
        return rows.reduce((sum, row) => sum + Number(row[header.indexOf("population")]), 0);
      };
      const covered = ((100 * peopleOf("places")) / peopleOf("states")).toFixed(1);
      expect(readFileSync(new URL(`${code}/sources.md`, folder), "utf8")).toContain(
        `\n\nCovered: ${covered} % of the `,
      );
    },
  );

  it("name every table and its licence in sources.md", () => {
    for (const name of tables) {
      const [code = "", , table = ""] = name.split("/");
      expect(readFileSync(new URL(`${code}/sources.md`, folder), "utf8"), name).toContain(table);
    }
  });
});
