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
