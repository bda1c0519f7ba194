import { describe, expect, it } from "vitest";
import { australia } from "../../../../src/countries/au/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { expectAs, expectStates, namesOf, shareOfPlaces } from "../shares.ts";

const shareOf = shareOfPlaces(australia);

describe("the shares of the Australian places", () => {
  it("are those of the census in each state", () => {
    // ABS, census of 2021, of 25.42 million people without the other territories.
    const census = {
      NSW: 0.3176,
      VIC: 0.2559,
      QLD: 0.2029,
      WA: 0.1047,
      SA: 0.0701,
      TAS: 0.0219,
      ACT: 0.0179,
      NT: 0.0092,
    };
    expectStates(australia, census, 1);
  });

  it("leave a third of the people outside the greater capitals", () => {
    // ABS, census of 2021: 33 % of the people of New South Wales and Victoria together live outside Sydney and Melbourne.
    const both = shareOf(({ stateAbbreviation }) => /^(?:NSW|VIC)$/.test(stateAbbreviation));
    const country = shareOf(
      ({ stateAbbreviation, areas }) =>
        /^(?:NSW|VIC)$/.test(stateAbbreviation) && /^(?:2[3-68]|27[89]|3[2-6]|38[2-9])/.test(areas[0]?.code ?? ""),
    );
    expect(country / both).toBeGreaterThan(0.2);
    expect(country / both).toBeLessThan(0.4);
  });
});

describe("the shares of Australian names", () => {
  const names = namesOf(australia, testRng("au shares"), "au names");

  it("are those of the count for the first family names", () => {
    const counts = names.families(200_000);
    // In 100,000 people; the list that data/au/SOURCES.md names, 2007.
    const published = {
      Smith: 547.6,
      Jones: 265.1,
      Williams: 264.6,
      Brown: 261.4,
      Wilson: 223.6,
      Taylor: 215.9,
      Johnson: 159.2,
      White: 148.1,
      Martin: 147.9,
      Anderson: 147.2,
      Thompson: 142.5,
      Turner: 129.9,
      Walker: 127.1,
      Harris: 123.9,
      Lee: 122,
      Ryan: 121.6,
      Robinson: 119.9,
      Kelly: 119.1,
      Murphy: 119,
    };
    expectAs((name) => counts.get(name), published);
    expect(counts.get("Nguyen")).toBeGreaterThan(250);
    expect(counts.get("Singh")).toBeGreaterThan(200);
  });

  it.each([
    // Registries of South Australia and New South Wales: the first name of the decade.
    ["female", 1947, "Margaret"],
    ["female", 1957, "Susan"],
    ["female", 1972, "Michelle"],
    ["female", 1997, "Jessica"],
    ["male", 1957, "Peter"],
    ["male", 1997, "Joshua"],
    ["male", 2007, "Jack"],
  ] as const)("put the first given name of %s in %i first", (sex, year, first) => {
    const counts = names.given(60_000, sex, year, "Dubbo");
    expect([...counts.keys()][0]).toBe(first);
  });
});
