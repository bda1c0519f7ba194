import { describe, expect, it } from "vitest";
import { pack } from "../../../scripts/tables/pack.ts";
import { GIVEN, givenThenFamily, namesBy } from "../../../src/countries/name-row.ts";
import { asListed, type FormOf, packFamilies, packGiven } from "../../../src/countries/shared/pack-names.ts";
import { personName } from "../../../src/person/names.ts";
import { rowOf } from "../../../src/person/row.ts";
import type { Grid } from "../../../src/tables/memory.ts";
import { openTables } from "../../../src/tables/packed-tables.ts";
import { Packer } from "../../../src/tables/packer.ts";
import { sampleName } from "../../../src/tables/sampling.ts";
import type { Tables } from "../../../src/tables/table.ts";
import { Workspace } from "../../../src/tables/workspace.ts";
import { latinMail } from "../../../src/text/latin.ts";

const bands = Array.from({ length: 15 }, (_, band) => 1935 + 5 * band);

/** The table as the build packs it. */
function tablesOf(name: string, header: readonly string[], rows: readonly (readonly string[])[]): Tables {
  const sorted = rows.map((row) => row.join("\t")).sort();
  const table = { header, rows: sorted.map((line) => line.split("\t")) };
  const file = pack([{ country: "xx", name, table }]);
  return openTables((at, bytes) => file.slice(at, at + bytes).buffer)("xx");
}

const unused = () => expect.fail("the country draws no names here");
const naming = namesBy({ form: givenThenFamily, pack: unused, community: unused, name: unused });

/** A workspace with what is packed into it, and the names that words select. */
function packed(make: (packer: Packer) => Grid) {
  const space = new Workspace();
  // At 0 there is no name.
  space.memory.take(8, 8);
  const grid = make(new Packer(space.memory));
  const namesOf = (entry: number, words: readonly number[]) =>
    words.map((word) => {
      const row = rowOf(space);
      row.names.fill(0);
      row.names[GIVEN] = sampleName(space.memory, space.memory.ints[grid.at + entry] ?? 0, word);
      return personName(space, row, naming, undefined);
    });
  return namesOf;
}

const words = Array.from({ length: 200 }, (_, word) => Math.floor((word * 2 ** 32) / 200));

describe("given names", () => {
  const years = { Émile: [1935, 1940], Jean: [1935, 1940, 1945, 1950, 1955, 1960], Kévin: [1985, 1990] };
  const rows = Object.entries(years).flatMap(([name, ofName]) =>
    ["f", "m"].map((sex) => ["french", sex, name, ...bands.map((year) => (ofName.includes(year) ? "1" : ""))]),
  );
  const all = rows.map((row) => row.map((cell) => cell || "0.001"));
  const header = ["community", "sex", "name", ...bands.map(String)];
  const listing = { romanise: latinMail };

  it("are those of the band alone, with their form for an e-mail address", () => {
    const everywhere = [
      ...rows,
      ["french", "f", "Marie", ...bands.map(() => "1")],
      ["french", "m", "Luc", ...bands.map(() => "1")],
    ];
    const tables = tablesOf("given-names", header, everywhere);
    const namesOf = packed((packer) => packGiven(packer, tables, ["french"], listing));
    const bornIn = (band: number) =>
      new Set(namesOf(bands.length + bands.indexOf(band), words).map(({ full }) => full));
    expect(bornIn(1935)).toEqual(new Set(["Émile", "Jean", "Luc"]));
    expect(bornIn(1960)).toEqual(new Set(["Jean", "Luc"]));
    expect(bornIn(1990)).toEqual(new Set(["Kévin", "Luc"]));
    for (const { full, mailGiven } of namesOf(0, words)) expect(mailGiven).toBe(latinMail(full));
  });

  it("are refused where a band or a community has none", () => {
    const packer = new Packer(new Workspace().memory);
    expect(() => packGiven(packer, tablesOf("given-names", header, rows), ["french"], listing)).toThrow(RangeError);
    expect(() => packGiven(packer, tablesOf("given-names", header, all), ["breton"], listing)).toThrow(RangeError);
  });
});

describe("family names", () => {
  const tables = tablesOf(
    "family-names",
    ["community", "name", "weight"],
    [
      ["sikh", "Singh", "3"],
      ["sikh", "Gill", "1"],
    ],
  );
  const kaur: FormOf = (_community, name) => (name === "Singh" ? "Kaur" : name);
  const namesOf = packed((packer) =>
    packFamilies(packer, tables, ["sikh"], { romanise: latinMail, forms: [kaur, asListed] }),
  );

  it("have forms that the same word selects", () => {
    const [women, men] = [namesOf(0, words), namesOf(1, words)];
    expect(men.map(({ full }) => kaur("sikh", full))).toEqual(women.map(({ full }) => full));
    expect(women.map(({ mailGiven }) => mailGiven)).toEqual(women.map(({ full }) => full.toLowerCase()));
  });

  it("are selected in proportion to their weights", () => {
    expect(namesOf(1, words).filter(({ full }) => full === "Singh")).toHaveLength(150);
  });
});
