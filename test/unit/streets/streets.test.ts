import { describe, expect, it } from "vitest";
import { parseTsv } from "../../../scripts/tables/tsv.ts";
import type { Area, Place } from "../../../src/countries/place.ts";
import { noTemplates } from "../../../src/random/template.ts";
import { type Streets, streetsOf } from "../../../src/streets/streets.ts";
import type { Table } from "../../../src/tables/table.ts";
import { everyCountry, testRng } from "../../contract/every-country.ts";
import { drawStreet, streetOf } from "../../contract/streets.ts";

/** A table of lines whose cells have bars between them. */
function tableOf(lines: readonly string[]): Table {
  const { header, rows } = parseTsv(lines.map((line) => line.replaceAll("|", "\t")).join("\n"), "lines");
  const cells = (column: string): readonly string[] => rows.map((row) => row[header.indexOf(column)] ?? "");
  return {
    length: rows.length,
    texts: cells,
    numbers: (column) => cells(column).map(Number),
    view: (column) => cells(column).map(Number),
    has: (column) => header.includes(column),
  };
}

const names = ["rule|at|where|text|latin|first|last|to|weight", "name|||Elm|||||3", "name|||Oak|||||1"];

function streets(patterns: readonly string[], words: readonly string[] = names): Streets {
  const tables = new Map([
    ["streets", tableOf(["rule|odds|where|text|latin", ...patterns])],
    ["street-names", tableOf(words)],
  ]);
  return streetsOf(
    (name) => tables.get(name) ?? tableOf([]),
    (text) => text.toUpperCase(),
  );
}

const town: Place = {
  index: 0,
  city: "Ems",
  latin: "Ems",
  state: "Hessen",
  stateLatin: "Hessen",
  stateAbbreviation: "HE",
  subdivision: "DE-HE",
  timeZone: "Europe/Berlin",
  population: 5_000,
  ...{ weight: 1, middle: undefined },
  pointOf: () => undefined,
  points: [],
  templates: () => noTemplates,
  templateLists: () => [],
  phones: [],
  areas: [],
  sampleArea: () => area(),
  code: "",
};
const place = (fields: Partial<Place>): Place => ({ ...town, ...fields });
const area = (fields: Partial<Area> = {}): Area => ({ code: "12345", locality: "", weight: 1, ...fields });

/** How often each of 4,000 lines is drawn, in percent. */
function shares(all: Streets, home: Place = town, where: Area = area()): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let index = 0; index < 4_000; index++) {
    const line = streetOf(all, testRng("grammar", index), home, where);
    counts[line] = (counts[line] ?? 0) + 1 / 40;
  }
  return counts;
}

const here = (patterns: readonly string[], home?: Partial<Place>, where?: Partial<Area>, words?: readonly string[]) =>
  Object.keys(shares(streets(patterns, words), place(home ?? {}), area(where))).sort();

