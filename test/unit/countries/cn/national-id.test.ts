import { describe, expect, it } from "vitest";
import { china } from "../../../../src/countries/cn/index.ts";
import { nationalId } from "../../../../src/countries/cn/national-id.ts";
import { pick } from "../../../../src/random/distributions.ts";
import { dataRows } from "../../../contract/data-rows.ts";
import { samplesOf, testRng } from "../../../contract/every-country.ts";
import { idsOf, indexesFrom } from "../drawn-id.ts";

const places = china.places.items;
const samples = samplesOf(china, 3_000);

describe("the resident id", () => {
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
    const issued = new Set(dataRows("cn/counties.tsv").map(({ code = "" }) => code));
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
    const ids = (["female", "male"] as const).flatMap((sex) =>
      idsOf("cn", indexesFrom(0, 6_000), { sex, birth, place }),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const orders = new Set(ids.map((id) => id.slice(14, 17)));
    expect(orders.size).toBe(999);
    expect(orders).not.toContain("000");
  });
});
