import { expect, it } from "vitest";
import { loadTables } from "../../../src/columns/load-tables.ts";
import { people } from "./people.ts";

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
