import { expect, it } from "vitest";
import { japan } from "../../../src/countries/jp/index.ts";
import { nearestNames } from "../../../src/identity/places/search.ts";

it("of the places of one spelling, the most populous is the closest match", () => {
  const [first = ""] = nearestNames(japan, "Yokohhama", 5);
  expect(first).toBe("横浜市");
});
