import { describe, expect, it } from "vitest";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { crowd, people } from "./people.ts";
import { rows } from "./rows.ts";

describe("points", () => {
  it.each([
    ["cn", "益阳市", 28.55, 112.36],
    ["cn", "丽江市", 26.86, 100.23],
    ["jp", "駿東郡小山町", 35.36, 138.99],
  ])("are not a namesake's: %s %s", (country, city, latitude, longitude) => {
    const { location } = people(1, { country, city })[0]?.details ?? {};
    expect(location?.latitude).toBeCloseTo(latitude, 0);
    expect(location?.longitude).toBeCloseTo(longitude, 0);
  });

  it("lie near those of the other places of the prefecture, except in provinces of deserts and long valleys", () => {
    const table = loadTables("cn")("places");
    const [latitudes, longitudes] = [table.numbers("latitude"), table.numbers("longitude")];
    const points = rows(table, ["state", "code", "city"])
      .map(([state = "", code = "", city = ""], row) => {
        return { state, prefecture: code.slice(0, 4), city, at: [latitudes[row] ?? 0, longitudes[row] ?? 0] as const };
      })
      .filter(({ state, at: [latitude] }) => latitude > 0 && !/XZ|XJ|NM|QH|SC|GS|HL|CQ|HI/.test(state));
    const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
    const far = [...Map.groupBy(points, ({ prefecture }) => prefecture)].flatMap(([prefecture, own]) => {
      const [north, east] = [middle(own.map(({ at }) => at[0])), middle(own.map(({ at }) => at[1]))];
      const isFar = ([latitude, longitude]: readonly [number, number]): boolean =>
        Math.hypot(latitude - north, (longitude - east) * Math.cos((north * Math.PI) / 180)) * 111 > 170;
      return prefecture.endsWith("90") ? [] : own.flatMap(({ city, at }) => (isFar(at) ? [city] : []));
    });
    expect(far).toEqual(["赤水市", "定边县"]);
  });
});

it("Кизляр and Ермолино have their own postal codes, and not those of villages near them", () => {
  const codeOf = (city: string): string => people(1, { country: "ru", city })[0]?.address.zip ?? "";
  expect(codeOf("Кизляр")).toMatch(/^36883[0-3]$/);
  expect(codeOf("Ермолино")).toMatch(/^24902[678]$/);
});

/** GeoNames, and general knowledge. */
it.each([
  ["灵山县", /^535400$/],
  ["浦北县", /^535300$/],
  ["钦州市", /^535000$/],
  ["无为市", /^238300$/],
  ["龙港市", /^325802$/],
  ["故城县", /^253800$/],
  ["江山市", /^324100$/],
  ["铁岭县", /^112600$/],
  ["中宁县", /^755100$/],
  ["海原县", /^755200$/],
  ["隆昌市", /^642150$/],
  ["祁阳市", /^426100$/],
  ["衢州市", /^324[0-9]{3}$/],
])("people of %s have its postal code, and not another county's", (city, code) => {
  const codes = crowd(1_000, { country: "cn", city, details: false }).map(({ address }) => address.zip);
  expect([...new Set(codes)].filter((other) => !code.test(other))).toEqual([]);
});

it("hardly any Chinese live in a place without a point", () => {
  const without = crowd(10_000, { country: "cn" }).filter(({ details }) => details?.location === undefined);
  expect(without.length / 10_000).toBeLessThan(0.012);
});
