import { parsePhoneNumber } from "libphonenumber-js/max";
import { expect, it } from "vitest";
import { dataRows } from "../../contract/data-rows.ts";
import { countryNamed } from "../../contract/every-country.ts";
import { factsOf } from "../../contract/facts.ts";
import { placesOf } from "./people-of.ts";

type Range = "usual" | "never_issued";
/** What libphonenumber says: a valid number in the usual spacing, a valid landline, or an invalid one that may be possible. */
type Verdict = "valid" | "landline" | "possible" | "invalid" | "nothing";

const templatesOf = (code: string, range: Range): readonly (readonly string[])[] =>
  countryNamed(code).places.items.map((place) =>
    range === "usual" ? place.phones : place.templates("never_issued").templates,
  );

const verdicts: Readonly<Record<Verdict, (code: string, text: string) => boolean>> = {
  nothing: () => true,
  valid(code, text) {
    const number = parsePhoneNumber(text);
    return number.isValid() && number.country === factsOf(code).iso && number.formatInternational() === text;
  },
  landline(code, text) {
    const number = parsePhoneNumber(text);
    return number.isValid() && number.country === factsOf(code).iso && number.getType() === "FIXED_LINE";
  },
  possible(_, text) {
    const number = parsePhoneNumber(text);
    return number.isPossible() && !number.isValid() && number.nationalNumber.length === 10;
  },
  invalid: (_, text) => !parsePhoneNumber(text).isValid(),
};

