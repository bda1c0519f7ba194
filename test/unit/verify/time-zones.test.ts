import { expect, it } from "vitest";
import { countries, countryOf } from "../../../src/countries/index.ts";
import { placesOf } from "../../../src/person/places/places.ts";
import { verify } from "../../contract/verify-record.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };

// Towns that are called like a county of their state, or lie on the other side of a boundary than most of it.
it.each([
  ["us", "KY", "Union", "America/New_York"],
  ["us", "KY", "Butler", "America/New_York"],
  ["us", "KY", "Russell", "America/New_York"],
  ["us", "KY", "Bowling Green", "America/Chicago"],
  ["us", "IN", "Jasper", "America/Indiana/Indianapolis"],
  ["us", "IN", "Spencer", "America/Indiana/Indianapolis"],
  ["us", "ID", "Shoshone", "America/Boise"],
  ["us", "ID", "Grangeville", "America/Los_Angeles"],
  ["us", "FL", "Bristol", "America/New_York"],
  ["us", "FL", "Port St. Joe", "America/New_York"],
  ["us", "AZ", "Phoenix", "America/Phoenix"],
  ["us", "AZ", "Flagstaff", "America/Phoenix"],
  ["us", "AZ", "Tonalea", "America/Denver"],
  ["ca", "ON", "Ignace", "America/Winnipeg"],
  ["ca", "SK", "Creighton", "America/Winnipeg"],
  ["mx", "CHH", "Ascensión", "America/Ciudad_Juarez"],
  ["mx", "COA", "Allende", "America/Matamoros"],
  ["ru", "SA", "Верхоянск", "Asia/Vladivostok"],
  ["ru", "SA", "Якутск", "Asia/Yakutsk"],
])("In %s, %s, %s has the time zone of its point, %s", (code, state, city, zone) => {
  const places = placesOf(countryOf(code) ?? expect.fail(code)).named(city);
  const inState = places.filter(({ stateAbbreviation }) => stateAbbreviation === state);
  expect(new Set(inState.map(({ timeZone }) => timeZone))).toEqual(new Set([zone]));
});

it("Every time zone of a place is one that programs know", () => {
  const zones = new Set(countries.flatMap(({ places }) => places.items.map(({ timeZone }) => timeZone)));
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat("en", { timeZone }), timeZone).not.toThrow();
});

it.each([
  ["us", { city: "Union", state_abbreviation: "KY" }, "America/New_York", "pass", ""],
  ["us", { city: "Union", state_abbreviation: "KY" }, "US/Eastern", "pass", ""],
  [
    "us",
    { city: "Union", state_abbreviation: "KY" },
    "America/Chicago",
    "fail",
    "Union keeps America/New_York, not America/Chicago.",
  ],
  ["us", { city: "Chicago" }, "America/New_York", "fail", "Chicago keeps America/Chicago, not America/New_York."],
  [
    "us",
    { city: "Abbeville" },
    "America/Denver",
    "not_applicable",
    "A place of that name that is in no table may be meant.",
  ],
  ["us", { city: "Nowhereville" }, "America/Denver", "not_applicable", "Nowhereville is not in the table of places."],
  ["us", { state_abbreviation: "KY" }, "America/Denver", "not_applicable", "address.city is missing."],
  ["in", { city: "Mumbai" }, "Asia/Calcutta", "pass", ""],
  ["de", { city: "Berlin" }, "CET+1", "fail", "Berlin keeps Europe/Berlin, not CET+1."],
])("In %s at %j the time zone %s: %s", (code, address, zone, verdict, message) => {
  const { results } = verify(
    { address, details: { time_zone: zone } },
    countryOf(code) ?? expect.fail(code),
    referenceDate,
  );
  expect(results.find(({ rule }) => rule === "details.time_zone")).toMatchObject({ verdict, message });
});
