import { expect, it } from "vitest";
import { france } from "../../../src/countries/fr/index.ts";
import { japan } from "../../../src/countries/jp/index.ts";
import { nearestNames, nearestStates } from "../../../src/person/places/search.ts";

it("of the places of one spelling, the most populous is the closest match", () => {
  const [first = ""] = nearestNames(japan, "Yokohhama", 5);
  expect(first).toBe("横浜市");
});

it("names of up to 40 characters are compared with those of places and states, and longer ones are not", () => {
  const name = "beaujeusaintvallierpierrejuxetquitteur";
  expect(nearestNames(france, name.padEnd(40, "x"), 1)).toEqual(nearestNames(france, name, 1));
  expect(nearestNames(france, name, 1)).toHaveLength(1);
  // Three letters too many are near enough in a shorter name.
  expect(nearestNames(france, name.padEnd(41, "x"), 1)).toEqual([]);
  expect(nearestStates(france, "x".repeat(40), 5)).toHaveLength(5);
  expect(nearestStates(france, "x".repeat(41), 5)).toEqual([]);
});
