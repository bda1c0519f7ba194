import { describe, expect, it } from "vitest";
import type { Area, Place } from "../../../../src/countries/place.ts";
import { unitedKingdom } from "../../../../src/countries/uk/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { expectAs, expectStates, namesOf, shareOfPlaces } from "../shares.ts";

const { items } = unitedKingdom.places;
const shareOf = shareOfPlaces(unitedKingdom);

describe("the shares of the British places", () => {
  it("are those of the census in each state", () => {
    // ONS and NISRA, census of 2021; NRS, census of 2022.
    const census = { ENG: 0.8439, SCT: 0.0812, WLS: 0.0464, NIR: 0.0284 };
    expectStates(unitedKingdom, census, 1);
  });

  it("leave two people of five in places under 50,000", () => {
    // ONS, "Towns and cities, characteristics of built-up areas", census 2021: some 38 % of people in England and Wales.
    const inTowns = (place: Place): number => sum(place.areas) * (place.population < 50_000 ? 1 : 0);
    const inVillages = (place: Place): number =>
      place.population < 50_000 ? 0 : sum(place.areas.filter(({ locality }) => locality !== ""));
    const small =
      items.reduce(
        (share, place) => share + (place.weight * (inTowns(place) + inVillages(place))) / sum(place.areas),
        0,
      ) / items.reduce((all, { weight }) => all + weight, 0);
    expect(small).toBeGreaterThan(0.38 * 0.8);
    expect(small).toBeLessThan(0.38 * 1.2);
  });

  it("give London districts an eighth of the English", () => {
    expect(shareOf(({ phones }) => phones[0]?.startsWith("+44 20") === true)).toBeGreaterThan(0.1);
  });
});

function sum(areas: readonly Area[]): number {
  return areas.reduce((total, { weight }) => total + weight, 0);
}

describe("the shares of British names", () => {
  const names = namesOf(unitedKingdom, testRng("uk shares"), "uk shares of names");

  it("are those of the register for the first family names of England and Wales", () => {
    const counts = names.families(150_000, "ENG WLS");
    // In 100,000 people; the list that data/uk/SOURCES.md names.
    const published = {
      Smith: 1159.27,
      Jones: 918.87,
      Taylor: 727.44,
      Williams: 653.53,
      Brown: 604.56,
      Davies: 503.95,
      Evans: 368.61,
      Wilson: 361.49,
      Thomas: 349.92,
      Roberts: 349.03,
      Johnson: 341.9,
      Lewis: 315.19,
      Walker: 310.74,
      Robinson: 298.28,
      Wood: 296.49,
      Thompson: 291.15,
      White: 289.37,
      Watson: 288.48,
      Jackson: 275.13,
      Wright: 273.34,
    };
    expectAs((name) => counts.get(name), published);
  });

  it("are those of the register for the first family names of Scotland", () => {
    const counts = names.families(30_000, "SCT");
    expectAs((name) => counts.get(name), { Smith: 1170, Brown: 870, Wilson: 760, Robertson: 690 });
  });

  it.each([
    // ONS: the first name of 1944, 1964, 1984, 1998 and 2004 in England and Wales.
    ["female", 1944, "Margaret"],
    ["female", 1964, "Susan"],
    ["female", 1984, "Sarah"],
    ["female", 1998, "Chloe"],
    ["male", 1944, "John"],
    ["male", 1964, "David"],
    ["male", 1984, "Christopher"],
    ["male", 2004, "Jack"],
  ] as const)("put the first given name of %s in %i first", (sex, year, first) => {
    const counts = names.given(20_000, sex, year, "Exeter");
    expect([...counts.keys()][0]).toBe(first);
  });

  it.each([
    // ONS, births of 1996 to 1999 in England and Wales: 33,235 of 1,245,000 girls, 40,554 of 1,310,000 boys.
    ["female", "Chloe", 2_670],
    ["male", "Jack", 3_100],
  ] as const)("give the first name of the years around 1998 its share (%s)", (sex, first, share) => {
    const counts = names.given(20_000, sex, 1998, "Exeter");
    expectAs((name) => counts.get(name), { [first]: share });
  });
});
