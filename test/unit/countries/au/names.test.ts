import { expect, it } from "vitest";
import { australia } from "../../../../src/countries/au/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";

it("Australian names are more diverse in the cities than in the country", () => {
  const share = (codes: RegExp): number => {
    const own = samplesOf(australia, 20_000).filter(({ area }) => codes.test(area.code));
    const isOfCity = /^(Chen|Wang|Li|Zhang|Nguyen|Singh|Rossi|Haddad|Papadopoulos)$/;
    return own.filter(({ name }) => isOfCity.test(name.family)).length / own.length;
  };
  expect(share(/^[23][01]/)).toBeGreaterThan(2 * share(/^[23][4-8]/));
});
