import { describe, expect, it } from "vitest";
import { japan } from "../../../../src/countries/jp/index.ts";
import { people } from "./people.ts";

describe("the My Number of jp", () => {
  it("does not repeat", () => {
    expect(new Set(people(3_000).map(({ id }) => id)).size).toBe(3_000);
    expect(japan.distinctNationalIds).toBe(10_000_000);
  });

  it("is not said to be reserved", () => {
    expect(japan.rules.nationalId.provenance).toBe("invented");
    expect(japan.rules.nationalId.rule).toContain("no reserved range");
  });
});
