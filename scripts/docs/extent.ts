import { readdirSync, readFileSync } from "node:fs";
import type { Country } from "../../src/countries/country.ts";
import { countries } from "../../src/countries/index.ts";
import { hasPhones, phoneRanges } from "../../src/countries/phone-ranges.ts";
import { populationOf } from "../../src/person/population.ts";
import { capacityOf } from "../../src/service/price.ts";
import { parseTsv } from "../tables/tsv.ts";
import { anchor, table, thousands } from "./markdown.ts";
import { phonePeriod, phoneRepeats } from "./phone-repeats.ts";

/** How much there is of every country, and how soon values repeat, as sections of `docs/countries.md`. */
export function extentSections(countries: readonly Country[]): readonly string[] {
  return [
    "## How much there is",
    "",
    "What people are drawn from: names and streets are different ones; quarters are suburbs, colonias, 町丁目, villages and the",
    "like that stand in addresses. Covered is the share of the inhabitants who live in these places; what is missing, and",
    "the source of each table, stands in the section of each country, as in `sources.md` of its folder. How closely people",
    "follow the tables is measured in [figures.md](figures.md#census). Points is the share of people with `details.location`: where",
    "neither the postal code nor the town nor its county has a point in the sources, there is none.",
    "",
    ...table(
      [
        "Country",
        "States",
        "Places",
        "Covered",
        "Points",
        "Postal codes",
        "Quarters",
        "Streets",
        "Family names",
        "Given names",
      ],
      countries.map((country) => {
        const [states, places, ...others] = extentOf(country).map(thousands);
        const { covered } = coverageOf(country);
        return [
          `[${country.name}](#${anchor(country.name)})`,
          states ?? "",
          places ?? "",
          covered,
          shareWithPoint(country),
          ...others,
        ];
      }),
    ),
    "",
    "## How soon values repeat",
    "",
    "How many different values a field can take (`FieldInfo.distinct` of `ListCountries`), and how many of 1,000, 100,000 and",
    "1,000,000 people of one seed and country are expected to have a telephone number that an earlier one has. E-mail addresses",
    "never repeat. Reserved telephone numbers are few, and so are those of `mobile`; `phone_range` `never_issued` has many more,",
    "most of which strict validators refuse.",
    "",
    ...table(
      ["Country", "Cards", "National ids", "Reserved phones", "Repeats", "Never-issued phones", "Mobile", "Valid"],
      countries.map((country) => {
        const capacity = capacityOf(country);
        return [
          country.name,
          thousands(capacity.credit_card ?? 0),
          thousands(capacity.national_id ?? 0),
          thousands(capacity.phone ?? 0),
          repeats((people) => phoneRepeats(country, people)),
          ...["never issued", "mobile", "valid"].map((range) => thousands(capacity[`phone (${range})`] ?? 0)),
        ];
      }),
    ),
    "",
    "Cards and national ids are a permutation of a person's index in the seed, 0 to 4,294,967,295, which counts the people of",
    "all countries: two people share a number only if their indexes differ by as many as here, or a multiple of it. So many",
    "consecutive people have different ones, wherever they begin (`--first-index`) and whatever their countries; from that index",
    "on numbers repeat. Where an id tells birth and place, people who agree in both may share one sooner: about 16 of 1,000,000",
    "French, 12 of 1,000,000 Chinese and 2 of 1,000,000 Mexican people do.",
    "",
    ...table(
      ["Country", "Card numbers repeat from index", "National ids repeat from index"],
      countries.map((country) => [country.name, cardPeriods(country), idPeriod(country)]),
    ),
    "",
    "Telephone numbers are a permutation of the index among the numbers of a person's place or, in a place with several American",
    "or Canadian area codes, of one of them: at least as many as here. So many consecutive people have different ones, wherever",
    "they begin; two people of one place may share a number if their indexes differ by as many, or a multiple of it.",
    "",
    ...table(
      ["Country", ...phoneRanges.map((range) => `\`${range}\` repeats from index`)],
      countries.map((country) => [
        country.name,
        ...phoneRanges.map((range) => (hasPhones(country, range) ? thousands(phonePeriod(country, range)) : "none")),
      ]),
    ),
    "",
  ];
}

