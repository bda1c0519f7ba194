import { expect, it } from "vitest";
import { dataRows } from "../data-rows.ts";
import { crowd } from "./people.ts";

it("hardly any American has an area code of before a split", () => {
  const plans = new Map<string, Set<string>>();
  for (const row of dataRows("us/places/area-codes.tsv")) {
    const codes = (row.area_codes ?? "").split(" ");
    for (const code of codes) plans.set(code, (plans.get(code) ?? new Set()).union(new Set(codes)));
  }
  // The codes of the exchanges that libphonenumber's geocoder names after a place, with their overlays.
  const served = new Map(
    dataRows("us/places/geocoder.tsv").map((row) => {
      const codes = (row.exchanges ?? "").split(" ").flatMap((pair) => [...(plans.get(pair.slice(0, 3)) ?? [])]);
      return [`${row.place}, ${row.state}`, new Set(codes)];
    }),
  );
  const named = crowd(20_000, { country: "us" }).flatMap(({ phone, address }) => {
    const codes = served.get(`${address.city}, ${address.state_abbreviation}`);
    return codes === undefined ? [] : [{ city: address.city, code: phone.slice(3, 6), codes }];
  });
  expect(named.length).toBeGreaterThan(15_000);
  expect(named.filter(({ code, codes }) => !codes.has(code)).length / named.length).toBeLessThan(0.002);
});

it.each([
  ["Prescott", "AZ", "928"],
  ["Yuma", "AZ", "928"],
  ["Schaumburg", "IL", "224 847"],
  ["Kirkland", "WA", "425"],
  ["Livonia", "MI", "734"],
  ["Corona", "CA", "951"],
  ["Monterey Park", "CA", "626"],
  ["Huntington", "NY", "631 934"],
  ["Malden", "MA", "339 781"],
])("%s, %s has %s", (city, state, codes) => {
  const drawn = crowd(1_000, { country: "us", city, state, details: false }).map(({ phone }) => phone.slice(3, 6));
  expect([...new Set(drawn)].sort().join(" ")).toBe(codes);
});

it.each([
  ["AB", "Stettler", "403 587 825"],
  ["AB", "Rimbey", "403 587 825"],
  ["AB", "Coronation", "403 587 825"],
  ["ON", "Cannington", "249 705"],
  ["ON", "Sunderland", "249 705"],
  ["QC", "Sainte-Anne-de-la-Pérade", "367 418 581"],
  ["QC", "Saint-Tite", "367 418 581"],
])("in %s %s has %s", (state, city, codes) => {
  const drawn = crowd(1_000, { country: "ca", city, state, details: false }).map(({ phone }) => phone.slice(3, 6));
  expect([...new Set(drawn)].sort().join(" ")).toBe(codes);
});

it.each([
  ["東大阪市", /^579-/, "72"],
  ["東大阪市", /^577-/, "6"],
  ["西宮市", /^651-14/, "78"],
  ["西宮市", /^66[23]-/, "798"],
  ["飛騨市", /^506-1[12]/, "578"],
  ["飛騨市", /^509-/, "577"],
])("the quarters of %s with postal codes %s have %s", (city, postalCodes, code) => {
  const there = crowd(1_000, { country: "jp", city }).filter(({ address }) => postalCodes.test(address.zip));
  expect(new Set(there.map(({ phone }) => phone.split(" ")[1]))).toEqual(new Set([code]));
});

it("Britons have a city's dialling code only in the districts that it serves, and else one of no town", () => {
  const districts = new Map(dataRows("uk/dialling.tsv").map((row) => [row.code, (row.districts ?? "").split(" ")]));
  const others = new Set(dataRows("uk/dialling.tsv").flatMap((row) => (row.others ?? "").split("|")));
  others.delete("");
  const serves = (code: string, postalCode: string): boolean => {
    const [, area, number = ""] = /^([A-Z]+)(\d+)/.exec(postalCode) ?? [];
    return (districts.get(code) ?? []).some((range) => {
      const [, letters, first = "", last = first] = /^([A-Z]+)(\d+)(?:-[A-Z]+(\d+))?$/.exec(range) ?? [];
      return letters === area && Number(first) <= Number(number) && Number(number) <= Number(last);
    });
  };
  const people = crowd(20_000, { country: "uk" }).map(({ phone, address }) => {
    const [, code = ""] = phone.split(" ");
    return { code, postalCode: address.zip, locality: address.street.split(", ").at(-1) ?? "" };
  });
  const inCities = people.filter(({ code }) => code !== "1632");
  // The districts of London, Northern Ireland and the other areas with numbers for drama hold a third of the people.
  expect(inCities.length / people.length).toBeGreaterThan(0.3);
  expect(inCities.length / people.length).toBeLessThan(0.36);
  expect(inCities.filter(({ code, postalCode }) => !serves(code, postalCode))).toEqual([]);
  expect(inCities.filter(({ locality }) => others.has(locality))).toEqual([]);
});

it.each([
  ["G74", "1632"],
  ["G67", "1632"],
  ["BS37", "1632"],
  ["BS48", "1632"],
  ["NE20", "1632"],
  ["LE9", "1632"],
  ["B46", "1632"],
  ["G12", "141"],
  ["BS8", "117"],
  ["NE15", "191"],
  ["LE4", "116"],
  ["B13", "121"],
])("people of %s have %s", (postal_code, code) => {
  const drawn = crowd(1_000, { country: "uk", postal_code, details: false }).map(({ phone }) => phone.split(" ")[1]);
  expect([...new Set(drawn)]).toEqual([code]);
});
