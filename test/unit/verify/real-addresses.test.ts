import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { countryOf } from "../../../src/countries/index.ts";
import { verify } from "../../contract/verify-record.ts";
import { failures, referenceDate } from "./failures.ts";

const load = createRequire(import.meta.url);

it("Every ZIP code of npm zipcodes passes with its post office and state, also those of the armed forces and territories", () => {
  const codes: Readonly<Record<string, { readonly zip: string; readonly city: string; readonly state: string }>> =
    load("zipcodes/lib/codes.js").codes;
  const addresses = Object.values(codes).map(({ zip, city, state }) => ({ zip, city, state_abbreviation: state }));
  expect(addresses.length).toBeGreaterThan(40_000);
  expect(failures("us", addresses)).toEqual([]);
  // Without their states they pass, too.
  expect(
    failures(
      "us",
      addresses.map(({ zip, city }) => ({ zip, city })),
    ),
  ).toEqual([]);
});

it.each([
  ["us", "06390", "Fishers Island", "NY"],
  ["us", "00901", "San Juan", "PR"],
  ["us", "10511", "Buchanan", "NY"],
  ["ca", "K1A 0N4", "Gatineau", "QC"],
  ["fr", "97400", "Saint-Denis", "974"],
  ["fr", "01410", "Lajoux", "BFC"],
  ["de", "27499", "Hamburg", "HH"],
  ["uk", "TD15 1AA", "Berwick-upon-Tweed", "ENG"],
  ["mx", "06600", "Cuauhtémoc", "CMX"],
])("In %s the real postal code %s of %s, %s passes", (code, zip, city, state) => {
  expect(failures(code, [{ zip, city, state_abbreviation: state }])).toEqual([]);
});

it.each([
  ["us", "60601", "Chicago", "CA", ["address.city_in_state", "address.postal_code_in_state"]],
  ["us", "90001", "Chicago", "CA", ["address.city_in_state"]],
  ["us", "10001", "Los Angeles", "CA", ["address.postal_code_in_state", "address.postal_code_in_city"]],
  ["de", "80331", "Hamburg", "HH", ["address.postal_code_in_state", "address.postal_code_in_city"]],
  ["fr", "13001", "Lyon", "ARA", ["address.postal_code_in_state", "address.postal_code_in_city"]],
])("In %s the postal code %s with %s, %s fails", (code, zip, city, state, rules) => {
  const found = failures(code, [{ zip, city, state_abbreviation: state }]).map((failure) => failure.split(":")[0]);
  expect(found).toEqual(rules);
});

it.each([
  ["ca", "QC", "Quebec", []],
  ["jp", "11", "Saitama", []],
  ["fr", "ARA", "Auvergne-Rhone-Alpes", []],
  ["de", "BY", "BY", ["address.state_name"]],
  ["us", "CA", "New York", ["address.state_name"]],
])("In %s the state %s may be called %s or not", (code, abbreviation, name, rules) => {
  const address = { state_abbreviation: abbreviation, state_name: name };
  const { results } = verify({ address }, countryOf(code) ?? expect.fail(), referenceDate);
  expect(results.flatMap(({ rule, verdict }) => (verdict === "fail" ? rule : []))).toEqual(rules);
});

it.each([
  ["jp", "東大和市", "24", "510-0001"],
  ["jp", "猪名川町", "27", "530-0001"],
  ["cn", "益阳市", "HB", "430000"],
])("In %s, whose tables have every place of its kind, %s in %s fails", (code, city, state, zip) => {
  expect(failures(code, [{ zip, city, state_abbreviation: state }])).toEqual([
    `address.city_in_state: ${zip} ${city} ${state}`,
  ]);
});

it("A Japanese town may be named without its rural district", () => {
  expect(failures("jp", [{ zip: "666-0201", city: "猪名川町", state_abbreviation: "28" }])).toEqual([]);
  expect(failures("jp", [{ zip: "666-0201", city: "川辺郡猪名川町", state_abbreviation: "28" }])).toEqual([]);
});

it.each([
  ["jp", "東大和市", "24", "510-0001", "The table of places has 東大和市 in 13 only."],
  ["de", "Eisenach", "BY", "80331", "The table of places has Eisenach in TH only."],
  ["us", "Nowhereville", "TX", "77058", "Nowhereville is not in the table of places."],
])("In %s the postal code of %s in %s does not apply, and the reason is true", (code, city, state, zip, reason) => {
  const address = { city, state_abbreviation: state, zip };
  const { results } = verify({ address }, countryOf(code) ?? expect.fail(), referenceDate);
  const { verdict, message } = results.find(({ rule }) => rule === "address.postal_code_in_city") ?? expect.fail();
  expect([verdict, message]).toEqual(["not_applicable", reason]);
});

it.each([
  [48.86, 2.35, "pass"],
  [43.3, 5.37, "fail"],
])("The point %d, %d of a Parisian is judged as %s", (latitude, longitude, verdict) => {
  const record = {
    address: { city: "Paris", state_abbreviation: "IDF", zip: "75001" },
    details: { location: { latitude, longitude } },
  };
  const { results } = verify(record, countryOf("fr") ?? expect.fail(), referenceDate);
  expect(results.find(({ rule }) => rule === "details.location")?.verdict).toBe(verdict);
});
