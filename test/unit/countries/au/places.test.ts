import { expect, it } from "vitest";
import { australia } from "../../../../src/countries/au/index.ts";
import { placeNamed } from "../people-of.ts";
import { shareOfPlaces } from "../shares.ts";

it.each([
  ["Sydney, NSW", "2000"],
  ["Melbourne, VIC", "3000"],
  ["Brisbane, QLD", "4000"],
  ["Adelaide, SA", "5000"],
  ["Perth, WA", "6000"],
  ["Hobart, TAS", "7000"],
  ["Darwin, NT", "0800"],
  ["Canberra, ACT", "2600"],
])("%s has the postcode %s", (city, postcode) => {
  expect(placeNamed(australia, city).areas.map(({ code }) => code)).toContain(postcode);
});

it("A third of the people of New South Wales and Victoria live outside Sydney and Melbourne (ABS, 2021: 33 %)", () => {
  const shareOf = shareOfPlaces(australia);
  const both = shareOf(({ stateAbbreviation }) => /^(?:NSW|VIC)$/.test(stateAbbreviation));
  const country = shareOf(
    ({ stateAbbreviation, areas }) =>
      /^(?:NSW|VIC)$/.test(stateAbbreviation) && /^(?:2[3-68]|27[89]|3[2-6]|38[2-9])/.test(areas[0]?.code ?? ""),
  );
  expect(country / both).toBeGreaterThan(0.2);
  expect(country / both).toBeLessThan(0.4);
});
