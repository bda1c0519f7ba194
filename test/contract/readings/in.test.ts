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

it.each([
  [
    "UP",
    /^(?:Sharma|Mishra|Pandey|Tiwari|Shukla|Tripathi|Dubey|Dwivedi|Pathak|Upadhyay|Chaturvedi|Bajpai|Dixit)$/,
    0.12,
  ],
  ["WB", /^(?:Banerjee|Mukherjee|Chatterjee|Chakraborty|Bhattacharya|Ganguly)$/, 0.08],
  ["UP", /^(?:Srivastava|Saxena|Mathur|Bhatnagar|Nigam|Asthana)$/, 0.025],
])("Brahmins and Kayasths of %s are as few as among candidates: %s", (state, families, limit) => {
  const drawn = people(2_000, { country: "in", state });
  const share = drawn.filter(({ details }) => families.test(details?.name.family?.native ?? "")).length / drawn.length;
  expect(share).toBeLessThan(limit);
});

it("Adivasis of Gujarat have their family names, and one woman in seven of the Hindi states is called Devi", () => {
  const names = people(3_000, { country: "in", state: "GJ" }).map(({ details }) => details?.name.family?.native);
  expect(names.filter((name) => /^(?:Rathva|Damor|Gamit|Tadvi|Vasava)$/.test(name ?? "")).length).toBeGreaterThan(40);
  const women = ["UP", "BR", "RJ", "HR"].flatMap((state) =>
    people(500, { country: "in", state, gender: "female", min_age: 40 }),
  );
  const called = women.filter(({ details }) => details?.name.family?.native === "Devi");
  expect(called.length / women.length).toBeGreaterThan(0.12);
});
