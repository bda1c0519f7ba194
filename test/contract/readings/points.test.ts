import { describe, expect, it } from "vitest";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { crowd } from "./people.ts";
import { rows } from "./rows.ts";

describe("points", () => {
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

it("hardly any Chinese live in a place without a point", () => {
  const without = crowd(10_000, { country: "cn" }).filter(({ details }) => details?.location === undefined);
  expect(without.length / 10_000).toBeLessThan(0.012);
});
