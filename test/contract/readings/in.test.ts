import { expect, it } from "vitest";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { crowd, people } from "./people.ts";

it("most people of the Andamans live in Port Blair, and no town stands for more people than a third of the largest has", () => {
  const cities = people(200, { country: "in", state: "AN" }).map(({ address }) => address.city);
  expect(cities.filter((city) => city === "Port Blair").length).toBeGreaterThan(100);
  const table = loadTables("in")("places");
  const [states, people_, weights] = [table.texts("state"), table.numbers("population"), table.numbers("weight")];
  const largest = new Map<string, number>();
  for (const [row, state] of states.entries()) largest.set(state, Math.max(largest.get(state) ?? 0, people_[row] ?? 0));
  for (const [row, state] of states.entries())
    expect(weights[row]).toBeLessThanOrEqual(Math.max(people_[row] ?? 0, (largest.get(state) ?? 0) / 3) * 1.01);
});

it("Shri and Smt. are Hindu forms of address: Muslims, Christians and Sikhs are Mr. and Ms.", () => {
  const drawn = people(1_500, { country: "in", state: "UP", min_age: 25 });
  const titles = (given: RegExp) =>
    drawn.flatMap(({ details }) => (given.test(details?.name.given.native ?? "") ? [details?.salutation] : []));
  const muslim = titles(/^(?:Mohammad|Mohammed|Abdul|Imran|Tanveer|Shabana|Afsana|Nasreen|Ayesha|Fatima|Salma)\b/);
  expect(muslim.length).toBeGreaterThan(5);
  expect(new Set(muslim).isSubsetOf(new Set(["Mr.", "Ms."]))).toBe(true);
  const hindu = titles(/^(?:Ramesh|Suresh|Rajesh|Sunita|Anita|Lakshmi)$/);
  expect(new Set(hindu).isSubsetOf(new Set(["Shri", "Smt."]))).toBe(true);
});

it("no locality is an ordnance depot, and Jhajha has no hyphen", () => {
  const table = loadTables("in")("places");
  expect(table.texts("areas").filter((areas) => /Ord(?:n|an)ance| Dep\b/.test(areas))).toEqual([]);
  expect(table.texts("city")).toContain("Jhajha");
  expect(table.texts("city").filter((city) => /^(\w+)-\1$/i.test(city))).toEqual([]);
});

it("no locality has three equal letters in a row or the mark of a kind of office", () => {
  const areas = loadTables("in")("places").texts("areas").join(";");
  expect(areas.match(/[a-z]*([a-z])\1\1[a-z]*|\w*(?:NDTSO|ndtso)\b/g)).toBeNull();
});

it.each([
  ["Dharwad", /^5800(?:0[1-9]|11)$/],
  ["Hubballi", /^5800[23]\d$/],
])("%s is a town of its own, with its own PIN codes", (city, codes) => {
  const there = crowd(1_000, { country: "in", city, details: false }).map(({ address }) => address);
  expect(there.filter((one) => one.city !== city || !codes.test(one.zip))).toEqual([]);
});

it("of Hindu women outside households a quarter are Smt. at 18, half at 22 and 19 of 20 from 28 on", () => {
  const share = (age: number): number => {
    const women = crowd(5_000, { country: "in", gender: "female", min_age: age, max_age: age });
    const titles = women.map(({ details }) => details?.salutation);
    const ofHindus = titles.filter((title) => title === "Smt." || title === "Kumari");
    return ofHindus.filter((title) => title === "Smt.").length / ofHindus.length;
  };
  expect(share(18)).toBeCloseTo(0.23, 1);
  expect(share(22)).toBeCloseTo(0.53, 1);
  expect(share(28)).toBeGreaterThan(0.93);
});

it("localities are spelt as they are in use: Misrod in Bhopal, Budruk, Khurd and villages on -gaon", () => {
  const areas = loadTables("in")("places").texts("areas").join(";");
  expect(areas.match(/ (?:Budurk|Khr?u?rad|Khrud|Kurd|Kahs|Liens|Coloney|Nagr|Nager|\w+goan)(?:;|$)/g)).toBeNull();
  const streets = crowd(1_000, { country: "in", city: "Bhopal" }).map(({ address }) => address.street);
  expect(streets.filter((street) => /Misord/.test(street))).toEqual([]);
  expect(streets.filter((street) => /Misrod/.test(street)).length).toBeGreaterThan(0);
});

/** Of Hindu candidates for the assemblies of 2025 and 2022, Election Commission of India: thecont1/india-votes-data. */
it.each([
  ["BR", 0.42],
  ["UP", 0.17],
])("in %s, %d of Hindu men have a second given name", (state, share) => {
  const men = people(3_000, { country: "in", state, gender: "male" }).filter(
    ({ details }) => details?.salutation === "Shri",
  );
  const three = men.filter(({ name }) => name.split(" ").length > 2).length / men.length;
  expect(Math.abs(three - share)).toBeLessThan(0.25 * share);
});

it("names of the young are not those of their parents' time: Aarav, Vivaan and Aadhya", () => {
  const table = loadTables("in")("given-names");
  const names = table.texts("name");
  for (const young of ["Aarav", "Vivaan", "Aadhya"]) {
    const sum = (bands: readonly string[]): number =>
      bands.reduce(
        (all, band) => all + table.numbers(band).reduce((own, x, row) => own + (names[row] === young ? x : 0), 0),
        0,
      );
    expect(sum(["1980", "1985", "1990"]), young).toBeLessThan(0.2 * sum(["1995", "2000", "2005"]));
  }
});
