import { describe, expect, it } from "vitest";
import { latinMail } from "../../../../src/countries/shared/latin.ts";
import { unitedStates } from "../../../../src/countries/us/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";

const places = unitedStates.places.items;

describe("American names", () => {
  it("put the given name before the family name", () => {
    for (const { name } of samples) {
      expect(name.full).toBe(`${name.given} ${name.family}`);
      expect(name.maternal).toBe("");
      expect(name.mailFamily).toBe(latinMail(name.family));
    }
  });

  it("close up apostrophes for mail", () => {
    expect(latinMail("O'Brien")).toBe("obrien");
  });

  it("change only the given name with the sex", () => {
    const place = places[0];
    if (place === undefined) throw new Error("no place");
    for (let index = 0; index < 200; index++) {
      const birth = { year: 1980, month: 1, day: 1 };
      const woman = unitedStates.personName(testRng("us sex", index), { sex: "female", birth, place });
      const man = unitedStates.personName(testRng("us sex", index), { sex: "male", birth, place });
      expect(woman.family).toBe(man.family);
    }
  });

  it("make Hernandez commoner in New Mexico than in Maine", () => {
    const spanish = (state: string): number => {
      const place = places.find((candidate) => candidate.stateAbbreviation === state);
      if (place === undefined) throw new Error("no place");
      const birth = { year: 1990, month: 1, day: 1 };
      return Array.from({ length: 2_000 }, (_, index) =>
        unitedStates.personName(testRng(`us ${state}`, index), { sex: "male", birth, place }),
      ).filter(({ family }) => /^(Garcia|Martinez|Hernandez|Lopez|Rodriguez)$/.test(family)).length;
    };
    expect(spanish("NM")).toBeGreaterThan(3 * spanish("ME"));
  });
});
