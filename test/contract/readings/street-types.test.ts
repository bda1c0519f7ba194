import { expect, it } from "vitest";
import { people } from "./people.ts";

it.each([
  ["uk", "SCT", "Close", 0, 5],
  ["uk", "SCT", "Place|Crescent|Terrace", 10, 25],
  ["uk", "ENG", "Close", 9, 18],
  ["au", "ACT", "Court", 0, 4],
  ["au", "ACT", "Place", 12, 25],
  ["au", "NSW", "Court", 2, 7],
])("of a hundred streets in %s, %s %s are between %d and %d", (country, state, types, least, most) => {
  const streets = people(1_000, { country, state, details: false }).map(({ address }) => address.street);
  const type = new RegExp(`\\d[AB]? [^,\\d]*\\b(?:${types})(?:,|$)`);
  const percent = (100 * streets.filter((street) => type.test(street)).length) / streets.length;
  expect(percent).toBeGreaterThanOrEqual(least);
  expect(percent).toBeLessThanOrEqual(most);
});