/** The form of every template, what libphonenumber says of its numbers but for some, and how many a place has at least. */
it.each<[code: string, range: Range, form: RegExp, verdict: Verdict, least: number, unknown?: RegExp]>([
  // The hundred numbers that North America keeps for fiction in each area code, and those without a central office.
  ["us", "usual", /^\+1 \d{3} 555 01##$/, "valid", 100],
  ["us", "never_issued", /^\+1 [2-9]\d\d [01]## ####$/, "invalid", 2_000_000],
  ["ca", "usual", /^\+1 \d{3} 555 01##$/, "valid", 100],
  ["ca", "never_issued", /^\+1 [2-9]\d\d [01]## ####$/, "invalid", 2_000_000],
  // https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
  [
    "uk",
    "usual",
    /^\+44 (11[3-8] 496 0|1[2-6]1 496 0|191 498 0|20 7946 0|28 9649 6|29 2018 0|1632 960)###$/,
    "valid",
    1_000,
    /^\+44 (1632|115) /,
  ],
  ["uk", "never_issued", /^\+44 1632 ######$/, "invalid", 1_000_000],
  ["au", "usual", /^\+61 \d (?:7010|5550) ####$/, "valid", 10_000],
  // The local number begins with the trunk access code.
  ["au", "never_issued", /^\+61 \d 0### ####$/, "nothing", 10_000_000],
  ["de", "usual", /^\+49 /, "valid", 10],
  // 11 digits with the trunk prefix.
  [
    "de",
    "never_issued",
    /^\+49 (?:[2-9]\d 0#{7}|[2-9]\d{2} 0#{6}|[2-9]\d{3} 0#{5}|[2-9]\d{4} 0#{4})$/,
    "nothing",
    10_000,
  ],
  ["fr", "usual", /^\+33 \d \d\d \d\d ## ##$/, "valid", 10_000],
  ["fr", "never_issued", /^\+33 [1-5]( [\d#]{2}){4}$/, "nothing", 1_000_000],
  // libphonenumber knows no number of 上海 that begins with 0.
  ["cn", "usual", /^\+86 \d{2,3} 0/, "valid", 1, /^\+86 21 /],
  // 0 after the trunk code, or level 10.
  ["in", "usual", /^\+91 (?:10 #### ####|[1-5]\d{1,3} 0#{2,3} #{3,4})$/, "possible", 1],
  ["in", "never_issued", /^\+91 (?:10 #### ####|[1-5]\d{1,3} 0#{2,3} #{3,4})$/, "possible", 1_000_000],
  // A digit that no subscriber's number begins with, and not 110 or 119.
  ["jp", "usual", /^\+81 \d+ (?:0|1[02-9]|1$|1 )/, "nothing", 1],
  ["jp", "never_issued", /^\+81 /, "nothing", 1_000_000],
  ["mx", "usual", /^\+52 (?:\d\d 0### ####|\d{3} 0## ####)$/, "valid", 1],
  // The local number begins with that of an emergency service.
  ["ru", "usual", /^\+7 (\d{3} 0[1-4]# ##|\d{4} 0[1-4] ##|\d{5} 0 [1-4]#) ##$/, "landline", 1],
  ["ru", "never_issued", /^\+7 \d{3} 0[1-4]# ## ##$/, "landline", 1],
])("Numbers of %s, %s, have the form %s and are called %s", (code, range, form, verdict, least, unknown = /^$/) => {
  const lists = templatesOf(code, range);
  const templates = [...new Set(lists.flat())];
  expect(templates.filter((template) => !form.test(template))).toEqual([]);
  const sizes = lists.map((list) => list.reduce((sum, text) => sum + 10 ** (text.split("#").length - 1), 0));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least);
  const digits = templates.length > 2_000 ? ["0", "9"] : ["0", "1", "4", "5", "9"];
  const numbers = templates
    .filter((template) => !unknown.test(template))
    .flatMap((template) => digits.map((digit) => template.replaceAll("#", digit)));
  expect(numbers.filter((number) => !verdicts[verdict](code, number))).toEqual([]);
});

/** The area codes of Australian towns near a border whose exchange is of another state's area. */
const acrossBorders = new Map(
  dataRows("au/area-codes.tsv").flatMap(({ code = "", state = "", places = "" }) =>
    places.split("|").map((town) => [`${town}, ${state}`, code]),
  ),
);

it("38 towns of Australia have another area code than their state's, each of which is a place", () => {
  const known = new Set(countryNamed("au").places.items.map((place) => `${place.city}, ${place.stateAbbreviation}`));
  expect(acrossBorders.size).toBe(38);
  expect([...acrossBorders.keys()].filter((town) => !known.has(town))).toEqual([]);
});

/** The states of each beginning of a national number, as numbering plans lay them out, but for Australian towns near a border. */
it.each<[code: string, range: Range, plan: string]>([
  // https://en.wikipedia.org/wiki/Telephone_numbers_in_Australia
  ["au", "usual", "2: NSW ACT; 3: VIC TAS; 7: QLD; 8: SA WA NT"],
  ["au", "never_issued", "2: NSW ACT; 3: VIC TAS; 7: QLD; 8: SA WA NT"],
  ["uk", "usual", "28: NIR; 1: ENG SCT WLS; 20: ENG; 29: WLS"],
  // ARCEP's blocks; in Occitanie of the department.
  [
    "fr",
    "usual",
    "1 99 00: IDF; 2 61 91: BRE CVL NOR PDL; 3 53 01: BFC GES HDF; 4 65 71: ARA COR OCC PAC; 5 36 49: NAQ OCC",
  ],
  ["fr", "never_issued", "1: IDF; 2: BRE CVL NOR PDL; 3: BFC GES HDF; 4: ARA COR OCC PAC; 5: NAQ OCC"],
  [
    "jp",
    "usual",
    // Regions from north to south. 丹波山 and 小菅 in the mountains behind Tokyo have its 0428.
    "1: 01 02 03 05; 2: 04 06 07 08 09 10 15 20; 3: 13; 4: 11 12 13 14 19; 5: 19 21 22 23 24; 6: 27 28; " +
      "7: 16 17 18 24 25 26 27 28 29 30; 8: 31 32 33 34 35 36 37 38 39; 9: 40 41 42 43 44 45 46 47",
  ],
])("Numbers of %s, %s, lie in the area of their state: %s", (code, range, plan) => {
  const areas = plan.split("; ").map((row) => row.split(": "));
  const lists = templatesOf(code, range);
  const foreign = countryNamed(code).places.items.flatMap(({ city, stateAbbreviation }, at) =>
    (lists[at] ?? []).flatMap((template) => {
      const national = template.replace(/^\+\d+ /, "");
      const own = code === "au" ? acrossBorders.get(`${city}, ${stateAbbreviation}`) : undefined;
      const states = areas.find(([start = ""]) => national.startsWith(start))?.[1]?.split(" ") ?? [];
      const isOfArea = own === undefined ? states.includes(stateAbbreviation) : national.startsWith(own);
      return isOfArea ? [] : [`${city}, ${stateAbbreviation} ${template}`];
    }),
  );
  expect(foreign).toEqual([]);
});

/** The beginnings of all numbers of a town, the largest of its name; area codes by the lists of the regulators. */
it.each([
  ["us", "+1", "Chicago 312/773/872, Seattle 206, Honolulu 808"],
  ["uk", "+44", "London 20, Leeds 113, Sheffield 114, Nottingham 115, Leicester 116, Bristol 117, Reading 118"],
  ["uk", "+44", "Birmingham 121, Edinburgh 131, Glasgow 141, Liverpool 151, Manchester 161, Newcastle upon Tyne 191"],
  ["uk", "+44", "Belfast 28, Cardiff 29"],
  ["de", "+49", "Berlin 30 23125###, Hamburg 40 66969###, München 89 99998###, Köln 221 4710###"],
  ["de", "+49", "Frankfurt am Main 69 90009###, Stuttgart 711 0######, Leipzig 341 0######, Dresden 351 0######"],
  ["de", "+49", "Bremen 421 0######, Essen 201 0######, Husum 4841 0#####, Oberhaching 89 99998###"],
  ["de", "+49", "Unna 2303 0#####, Ilmenau 3677 0#####, Garmisch-Partenkirchen 8821 0#####"],
  ["fr", "+33", "Montpellier 4 65 71 ## ##, Mende 4 65 71 ## ##, Toulouse 5 36 49 ## ##"],
  ["in", "+91", "Mumbai 22 0, Chennai 44 0, Jaipur 141 0, Kochi 484 0, Gangtok 3592 0, Nanded 2462 0"],
  // Trunk codes that begin with 6 to 9 are those of mobile numbers.
  ["in", "+91", "Bengaluru 10 #### ####, Patna 10 #### ####, Visakhapatnam 10 #### ####, Nagpur 10 #### ####"],
  ["in", "+91", "Bhopal 10 #### ####"],
])("Numbers of %s, %s, begin as those of the town: %s", (code, prefix, list) => {
  const country = countryNamed(code);
  for (const row of list.split(", ")) {
    const [, city = "", starts = ""] = /^(\D+) (.+)$/.exec(row) ?? [];
    const [place] = placesOf(country, city).toSorted((one, other) => other.population - one.population);
    const expected = starts.split("/").map((start) => `${prefix} ${start}`);
    const begins = (place?.phones ?? []).map((text) => expected.find((start) => text.startsWith(start)) ?? text);
    expect(new Set(begins), city).toEqual(new Set(expected));
  }
});

it.each(["us", "ca"])(
  "Numbers of %s that are never issued have the area codes of the place, two lists of each",
  (code) => {
    const areasOf = (list: readonly string[]): string =>
      [...new Set(list.map((text) => text.slice(3, 6)))].sort().join();
    const neverIssued = templatesOf(code, "never_issued");
    const wrong = templatesOf(code, "usual").filter((list, at) => {
      const never = neverIssued[at] ?? [];
      return (
        areasOf(never) !== areasOf(list) || never.length !== 2 * new Set(list.map((text) => text.slice(3, 6))).size
      );
    });
    expect(wrong).toEqual([]);
  },
);
