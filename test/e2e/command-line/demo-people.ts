import { expect } from "vitest";
import type { Identity } from "../../../src/person/identity.ts";

/** Options of `draw` for the demo people of a country. */
export const demoOf = (country: string): readonly string[] => [
  "--gender",
  "random",
  "--seed",
  "demo",
  "--reference-date",
  "2026-01-01",
  "--country",
  country,
];

export const demo = demoOf("mx");

/** The people of an NDJSON text, every line of which must be whole. */
export function people(ndjson: string): Identity[] {
  expect(ndjson).toMatch(/(^|\n)$/);
  // What is read of them is asserted.
  return ndjson
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Identity);
}
