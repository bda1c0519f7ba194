import { expect, it } from "vitest";
import { unitedStates } from "../../../scripts/tables/source-rows.ts";
import { crowd } from "./people.ts";

it("hardly any American has an area code of before a split", () => {
  const plans = new Map<string, Set<string>>();
  for (const row of unitedStates("places/area-codes")) {
    const codes = row("area_codes").split(" ");
    for (const code of codes) plans.set(code, (plans.get(code) ?? new Set()).union(new Set(codes)));
  }
  // The codes of the exchanges that libphonenumber's geocoder names after a place, with their overlays.
  const served = new Map(
    unitedStates("places/geocoder").map((row) => {
      const codes = row("exchanges")
        .split(" ")
        .flatMap((pair) => [...(plans.get(pair.slice(0, 3)) ?? [])]);
      return [`${row("place")}, ${row("state")}`, new Set(codes)];
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
  ["Huntington", "NY", "631 934"],
  ["Malden", "MA", "339 781"],
])("%s, %s has %s", (city, state, codes) => {
  const drawn = crowd(1_000, { country: "us", city, state, details: false }).map(({ phone }) => phone.slice(3, 6));
  expect([...new Set(drawn)].sort().join(" ")).toBe(codes);
});
