import { expect, it } from "vitest";
import { mexico } from "../../../../src/countries/mx/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

it("Mexican names keep their accents", () => {
  const families = samplesOf(mexico, 4_000).map(({ name }) => name.family);
  expect(families.filter((family) => /^(Hernandez|Martinez|Nuñez|Gonzalez|Perez)$/.test(family))).toEqual([]);
});
