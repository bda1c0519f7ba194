import { expect, it } from "vitest";
import { countries, countryOf } from "../../../src/countries/index.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import { verify } from "../../contract/verify-record.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };
const service = createIdentityService({ newSeed: () => "missing", today: () => referenceDate });

function verdictsOf(code: string, record: object): Readonly<Record<string, string>> {
  const { results } = verify(record, countryOf(code) ?? expect.fail(code), referenceDate);
  return Object.fromEntries(results.map(({ rule, verdict }) => [rule, verdict]));
}

it.each([
  ["de", { zip: "80331", city: "Berlin" }, "fail"],
  ["de", { zip: "10115", city: "Berlin" }, "pass"],
  ["us", { zip: "10001", city: "Los Angeles" }, "fail"],
  ["us", { zip: "10001-1234", city: "New York" }, "pass"],
  ["us", { zip: "62701", city: "Springfield" }, "pass"],
  ["us", { zip: "65802", city: "Springfield" }, "pass"],
  ["jp", { zip: "530-0001", city: "札幌市" }, "fail"],
  ["uk", { zip: "M1 1AA", city: "Liverpool" }, "fail"],
  // A hamlet of a name that a small town has elsewhere may be in no table.
  ["us", { zip: "10001", city: "Abbeville" }, "not_applicable"],
])("In %s a city and its code are enough to judge: %j", (code, address, verdict) => {
  expect(verdictsOf(code, { address })["address.postal_code_in_city"]).toBe(verdict);
});

it.each([
  [{ city: "München", state_abbreviation: "BE" }, "address.city_in_state", "fail"],
  [{ city: "München", state_abbreviation: "BY" }, "address.city_in_state", "pass"],
  [{ city: "München", state_name: "Bayern" }, "address.city_in_state", "pass"],
  [{ city: "München", state_name: "Berlin" }, "address.city_in_state", "fail"],
  [{ zip: "80331", state_name: "Freistaat Bayern" }, "address.postal_code_in_state", "pass"],
  [{ zip: "80331", state_name: "Berlin" }, "address.postal_code_in_state", "fail"],
  [{ zip: "80331", state_name: "Narnia" }, "address.postal_code_in_state", "not_applicable"],
  [{ city: "München", state_name: "" }, "address.city_in_state", "not_applicable"],
  [{ state_name: "Bayern" }, "address.state", "not_applicable"],
])("An address of %j is judged by %s: %s", (address, rule, verdict) => {
  expect(verdictsOf("de", { address })[rule]).toBe(verdict);
});

it.each([
  [{ phone: "+49 30 23125123", address: { city: "Berlin" } }, "phone.area_of_place", "pass"],
  [{ phone: "+49 30 23125123", address: { city: "München" } }, "phone.area_of_place", "fail"],
  [{ dob: { date: "1990-05-17", month: "06" } }, "dob.parts", "fail"],
  [{ dob: { date: "1990-05-17", day: "17" } }, "dob.parts", "pass"],
  [{ dob: { date: "1990-05-17" } }, "dob.parts", "not_applicable"],
  [{ dob: { date: "1990-05-17" }, photo_url: "/avatar/male-senior/1" }, "photo_url.age", "fail"],
  [{ dob: { date: "1990-05-17" }, photo_url: "/avatar/male-adult/1" }, "photo_url.age", "pass"],
  [{ photo_url: "/avatar/male-adult/1" }, "photo_url.age", "not_applicable"],
  [
    { address: { city: "Berlin" }, details: { location: { latitude: 48.14, longitude: 11.58 } } },
    "details.location",
    "fail",
  ],
  [{ address: { state_name: "Bayern" }, details: { subdivision_code: "DE-BE" } }, "details.subdivision_code", "fail"],
])("A rule does not wait for what it does not need: %j, %s: %s", (record, rule, verdict) => {
  expect(verdictsOf("de", record)[rule]).toBe(verdict);
});

it("A record that lacks any field of its address fails no rule", () => {
  for (const { code: country } of countries) {
    for (let person = 0; person < 20; person++) {
      const { identity } = service.generate({ gender: "random", country, seed: `missing ${person}`, details: true });
      for (const lacking of [["state_abbreviation"], ["state_abbreviation", "state_name"], ["zip"], ["city"]]) {
        const address = Object.fromEntries(
          Object.entries(identity.address).filter(([name]) => !lacking.includes(name)),
        );
        const verdicts = verdictsOf(country, { ...identity, address });
        expect(
          Object.entries(verdicts).filter(([, verdict]) => verdict === "fail"),
          lacking.join(),
        ).toEqual([]);
      }
    }
  }
});
