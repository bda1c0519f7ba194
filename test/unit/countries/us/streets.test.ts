import { expect, it } from "vitest";
import { unitedStates } from "../../../../src/countries/us/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { streetOf } from "../../../contract/streets.ts";

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
