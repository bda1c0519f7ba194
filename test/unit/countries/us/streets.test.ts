import { expect, it } from "vitest";
import { unitedStates } from "../../../../src/countries/us/index.ts";
import { samplesOf, testRng } from "../../../contract/every-country.ts";
import { streetOf } from "../../../contract/streets.ts";

it("Streets end with an apartment or a unit for a minority, and many are numbered", () => {
  const streets = samplesOf(unitedStates, 4_000).map(({ street }) => street);
  const dwellings = streets.filter((street) => / (Apt|Unit) /.test(street)).length / streets.length;
  expect(dwellings).toBeGreaterThan(0.15);
  expect(dwellings).toBeLessThan(0.3);
  expect(streets.filter((street) => /\b\d+(st|nd|rd|th)\b/.test(street)).length).toBeGreaterThan(100);
});

it("Streets call county roads by letters in Wisconsin and Missouri", () => {
  for (const [state, form] of [
    ["WI", /^\d+ County Road [A-Z]{1,2}$/],
    ["MO", /^\d+ State Highway [A-Z]{1,2}$/],
  ] as const) {
    const [place] = unitedStates.places.items.filter(
      ({ stateAbbreviation, population }) => stateAbbreviation === state && population < 3_000,
    );
    const [area] = place?.areas ?? [];
    if (place === undefined || area === undefined) throw new Error(`${state} has no village`);
    const streets = Array.from({ length: 500 }, (_, index) =>
      streetOf(unitedStates, testRng(`us ${state}`, index), place, area),
    );
    expect(streets.filter((street) => form.test(street)).length).toBeGreaterThan(20);
    expect(streets.filter((street) => /County Road \d/.test(street))).toEqual([]);
  }
});
