import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildAll } from "../../src/tables/build-all.ts";

const { devDependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const tables = [...(await buildAll())].map(
  ([file, text]) => [file.pathname.split("/").at(-2) ?? "", file, text] as const,
);

describe("the tables of places that are built from packages", () => {
  it("are those of the six countries whose packages are good enough", () => {
    expect(tables.map(([code]) => code).sort()).toEqual(["ca", "cn", "fr", "in", "jp", "us"]);
  });

  it.each(tables)("are, for %s, what the packages give today; if not, npm run tables", (_code, file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it.each(tables)(
    "say, for %s, from which versions they are built, and that nobody edits them",
    (code, _file, text) => {
      const [header = ""] = text.split("\n");
      expect(header).toMatch(new RegExp(`^// Built by src/tables/${code}\\.ts from .*npm run tables`));
      const versions = [...header.matchAll(/(\S+) (\d+\.\d+\.\d+)/g)].map(([, name, version]) => [name, version]);
      expect(versions.length).toBeGreaterThan(0);
      expect(devDependencies).toMatchObject(Object.fromEntries(versions));
    },
  );
});
