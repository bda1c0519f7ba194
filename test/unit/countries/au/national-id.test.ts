import { describe, expect, it } from "vitest";
import { australia } from "../../../../src/countries/au/index.ts";
import { nationalId } from "../../../../src/countries/au/national-id.ts";
import { testRng } from "../../../contract/every-country.ts";
import { drawnId } from "../drawn-id.ts";

describe("the tax file number", () => {
  it("never repeats before the range is used up", () => {
    const drawn = new Set<string>();
    const rng = testRng("au serial");
    for (let index = 0; index < nationalId.distinct; index++) drawn.add(drawnId(nationalId, rng.seek(index, 9)));
    expect(drawn.size).toBe(nationalId.distinct);
  });

  it("says plainly that nothing is reserved", () => {
    expect(australia.rules.nationalId.provenance).toBe("invented");
    expect(australia.rules.nationalId.rule).toMatch(/no reserved/);
  });
});
