import { describe, expect, it } from "vitest";
import { india } from "../../../../src/countries/in/index.ts";
import { nameOf, type Sample, testRng } from "../../../contract/every-country.ts";
import { isGivenThenFamily } from "../given-then-family.ts";
import { samples } from "./samples.ts";

const places = india.places.items;

/** Names of people born in that year in the largest town of the state. */
function namesIn(state: string, sex: "female" | "male", year: number): Sample["name"][] {
  const [place] = places
    .filter(({ stateAbbreviation }) => stateAbbreviation === state)
    .sort((a, b) => b.population - a.population);
  if (place === undefined) throw new Error(`no town in ${state}`);
  const birth = { year, month: 1, day: 1 };
  return Array.from({ length: 1_000 }, (_, index) =>
    nameOf(india, testRng(`in ${state}`, index), { sex, birth, place }),
  );
}

const aoFamilies =
  /^(?:Ao|Jamir|Longkumer|Imchen|Ozukum|Pongen|Pongener|Walling|Longchar|Aier|Kichu|Tzudir|Imsong|Changkija)$/;

/** How many of a thousand bear one of these family names, separated by spaces. */
function bearers(names: readonly Sample["name"][], families: string): number {
  const list = new Set(families.split(" "));
  return names.filter(({ family }) => list.has(family)).length;
}

