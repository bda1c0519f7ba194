import { describe, expect, it } from "vitest";
import { pack } from "../../../scripts/tables/pack.ts";
import { latinMail } from "../../../src/countries/shared/latin.ts";
import { joined, nameAt, otherForms, sampleName } from "../../../src/countries/shared/name-table.ts";
import { familyNamesOf, givenNamesOf } from "../../../src/countries/shared/names-by-year.ts";
import { openTables } from "../../../src/countries/shared/packed-tables.ts";
import type { Table } from "../../../src/countries/shared/tables.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";

const rng = () => new Rng(keyOf("test", "names")).seek(0, 0);
const bands = Array.from({ length: 15 }, (_, band) => 1935 + 5 * band);

/** The table as the build packs it. */
function tableOf(name: string, header: readonly string[], rows: readonly (readonly string[])[]): Table {
  const sorted = rows.map((row) => row.join("\t")).sort();
  const table = { header, rows: sorted.map((line) => line.split("\t")) };
  const file = pack([{ country: "xx", name, table }]);
  return openTables((at, bytes) => file.slice(at, at + bytes).buffer)("xx")(name);
}

/** A table of given names of one community and sex, each with the bands in which it is in use. */
function givenTable(names: Readonly<Record<string, readonly number[]>>): Table {
  const rows = Object.entries(names).map(([name, years]) => [
    ...["french", "m", name],
    ...bands.map((year) => (years.includes(year) ? "1" : "")),
  ]);
  return tableOf("given-names", ["community", "sex", "name", ...bands.map(String)], rows);
}

describe("given names", () => {
  const table = givenTable({ Émile: [1935, 1940], Jean: [1935, 1940, 1945, 1950, 1955, 1960], Kévin: [1985, 1990] });
  const names = givenNamesOf(table, "french", "m", latinMail);
  const bornIn = (year: number): ReadonlySet<string> => {
    const from = rng();
    return new Set(Array.from({ length: 200 }, () => sampleName(from, names.of(year)).text));
  };

  it("follow the band of the birth year", () => {
    expect(bornIn(1939)).toEqual(new Set(["Émile", "Jean"]));
    expect(bornIn(1960)).toEqual(new Set(["Jean"]));
    expect(bornIn(1994)).toEqual(new Set(["Kévin"]));
  });

  it("of those born before the first band are those of the first", () => {
    expect(bornIn(1920)).toEqual(bornIn(1936));
  });

  it("come with their form for an e-mail address", () => {
    const from = rng();
    for (let draw = 0; draw < 100; draw++) {
      const { text, mail } = sampleName(from, names.of(1940));
      expect(mail).toBe(latinMail(text));
    }
  });

  it("are refused where a band or a community has none", () => {
    expect(() => names.of(1975)).toThrow(RangeError);
    expect(() => givenNamesOf(table, "breton", "m", latinMail)).toThrow(RangeError);
  });
});

describe("family names", () => {
  const table = tableOf(
    "family-names",
    ["community", "name", "weight"],
    [
      ["sikh", "Singh", "3"],
      ["sikh", "Gill", "1"],
    ],
  );
  const male = familyNamesOf(table, "sikh", latinMail);

  it("have other forms that the same draw gives", () => {
    const female = otherForms(male, ["Gill", "Kaur"], latinMail);
    for (let word = 0; word < 2 ** 32; word += 2 ** 28) {
      const form = nameAt(male, word).text === "Singh" ? "Kaur" : "Gill";
      expect(nameAt(female, word)).toEqual({ text: form, mail: form.toLowerCase() });
    }
  });

  it("are drawn by their weights", () => {
    const from = rng();
    const drawn = Array.from({ length: 4_000 }, () => sampleName(from, male).text);
    expect(Math.abs(drawn.filter((name) => name === "Singh").length - 3_000)).toBeLessThan(140);
  });

  it("are joined by a hyphen, unless they are one", () => {
    const [singh, gill] = [nameAt(male, 0), { text: "Gill", mail: "gill" }];
    expect(joined(gill, gill)).toBe(gill);
    expect(joined(gill, { text: "Roy", mail: "roy" })).toEqual({ text: "Gill-Roy", mail: "gill-roy" });
    expect(singh.text).not.toBe("");
  });
});
