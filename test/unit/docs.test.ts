import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { countriesPage } from "../../scripts/docs/countries-page.ts";
import { documents } from "../../scripts/docs/sent.ts";
import { countries } from "../../src/countries/index.ts";
import { deadLinks } from "../links.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** The fields of a person as the interface documents them; those of a place apart. */
const place = ["city", "country", "state_abbreviation", "state_name", "street", "zip"].map((name) => `address.${name}`);
const fields = [...place, ..."blood_type credit_card dob email gender height".split(" ")].concat(
  "name national_id phone photo_url weight".split(" "),
);

describe("docs/countries.md", () => {
  const page = read("docs/countries.md");
  const section = (title: string): string => page.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

  it("is up to date; if not, run npm run docs", () => {
    expect(page).toBe(countriesPage());
  });

  it("states each telephone range of each country with its document and page, and why others are missing", () => {
    for (const { name, phoneProofs } of countries) {
      const text = section(name);
      for (const { numbers, document, page: address } of phoneProofs.proofs)
        for (const part of [numbers, document, `<${address}>`]) expect(text).toContain(part);
      for (const reason of Object.values(phoneProofs.missing)) expect(text).toContain(reason);
    }
  });

  it.each(countries.map(({ name }) => name))("has provenance, rule and source of each field, once, for %s", (name) => {
    const row = /^\| (`.+`) \| `(?:real|invented|reserved|never_issued|test)` \| \S.+ \| \S.+ \|$/gm;
    const rows = [...`${section("In every country")}\n${section(name)}`.matchAll(row)];
    const named = rows.flatMap(([, cell = ""]) => cell.split(" ").map((field) => field.replaceAll("`", "")));
    expect(named.sort()).toEqual([...fields].sort());
  });
});

describe("the documents", () => {
  const folders = ["*.{md,txt}", ".github/*.md", "{bench,deploy,docs,examples,proto,scripts,src,test}/**/*.md"];
  const all = globSync(folders, { cwd: root, exclude: ["**/node_modules"] }).sort();

  it.each(all)("link to files and headings that exist: %s", (document) => {
    expect(deadLinks(join(root, document))).toEqual([]);
  });

  it("are sent from where they are", () => {
    expect(documents.filter((path) => !all.includes(path))).toEqual([]);
  });

  it.each(all)("name files and folders that exist, from the root or from src: %s", (document) => {
    const names = [...read(document).matchAll(/`((?:[\w.-]+\/)+(?:[\w.-]+\.(?:ts|js|proto|md|yaml|conf))?)`/g)];
    const paths = names.map(([, path = ""]) => path);
    expect(paths.filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, "src", path)))).toEqual([]);
  });
});

it("README and the page say that identifiers are made to belong to no real person, and not that they do", () => {
  const claims = ["README.md", "src/web/index.html"].map((file) => read(file).replace(/\s+/g, " "));
  for (const text of claims) {
    expect(text).toContain("are made to belong to no real person");
    expect(text).not.toMatch(/(?<!made to )belongs? to no real person/);
  }
});

describe("the image", () => {
  it("is built with every document that the service sends", () => {
    const left = read(".dockerignore").trim().split("\n");
    expect(documents.filter((path) => left.includes(path.split("/")[0] ?? ""))).toEqual([]);
  });
});

describe("docs/operations.md", () => {
  it("has a line for every metric of the service", () => {
    const named = [...read("src/observe/metrics.ts").matchAll(/"(identikit_\w+)"/g)].map(([, name]) => name);
    const listed = [...read("docs/operations.md").matchAll(/^\| `(identikit_\w+)` \|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(named.sort());
  });

  it("rebuilds the packages whose scripts npm may run, which it installs without them", () => {
    const rebuilt = /npm rebuild (.+)$/m.exec(read("Dockerfile"))?.[1]?.split(" ") ?? [];
    const allowed = Object.entries(manifest.allowScripts).flatMap(([name, may]) => (may ? name : []));
    expect(rebuilt.sort()).toEqual(allowed.sort());
  });
});