describe("the grammar of streets", () => {
  it("draws lines by their weights, of what lines with a share leave", () => {
    const drawn = shares(streets(["street|50%||a|", "street|50%||b|", "street|name||c|", "street|4||d|"]));
    // Names weigh 3 and 1.
    const expected = { a: 50, b: 25, c: 12.5, d: 12.5 };
    for (const [line, share] of Object.entries(expected))
      expect(Math.abs((drawn[line] ?? 0) - share), line).toBeLessThan(2);
  });

  it("takes a share from a list, by the place and what holds there", () => {
    const words = ["rule|at|where|text|weight", "flats||<6000|%|20", "flats|Ulm, HE||%|90"];
    const drawn = streets(["street|flats%||a|", "street||flats>=50|b|", "street|||{1..1}|"], words);
    expect(shares(drawn)).toEqual({ 1: expect.closeTo(80, -1), a: expect.closeTo(20, -1) });
    expect(shares(drawn, place({ city: "Ulm" }))).toMatchObject({ a: expect.closeTo(90, -1), b: expect.any(Number) });
  });

  it("chooses each rule by itself", () => {
    const drawn = shares(streets(["street|||{one}{one}|", "one|100%|<0|x|", "one|1||{1..1}|", "one|3||{2..2}|"]));
    const expected = { 11: 6.25, 12: 18.75, 21: 18.75, 22: 56.25 };
    for (const [line, share] of Object.entries(expected))
      expect(Math.abs((drawn[line] ?? 0) - share), line).toBeLessThan(2);
  });

  it.each([
    ["BY|HE", { stateAbbreviation: "BY" }, {}, true],
    ["!BY|HE", { stateAbbreviation: "BY" }, {}, false],
    ["<3000", { population: 2_999 }, {}, true],
    [">=3000", { population: 2_999 }, {}, false],
    ["in Bad Ems|Ulm", { city: "Bad Ems" }, {}, true],
    ["code 12", {}, {}, true],
    ["code 13|14", {}, {}, false],
    ["locality", {}, { locality: "Mitte" }, true],
    ["locality", {}, {}, false],
    ["locality *tt?|x", {}, { locality: "Mitte" }, true],
    ["numbers", {}, { numbers: "1-4" }, true],
    ["BY, <3000", { stateAbbreviation: "BY", population: 4_000 }, {}, false],
    ["south", { stateAbbreviation: "BY" }, {}, true],
    ["south:x", { stateAbbreviation: "BY" }, {}, false],
  ])("knows whether %s holds", (where, home, at, holds) => {
    const patterns = ["street|100%|condition|yes|", "street|||no|", "south||BY|y|"].map((line) =>
      line.replace("condition", where.replaceAll("|", "¦")),
    );
    const table = patterns.map((line) => line.split("|").map((cell) => cell.replaceAll("¦", "|")));
    const rows = tableOf(["rule|odds|where|text|latin"]);
    const cells: Table = {
      ...rows,
      length: 3,
      texts: (column) => table.map((row) => row[["rule", "odds", "where", "text", "latin"].indexOf(column)] ?? ""),
    };
    const drawn = streetsOf((name) => (name === "streets" ? cells : tableOf(names)));
    expect(Object.keys(shares(drawn, place(home), area(at)))).toEqual([holds ? "yes" : "no"]);
  });

  it("takes the names of a postal code, a city or a state before those of everywhere", () => {
    const words = [
      "rule|at|where|text|weight",
      "name|||everywhere|1",
      "name|Ulm||of the town|1",
      "name|12345||of the code|1",
    ];
    expect(here(["street|||{name}|"], { city: "Bonn" }, { code: "99999" }, words)).toEqual(["everywhere"]);
    expect(here(["street|||{name}|"], { city: "Ulm" }, { code: "99999" }, words)).toEqual(["of the town"]);
    expect(here(["street|||{name}|"], { city: "Ulm" }, {}, words)).toEqual(["of the code"]);
  });

  it("writes numbers in steps, with zeros, as ordinals, and after the number before", () => {
    expect(here(["street|||{100..300/100}|"])).toEqual(["100", "200", "300"]);
    expect(here(["street|||{08..10}|"])).toEqual(["08", "09", "10"]);
    expect(here(["street|||{1..3 th}|"])).toEqual(["1st", "2nd", "3rd"]);
    expect(here(["street|||{4..5} and {+2}|"])).toEqual(["4 and 6", "5 and 7"]);
    expect(here(["street|||{numbers}|"], {}, { numbers: "2-3" })).toEqual(["2", "3"]);
  });

  it("prefers low numbers", () => {
    const below = (text: string): number =>
      Object.entries(shares(streets([`street|||${text}|`]))).reduce(
        (sum, [line, share]) => sum + (Number(line) <= 25 ? share : 0),
        0,
      );
    // The lesser of two numbers, a number up to an even limit, and one up to a limit from 8 on.
    for (const [text, share] of Object.entries({ "{1..100}": 25, "{1~100}": 43.8, "{1~~~100}": 59.7, "{1~~100}": 56 }))
      expect(Math.abs(below(text) - share), text).toBeLessThan(3);
  });

  it("takes house numbers from the street, also from one that follows", () => {
    const words = ["rule|text|first|last|weight", "name|Elm|3|4|1"];
    expect(here(["street|||{#} {name}|"], {}, {}, words)).toEqual(["3 Elm", "4 Elm"]);
  });

  it("names no road after its own town", () => {
    const words = [
      "rule|text|to|weight",
      "name|Ulm Road||1",
      "name|rue de Ulm||1",
      "name|Ulmer Straße|Ulm|1",
      "name|Ulmallee||1",
    ];
    const patterns = ["street|||{name}|", "home|||High Street|"];
    expect(here(patterns, { city: "Ulm" }, {}, words)).toEqual(["High Street", "Ulmallee"]);
    expect(here(patterns, { city: "Bonn" }, {}, words)).toHaveLength(4);
  });

  it("writes the same line in Latin letters, in another order", () => {
    const words = ["rule|text|latin|weight", "name|あ|A|1", "name|b||1"];
    const both = streets(["street|||{locality}{1..9}号{name}|{name}, {1..9} Hao {locality}"], words);
    for (let index = 0; index < 20; index++) {
      const { street, latin } = drawStreet(both, testRng("latin", index), town, area({ locality: "x" }));
      const [, number, name] = /^x(\d)号(.)$/.exec(street) ?? [];
      expect(latin).toBe(`${name === "あ" ? "A" : "B"}, ${number} Hao X`);
    }
  });

  it.each([
    ["a rule", ["street|||{nothing}|"], "no rule"],
    ["a condition", ["street||nothing|a|"], "no rule"],
    ["a slot of the Latin text", ["street|||{1..2}|{1..3}"], "has no {1..3}"],
    ["the rule of whole lines", ["road|||{1..2}|"], "no rule"],
    ["a line that holds", ["street|||{road}|", "road||<0|{1..2}|"], "shares of 0"],
  ])("refuses a grammar without %s", (_, patterns, reason) => {
    expect(() => shares(streets(patterns))).toThrow(reason);
  });

  it.each(everyCountry)("has at most sixteen choices in a line of $code", (country) => {
    for (let index = 0; index < 2_000; index++) {
      const home = country.places.items[index % country.places.items.length] ?? town;
      const [where = area()] = home.areas;
      const { choices } = drawStreet(country, testRng(`slots ${country.code}`, index), home, where);
      expect(choices).toBeLessThanOrEqual(16);
    }
  });
});
