import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countryInfos } from "../../src/service/countries.ts";
import { countriesPage } from "../../src/tables/countries-page.ts";

const page = readFileSync(new URL("../../docs/countries.md", import.meta.url), "utf8");

describe("docs/countries.md", () => {
  it("is what the country modules say today; if not, npm run docs", () => {
    expect(page).toBe(countriesPage());
  });

  it("names every field of every country with its rule and source", () => {
    for (const { name, fields } of countryInfos) {
      const [, section = ""] = page.split(`\n## ${name}\n`);
      const [own = ""] = section.split("\n## ");
      const [, everywhere = ""] = page.split("\n## In every country\n");
      for (const { field, rule, source } of fields) {
        const line = [...own.split("\n"), ...everywhere.split("\n")].find((text) => text.includes(`\`${field}\``));
        expect(line, `${name} ${field}`).toContain(rule);
        expect(line, `${name} ${field}`).toContain(source);
      }
    }
  });
});
