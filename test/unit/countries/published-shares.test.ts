import { describe, expect, it } from "vitest";
import { rowsOf } from "../../contract/data-rows.ts";
import { countryNamed } from "../../contract/every-country.ts";
import { countNames } from "../../contract/name-counts.ts";
import { expectShare, expectSmallTowns, expectStates, shareOfPlaces } from "./shares.ts";

/** One list of a source a row: names, states or towns, each with its figure where the source has one. */
const lists = rowsOf(new URL("published-shares.tsv", import.meta.url)).map((row) => ({
  country: countryNamed(row.country ?? ""),
  of: row.of ?? "",
  among: row.among ?? "",
  drawn: Number(row.drawn),
  tolerance: Number(row.tolerance),
  published: (row.published ?? "").split(", ").map((text) => {
    const [, name = text, least, figure] = /^(.+) (>?)([\d.]+)$/.exec(text) ?? [];
    return [name, Number(figure), least === ">"] as const;
  }),
  percent: Number(row.published),
  distinct: Number(row.distinct),
  source: row.source ?? "",
}));

const listsOf = (kind: string) => lists.filter(({ of }) => of === kind);

describe("people live where they are counted:", () => {
  it.each(listsOf("states"))("in $country.code by state, $source", ({ country, published, among, tolerance }) => {
    expectStates(
      country,
      Object.fromEntries(published.map(([state, share]) => [state, share])),
      Number(among),
      tolerance,
    );
  });

  it.each(listsOf("below"))("in $country.code below $among inhabitants, $source", ({ country, percent, ...list }) => {
    expectSmallTowns(country, percent / 100, Number(list.among), list.tolerance);
  });

  it.each(listsOf("cities"))("in cities of $country.code, $source", ({ country, published, among, tolerance }) => {
    const shareOf = shareOfPlaces(country);
    for (const [name, inhabitants] of published) {
      const [city] = country.places.items
        .filter((place) => place.city === name)
        .toSorted((one, other) => other.population - one.population);
      const people = Number.isNaN(inhabitants) ? (city?.population ?? 0) : inhabitants;
      expectShare(
        shareOf((place) => place === city),
        people / Number(among),
        tolerance,
        name,
      );
    }
  });
});

describe("names are as frequent as they are counted:", () => {
  it.each(listsOf("families"))("families of $country.code $among, $source", ({ country, among, ...list }) => {
    const places = country.places.items.filter(({ stateAbbreviation }) => among.includes(stateAbbreviation));
    const who = { part: "family", count: list.drawn, sex: "male", years: [1940, 2005] } as const;
    const shares = countNames(country, among === "" ? who : { ...who, places });
    for (const [name, share, isLeast] of list.published)
      if (isLeast) expect(shares.get(name), name).toBeGreaterThan(share);
      else expectShare(shares.get(name) ?? 0, share, list.tolerance, name);
    expect(shares.size).toBeGreaterThan(list.distinct);
  });

  it.each(listsOf("given"))("$country.code, $among, $source", ({ country, among, drawn, published, tolerance }) => {
    const [sex, years = "", ...city] = among.split(" ");
    const [first = 0, last = first] = years.split("-").map(Number);
    const places = country.places.items.filter((place) => place.city === city.join(" "));
    const who = { part: "given", count: drawn, sex: sex === "male" ? "male" : "female", years: [first, last] } as const;
    const shares = countNames(country, city.length === 0 ? who : { ...who, places });
    for (const [name, share] of published)
      if (Number.isNaN(share)) expect([...shares.keys()][0]).toBe(name);
      else expectShare(shares.get(name) ?? 0, share, tolerance, name);
  });
});
