import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { china } from "../../../../src/countries/cn/index.ts";
import { residentId } from "../../../../src/countries/cn/national-id.ts";
import { pick } from "../../../../src/random/distributions.ts";
import { testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";

const places = china.places.items;

/** ISO/IEC 7064 mod 11-2 by the weights that GB 11643 prints. */
function checkCharacter(body: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return "10X98765432".charAt(sum % 11);
}

describe("the resident id", () => {
  it("has the check character of the standard's own examples", () => {
    // GB 11643-1999, annex A: 11010519491231002X and 440524188001010014.
    expect(checkCharacter("11010519491231002")).toBe("X");
    expect(checkCharacter("44052418800101001")).toBe("4");
    for (const { nationalId } of samples) expect(nationalId.at(-1)).toBe(checkCharacter(nationalId.slice(0, 17)));
  });

  it("is accepted by an independent validator", () => {
    const validator = stdnum.CN?.ric;
    for (const { nationalId } of samples) expect(validator?.validate(nationalId).isValid, nationalId).toBe(true);
  });

  it("carries the prefecture, the day of birth and the sex of its bearer", () => {
    for (const { nationalId, birth, place, sex } of samples) {
      expect(nationalId).toMatch(/^\d{17}[\dX]$/);
      expect(nationalId.slice(0, 4)).toBe(place.code);
      const day = `${birth.year}${String(birth.month).padStart(2, "0")}${String(birth.day).padStart(2, "0")}`;
      expect(nationalId.slice(6, 14)).toBe(day);
      expect(Number(nationalId[16]) % 2).toBe(sex === "male" ? 1 : 0);
    }
  });

  it("stands under the code of a whole prefecture, which no county has", () => {
    for (const { nationalId } of samples) expect(nationalId.slice(4, 6)).toBe("00");
  });

  it("never stands under a prefecture whose own code may occur in issued ids", () => {
    // 东莞, 中山, 珠海, 海口, 三亚, 三沙, 儋州, 嘉峪关, 日照, 湖州, 宜昌.
    const issued = ["4419", "4420", "4404", "4601", "4602", "4603", "4604", "6202", "3711", "3305", "4205"];
    for (const place of places) expect(issued, place.city).not.toContain(place.code);
  });

  it("uses the whole range of order numbers", () => {
    const place = pick(testRng("cn order"), places);
    const orders = Array.from({ length: 20_000 }, (_, index) => {
      const bearer = {
        sex: index % 2 === 0 ? "male" : "female",
        birth: { year: 1990, month: 1, day: 1 },
        place,
      } as const;
      return residentId(testRng("cn order", index), bearer).slice(14, 17);
    });
    expect(new Set(orders).size).toBe(999);
    expect(orders).not.toContain("000");
  });
});
