import { expect, it } from "vitest";
import { loadTables } from "../../../src/columns/load-tables.ts";
import { people } from "./people.ts";

it.each([
  ["简阳市", "641400"],
  ["宁乡市", "410600"],
  ["监利市", "433300"],
  ["邵东市", "422800"],
  ["盘州市", "553500"],
  ["腾冲市", "679100"],
  ["隆昌市", "642100"],
  ["神木市", "719300"],
])("%s, which became a city, has its own postal code, %s", (city, code) => {
  expect(people(1, { country: "cn", city })[0]?.address.zip).toBe(code);
});

it("a name without a family name is whole in Latin letters and on the card", () => {
  const tibetans = people(60, { country: "cn", state: "西藏" }).filter(
    ({ details }) => details?.name.family === undefined,
  );
  expect(tibetans.length).toBeGreaterThan(10);
  for (const { details } of tibetans) {
    // Each character is a syllable, mostly of two letters or more.
    const { given, latin_full } = details?.name ?? {};
    expect(latin_full?.length).toBeGreaterThanOrEqual(2 * (given?.native.length ?? 0));
    expect(details?.card.name_on_card).toBe(latin_full);
  }
});

it("an Uighur's own name stands before the father's in Latin letters, as in Chinese", () => {
  const names = people(80, { country: "cn", state: "新疆", script: "latin" }).filter(({ details }) =>
    details?.name.given.native.includes("·"),
  );
  expect(names.length).toBeGreaterThan(10);
  for (const { name, email, details } of names) {
    expect(name).toBe(details?.name.given.latin);
    const [own = "", father = ""] = name.toLowerCase().split(" ");
    expect(email).toMatch(new RegExp(`(?:^|[._])${father}\\d`));
    expect(own).not.toBe(father);
  }
});

it("places are read as they are called: 都 du, 什 shi, 柏 bai, 新区 one word", () => {
  const table = loadTables("cn")("characters");
  const latin = table.texts("latin");
  const readings = new Map(table.texts("name").map((name, row) => [name, latin[row]]));
  for (const [character, reading] of [
    ["都", "du"],
    ["什", "shi"],
    ["柏", "bai"],
    ["厦", "xia"],
    ["荥", "xing"],
    ["莘", "xin"],
  ])
    expect(readings.get(character ?? "")).toBe(reading);
  const streets = people(40, { country: "cn", city: "浦东新区", script: "latin" }).map(({ address }) => address.street);
  expect(streets.every((street) => /Pudong Xinqu/.test(street))).toBe(true);
});
