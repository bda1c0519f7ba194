import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildAll } from "../../scripts/tables/build-all.ts";

const folder = new URL("../../src/countries/", import.meta.url);
const tables = [...(await buildAll())].map(
  ([file, text]) => [file.pathname.split("/").slice(-3).join("/"), file, text] as const,
);

describe("the tables of the countries", () => {
  it("are all built by scripts/tables", () => {
    const committed = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".tsv"),
    );
    expect(
      tables
        .map(([name]) => name)
        .filter((name) => name.endsWith(".tsv"))
        .sort(),
    ).toEqual(committed.sort());
  });

  it.each(tables)("are, for %s, what packages and data produce; if not, npm run tables", (_name, file, text) => {
    // Not toBe, whose report of a difference takes minutes for files of megabytes.
    expect(readFileSync(file, "utf8") === text).toBe(true);
  });

  it("name every table and its licence in sources.md", () => {
    for (const [name] of tables) {
      const [code = "", , table = ""] = name.split("/");
      if (!table.endsWith(".tsv")) continue;
      expect(readFileSync(new URL(`${code}/sources.md`, folder), "utf8"), name).toContain(table);
    }
  });
});
