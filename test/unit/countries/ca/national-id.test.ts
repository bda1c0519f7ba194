import { describe, expect, it } from "vitest";
import { nationalId } from "../../../../src/countries/ca/national-id.ts";
import { testRng } from "../../../contract/every-country.ts";
import { drawnId } from "../drawn-id.ts";

describe("the Social Insurance Number", () => {
  it("never repeats before the range is used up", () => {
    const rng = testRng("ca serial");
    const drawn = new Set<string>();
    for (let index = 0; index < 100_000; index++) drawn.add(drawnId(nationalId, rng.seek(index, 9)));
    expect(drawn.size).toBe(100_000);
    expect(nationalId.distinct).toBe(9_999_999);
  });
});