describe("Indian names", () => {
  it("put the given name before the family name", () => {
    expect(samples.filter(({ name }) => !isGivenThenFamily(name))).toEqual([]);
  });

  it("never say the same word twice", () => {
    expect(samples.filter(({ name }) => name.given.split(" ").includes(name.family))).toEqual([]);
  });

  it("call a Sikh man Singh and his sister Kaur", () => {
    const men = namesIn("PB", "male", 1980);
    const women = namesIn("PB", "female", 1980);
    expect(bearers(men, "Singh")).toBeGreaterThan(150);
    expect(bearers(men, "Kaur Kumari Devi Begum Bano")).toBe(0);
    expect(bearers(women, "Singh")).toBeLessThan(40);
    men.forEach(({ family, given }, index) => {
      if (family === "Singh" && given.endsWith("preet")) expect(women[index]?.family).toBe("Kaur");
    });
    expect(bearers(men, "Gill Sidhu Grewal Dhillon Sandhu Brar")).toBeGreaterThan(20);
  });

  it("keep the family name of most people whatever their sex", () => {
    for (const state of ["GJ", "KL", "TN", "MZ"]) {
      const women = namesIn(state, "female", 1990);
      const men = namesIn(state, "male", 1990);
      const same = men.filter(({ family }, index) => women[index]?.family === family).length;
      expect(same, state).toBeGreaterThan(900);
    }
  });

  it.each([
    ["GJ", "Patel Shah Mehta Desai Parmar Solanki Joshi", 250],
    ["WB", "Das Banerjee Ghosh Mukherjee Chatterjee Roy Sarkar Bose Sen Saha", 150],
    ["KL", "Nair Menon Pillai Thomas Mathew Varghese Joseph Nambiar Kurup", 110],
    ["TS", "Reddy Rao Goud Yadav Chary", 140],
    ["MH", "Patil Jadhav Deshmukh Kulkarni Pawar Shinde Joshi", 50],
    ["PB", "Singh Gill Sidhu Grewal Sharma Kumar", 400],
    ["UP", "Sharma Verma Gupta Yadav Mishra Singh Tiwari", 200],
    ["AS", "Borah Saikia Gogoi Das Kalita Deka Sarma", 200],
    ["MN", "Singh Meitei Laishram Haokip", 300],
    ["ML", "Lyngdoh Dkhar Kharkongor Syiem", 100],
    ["NL", "Ao Jamir Longkumer Angami Sema", 150],
    ["MZ", "Ralte Sailo Hmar Pachuau Fanai", 200],
    ["KA", "Gowda Shetty Patil Rao Hegde Naik Murthy Reddy", 110],
    ["OD", "Das Sahu Behera Nayak Mohanty Pradhan Jena Swain", 200],
    ["BR", "Singh Kumar Yadav Prasad Paswan Jha Sah Mahto", 350],
    ["AP", "Reddy Rao Naidu Raju Chowdary", 200],
    ["GA", "Naik Gaonkar Fernandes Dsouza D'Souza Rodrigues", 100],
    ["CG", "Sahu Verma Yadav Dewangan Patel Banjare", 130],
    ["MP", "Patel Yadav Sharma Verma Jain Kushwaha", 80],
    ["SK", "Rai Gurung Chettri Bhutia Lepcha Tamang", 300],
  ])("fit the language of %s", (state, families, atLeast) => {
    expect(bearers(namesIn(state, "male", 1985), families)).toBeGreaterThan(atLeast);
  });

  it("write the initial of the father, or of house and father, for many people of the far south alone", () => {
    const initials = (state: string): number =>
      namesIn(state, "female", 1990).filter(({ family }) => /^[A-Z]( [A-Z])?$/.test(family)).length;
    expect(initials("TN")).toBeGreaterThan(330);
    expect(initials("KL")).toBeGreaterThan(90);
    for (const state of ["MH", "UP", "WB", "PB", "NL"]) expect(initials(state), state).toBeLessThan(40);
  });

  it("call a woman Devi where her brother is Kumar or Ram, and fewer of her daughters", () => {
    expect(bearers(namesIn("UP", "female", 1960), "Kumar Ram Lal Prasad")).toBe(0);
    expect(bearers(namesIn("UP", "female", 1960), "Devi")).toBeGreaterThan(200);
    expect(bearers(namesIn("BR", "female", 2000), "Kumari")).toBeGreaterThan(100);
    expect(bearers(namesIn("MN", "female", 2000), "Devi")).toBeGreaterThan(300);
  });

  it("keep the tribes of Nagaland apart", () => {
    for (const { family, given, full } of namesIn("NL", "female", 1970)) {
      if (/(?:ang|sen|chub)la$/.test(given)) expect(family, full).toMatch(aoFamilies);
      if (/nuo$/.test(given)) expect(family, full).not.toMatch(aoFamilies);
    }
  });

  it("keep the names of one end of the country out of the other", () => {
    expect(bearers(namesIn("MZ", "female", 1985), "Patel Reddy Nair Iyer Patil Kaur")).toBe(0);
    expect(bearers(namesIn("GJ", "female", 1985), "Reddy Nair Banerjee Borah Kaur Ralte")).toBe(0);
    expect(bearers(namesIn("TN", "male", 1985), "Patel Shah Banerjee Yadav Mishra Gill")).toBeLessThan(20);
  });

  it("give Muslim given names to Muslim families and Christian ones to Christian families", () => {
    const women = namesIn("UP", "female", 1985).filter(({ family }) => /^(Ansari|Khan|Bano|Khatoon)$/.test(family));
    expect(women.length).toBeGreaterThan(60);
    for (const { full, given } of women) expect(given, full).not.toMatch(/^(Pooja|Neha|Jyoti|Priya|Sunita|Deepika)$/);
    const men = namesIn("KL", "male", 1985).filter(({ family }) => /^(Varghese|Mathew|Thomas|George)$/.test(family));
    expect(men.length).toBeGreaterThan(20);
    for (const { full, given } of men) expect(given, full).not.toMatch(/^(Shafeek|Riyas|Vishnu|Sreejith|Faisal)$/);
  });

  it("follow the cohort", () => {
    const given = (year: number): Set<string> => new Set(namesIn("UP", "female", year).map((name) => name.given));
    expect(given(1940).has("Savitri")).toBe(true);
    expect(given(1940).has("Ananya")).toBe(false);
    expect(given(2002).has("Ananya")).toBe(true);
    expect(given(2002).has("Savitri")).toBe(false);
  });

  it("draw from more than 220 given names of each sex and 340 family names", () => {
    const distinct = (names: readonly string[]): number => new Set(names).size;
    for (const sex of ["female", "male"])
      expect(distinct(samples.filter((sample) => sample.sex === sex).map(({ name }) => name.given))).toBeGreaterThan(
        220,
      );
    expect(distinct(samples.map(({ name }) => name.family))).toBeGreaterThan(340);
  });
});
