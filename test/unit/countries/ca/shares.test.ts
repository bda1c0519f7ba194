import { describe, expect, it } from "vitest";
import { canada } from "../../../../src/countries/ca/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { expectAs, expectSmallTowns, expectStates, namesOf, shareOfPlaces } from "../shares.ts";

const shareOf = shareOfPlaces(canada);

describe("the shares of the Canadian places", () => {
  it("are those of the census in each state", () => {
    // Statistics Canada, census of 2021, of 36,991,981 people.
    const census = {
      ON: 0.3845,
      QC: 0.2298,
      BC: 0.1352,
      AB: 0.1152,
      MB: 0.0363,
      SK: 0.0306,
      NS: 0.0262,
      NB: 0.021,
      NL: 0.0138,
      PE: 0.0042,
    };
    expectStates(canada, census, 1);
  });

  it("leave a third of the people in places under 50,000", () => {
    expectSmallTowns(canada, 0.35);
  });

  it("are those of the census for the largest cities", () => {
    // Statistics Canada, census of 2021, in thousands.
    const cities = { Toronto: 2794, Montréal: 1763, Calgary: 1307, Ottawa: 1017, Edmonton: 1011, Winnipeg: 750 };
    expectAs((city) => shareOf((place) => place.city === city) * 36_992, cities);
  });
});

describe("the shares of Canadian names", () => {
  const names = namesOf(canada, testRng("ca shares"), "ca shares of names");

  it("are those of the count for the first family names", () => {
    const counts = names.families(200_000);
    // In 100,000 people; the list that data/ca/SOURCES.md names.
    const published = {
      Smith: 565.1,
      Brown: 320.2,
      Tremblay: 313.7,
      Martin: 269.6,
      Roy: 265.9,
      Gagnon: 250.4,
      Lee: 245.4,
      Wilson: 243.4,
      Johnson: 233.8,
      MacDonald: 231.7,
    };
    expectAs((name) => counts.get(name), published);
  });

  it.each([
    // Registers of Ontario and Québec: the first name of the decade.
    ["Orillia", "female", 1960, "Susan"],
    ["Orillia", "female", 1975, "Jennifer"],
    ["Orillia", "female", 1995, "Jessica"],
    ["Orillia", "male", 1965, "David"],
    ["Orillia", "male", 1985, "Michael"],
    ["Orillia", "male", 1995, "Matthew"],
    ["Alma", "female", 1985, "Stéphanie"],
    ["Alma", "male", 1992, "Alexandre"],
  ] as const)("put the first given name in %s of %s in %i first", (city, sex, year, first) => {
    const counts = names.given(40_000, sex, year, city);
    expect([...counts.keys()][0]).toBe(first);
  });
});