/** By brand, beginning with the one that repeats first. */
function cardPeriods(country: Country): string {
  return populationOf(country)
    .cards.issues.toSorted((one, other) => one.numbers.distinct - other.numbers.distinct)
    .map(({ brand, numbers }) => `${brand} ${thousands(numbers.distinct)}`)
    .join(", ");
}

function idPeriod({ distinctNationalIds, verification: { nationalId } }: Country): string {
  if (nationalId.encodesBirth !== undefined) return "with birth and place";
  return distinctNationalIds >= 2 ** 32 ? "none" : thousands(distinctNationalIds);
}

/** The source of each table, from `sources.md` of the country, without the paragraphs that all countries share. */
export function sourcesSection(country: Country): readonly string[] {
  const { covered, missing, tables } = coverageOf(country);
  const shared = new Set(sharedParagraphs());
  const own = paragraphsOf(tables).filter((paragraph) => !shared.has(paragraph));
  // A heading of the file is one of the country's section here.
  const text = own.join("\n\n").replace(/^## /gm, "### ");
  return ["### Tables", "", `${covered} of the inhabitants live in these places. Missing: ${missing}`, "", text];
}

/** What `sources.md` of every country says in the same words, but headings. */
export function sharedParagraphs(): readonly string[] {
  const [first = [], ...others] = countries.map((country) => paragraphsOf(coverageOf(country).tables));
  const shared = first.filter((paragraph) => others.every((other) => other.includes(paragraph)));
  return shared.filter((paragraph) => !paragraph.startsWith("#"));
}

function paragraphsOf(text: string): readonly string[] {
  return text.split("\n\n");
}

/**
 * What `sources.md` states about the inhabitants covered, about what is missing, and about the tables. Throws if a part
 * is missing.
 */
function coverageOf({ code }: Pick<Country, "code">) {
  const text = readFileSync(new URL(`../../src/countries/${code}/sources.md`, import.meta.url), "utf8");
  const form =
    /^Covered: ([\d.]+ %) of the inhabitants live in the places of places\.tsv\. Missing: (.+)\n\n([\s\S]+)/m;
  const [, covered, missing, tables] = form.exec(text) ?? [];
  if (covered === undefined || missing === undefined || tables === undefined) {
    throw new Error(`src/countries/${code}/sources.md does not say what is covered`);
  }
  return { covered, missing, tables: tables.trimEnd() };
}

/** The column of a table of streets that has their names. */
const streetColumns = ["name", "street", "toponym"];

function extentOf({ code, places }: Country): readonly number[] {
  const tables = tablesOf(code);
  const namesIn = (names: RegExp, columns: readonly string[]): number => {
    const rows = tables.filter(({ name }) => names.test(name));
    const texts = rows.flatMap(({ table: { header, rows: cells } }) => {
      const column = header.findIndex((title) => columns.includes(title));
      return cells.map((row) => row[column]);
    });
    return new Set(texts).size;
  };
  const areas = places.items.flatMap((place) => place.areas.map((area) => ({ place, ...area })));
  return [
    new Set(places.items.map(({ stateAbbreviation }) => stateAbbreviation)).size,
    places.items.length,
    new Set(areas.map((area) => area.code)).size,
    new Set(
      areas
        .filter(({ locality }) => locality !== "")
        .map(({ place, locality }) => `${place.city} ${place.state} ${locality}`),
    ).size,
    namesIn(/^(?:zip-)?streets/, streetColumns),
    namesIn(/^family-names/, ["name"]),
    namesIn(/^given-names/, ["name"]),
  ];
}

/** Of the people of a country, those with coordinates, rounded down so that 100 % means all. */
function shareWithPoint({ places }: Country): string {
  let people = 0;
  let withPoint = 0;
  for (const place of places.items) {
    const inAreas = place.areas.reduce((sum, { weight }) => sum + weight, 0);
    people += place.weight;
    for (const area of place.areas)
      if (place.pointOf(area) !== undefined) withPoint += (place.weight * area.weight) / inAreas;
  }
  return `${(Math.floor((1000 * withPoint) / people + 1e-6) / 10).toFixed(1)} %`;
}

function tablesOf(code: string) {
  const folder = new URL(`../../src/countries/${code}/tables/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".tsv"))
    .map((name) => ({ name, table: parseTsv(readFileSync(new URL(name, folder), "utf8"), name) }));
}

function repeats(of: (people: number) => number): string {
  return [1_000, 100_000, 1_000_000].map((people) => thousands(of(people))).join(", ");
}
