import { expect, it } from "vitest";
import { canada } from "../../../../src/countries/ca/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

it("Canadian names are French where many speak it: in Québec, New Brunswick and Ontario", () => {
  const french = /^(Tremblay|Gagnon|Bouchard|Côté|Lavoie|Fortin|Gagné|Bélanger|Lévesque|Bergeron)$/;
  const states = samplesOf(canada, 20_000).flatMap(({ name, state }) => (french.test(name.family) ? [state] : []));
  expect(states.filter((state) => state === "QC").length / states.length).toBeGreaterThan(0.75);
  expect(states.filter((state) => /^(?:QC|NB|ON)$/.test(state)).length / states.length).toBeGreaterThan(0.9);
});
