import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildAll } from "../../scripts/tables/build-all.ts";

const { devDependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const tables = [...(await buildAll())].map(
  ([file, text]) => [file.pathname.split("/").at(-2) ?? "", file, text] as const,
);

describe("the tables of places that are built from packages", () => {
  it("are those that say so in their first line", () => {
    const folder = new URL("../../src/countries/", import.meta.url);
    const built = readdirSync(folder).filter((name) => {
      const places = new URL(`${name}/places.ts`, folder);
      return existsSync(places) && readFileSync(places, "utf8").startsWith("// Built by scripts/tables/");
    });
    expect(built.length).toBeGreaterThan(4);
    expect(tables.map(([code]) => code).sort()).toEqual(built.sort());
  });

  it.each(tables)("are, for %s, what the installed packages produce; if not, npm run tables", (_code, file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it.each(tables)(
    "state, for %s, the versions that they are built from, and how to build them",
    (code, _file, text) => {
      const [header = ""] = text.split("\n");
      expect(header).toMatch(new RegExp(`^// Built by scripts/tables/${code}/build\\.ts from .*npm run tables`));
      const versions = [...header.matchAll(/(\S+) (\d+\.\d+\.\d+)/g)].map(([, name, version]) => [name, version]);
      expect(versions.length).toBeGreaterThan(0);
      expect(devDependencies).toMatchObject(Object.fromEntries(versions));
    },
  );
});
