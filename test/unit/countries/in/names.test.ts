import { describe, expect, it } from "vitest";
import type { PersonName } from "../../../../src/countries/bearer.ts";
import { india } from "../../../../src/countries/in/index.ts";
import type { Sex } from "../../../../src/countries/words.ts";
import { threadWorkspace } from "../../../../src/library/generator.ts";
import { RelativeNames } from "../../../../src/person/relative-names.ts";
import { namesIn, samplesOf, testRng } from "../../../contract/every-country.ts";
import { placeNamed } from "../people-of.ts";

/** Names of a thousand people of a city; those of both sexes differ in the sex alone. */
function namesOf(city: string, sex: Sex, year: number): readonly PersonName[] {
  const [place, nameOf] = [placeNamed(india, city), namesIn(india, `in ${city}`)];
  return Array.from({ length: 1_000 }, (_, index) => nameOf(index, { sex, birth: { year, month: 1, day: 1 }, place }));
}

describe("Indian names", () => {
  const samples = samplesOf(india, 12_000);

  it("never say the same word twice", () => {
    expect(samples.filter(({ name }) => name.given.split(" ").includes(name.family))).toEqual([]);
  });

  it("call a Sikh man Singh and his sister Kaur", () => {
    const women = namesOf("Ludhiana", "female", 1980);
    const sisters = namesOf("Ludhiana", "male", 1980).flatMap(({ family, given }, index) =>
      family === "Singh" && given.endsWith("preet") ? [women[index]?.family] : [],
    );
    expect(new Set(sisters)).toEqual(new Set(["Kaur"]));
  });

  it.each(["Ahmedabad", "Thiruvananthapuram", "Chennai", "Aizawl"])(
    "keep the family name of most people of %s whatever their sex",
    (city) => {
      const women = namesOf(city, "female", 1990);
      const men = namesOf(city, "male", 1990);
      expect(men.filter(({ family }, index) => women[index]?.family === family).length).toBeGreaterThan(900);
    },
  );

  it("draw from more than 220 given names of each sex and 340 family names", () => {
    const given = (wanted: Sex) => new Set(samples.flatMap(({ sex, name }) => (sex === wanted ? [name.given] : [])));
    expect(given("female").size).toBeGreaterThan(220);
    expect(given("male").size).toBeGreaterThan(220);
    expect(new Set(samples.map(({ name }) => name.family)).size).toBeGreaterThan(340);
  });

  // Rows of names-by-place.tsv but for their stream: more people than these have them less often than the bounds ask for.
  it.each([
    ["GJ", "Ahmedabad", "male", 1985, "Patel Shah Mehta Desai Parmar Solanki Joshi", 250],
    ["NL", "Dimapur", "male", 1985, "Ao Jamir Longkumer Angami Sema", 150],
    ["MN", "Imphal", "female", 2000, "Devi", 300],
  ] as const)("fit the language of %s", (state, city, sex, year, families, atLeast) => {
    const names = new RelativeNames(testRng(`in ${state}`), threadWorkspace(), india);
    const bearer = { sex, birth: { year, month: 1, day: 1 }, place: placeNamed(india, city) };
    const drawn = Array.from({ length: 1_000 }, (_, index) => names.nameOf({ index, field: 0 }, bearer).family);
    expect(drawn.filter((family) => families.split(" ").includes(family)).length).toBeGreaterThan(atLeast);
  });
});
