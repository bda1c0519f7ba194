import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mexico } from "../../../../src/countries/mx/index.ts";
import { Rng } from "../../../../src/random/rng.ts";
import { keyOf } from "../../../../src/random/seed.ts";
import { nameOf } from "../../../contract/every-country.ts";
import { anybody, people, placeIn } from "./people.ts";

describe("Mexican names", () => {
  it("have the shares of the register, within a fifth for the first twenty family names", () => {
    const rows = (file: URL): string[][] =>
      readFileSync(file, "utf8")
        .trimEnd()
        .split("\n")
        .slice(1)
        .map((line) => line.split("\t"));
    const register = rows(new URL("../../../../data/mx/family-names.tsv", import.meta.url));
    const table = new Map(
      rows(new URL("../../../../src/countries/mx/tables/family-names.tsv", import.meta.url)).map(
        ([community, name, weight]) => [`${community} ${name}`, Number(weight) / 100_000],
      ),
    );
    // Of all 2,363,498 bearers in the register, those of rarer names too.
    for (const [name = "", count] of register.slice(0, 20)) {
      const expected = Number(count) / 2_363_498;
      expect(Math.abs((table.get(`general ${name}`) ?? 0) / expected - 1), name).toBeLessThan(0.2);
    }
  });

  it("are given names, paternal and maternal family name in this order", () => {
    for (const { name } of people) {
      expect(name.full).toBe(`${name.given} ${name.family} ${name.maternal}`);
      expect(name.maternal).not.toBe("");
    }
  });

  it("have two given names about as often as one", () => {
    const double = people.filter(({ name }) => name.given.includes(" ")).length / people.length;
    expect(double).toBeGreaterThan(0.37);
    expect(double).toBeLessThan(0.75);
    for (const { name } of people) {
      const words = name.given.split(" ");
      expect(new Set(words).size, name.given).toBe(words.length);
    }
  });

  it("keep their accents and lose them only in the mail", () => {
    const families = new Map(people.map(({ name }) => [name.family, name.mailFamily]));
    expect(families.get("Hernández")).toBe("hernandez");
    expect(families.get("Muñoz")).toBe("munoz");
    expect(families.get("de la Cruz")).toBe("delacruz");
    for (const family of families.keys()) expect(family).not.toMatch(/^(Hernandez|Martinez|Nuñez|Gonzalez|Perez)$/);
  });

  it("do not let the sex move the family names", () => {
    for (let index = 0; index < 50; index++) {
      const [woman, man] = (["female", "male"] as const).map((sex) =>
        nameOf(mexico, new Rng(keyOf("test", "sex")).seek(index, 0), { ...anybody, sex }),
      );
      expect([woman?.family, woman?.maternal]).toEqual([man?.family, man?.maternal]);
    }
  });

  it("are Maya for many in Yucatán and for nobody in the north", () => {
    const share = (state: string): number => {
      const bearer = { ...anybody, place: placeIn(state) };
      const maya = new Set(["Chan", "Pech", "Canul", "May", "Canché", "Dzul", "Poot"]);
      return Array.from({ length: 500 }, (_, index) =>
        nameOf(mexico, new Rng(keyOf("test", "maya")).seek(index, 0), bearer),
      ).filter((name) => maya.has(name.family)).length;
    };
    expect(share("YUC")).toBeGreaterThan(50);
    expect(share("SON")).toBe(0);
  });
});
