import { readdirSync, readFileSync } from "node:fs";
import type { Country } from "../../src/countries/country.ts";
import { populationOf } from "../../src/identity/population.ts";
import { textsOf } from "../../src/random/template.ts";
import { capacityOf } from "../../src/service/capacity.ts";
import { parseTsv } from "../tables/tsv.ts";
import { anchor, table, thousands } from "./markdown.ts";

/** How much there is of every country, and how soon values repeat, as sections of `docs/countries.md`. */
export function extentSections(countries: readonly Country[]): readonly string[] {
  return [
    "## How much there is",
    "",
    "Places, postal codes, names and streets that people are drawn from; `sources.md` in the folder of each country says what",
    "fed each table, what share of the inhabitants it covers, and what is missing.",
    "",
    ...table(
      ["Country", "States", "Places", "Postal codes", "Family names", "Given names", "Rows of all tables"],
      countries.map((country) => [`[${country.name}](#${anchor(country.name)})`, ...extentOf(country).map(thousands)]),
    ),
    "",
    "## How soon values repeat",
    "",
    "How many different values a field can take (`FieldInfo.distinct` of `ListCountries`), and how many of 1,000, 100,000 and",
    "1,000,000 people of one seed and country are expected to have a value that somebody before them has. E-mail addresses",
    "never repeat. Cards and national ids repeat only when their range is used up, but where an id tells birth and place.",
    "Reserved telephone numbers are few; `phone_range` `never_issued` gives numbers that do not repeat, which strict",
    "validators refuse.",
    "",
    ...table(
      ["Country", "Cards", "Repeats", "National ids", "Repeats", "Reserved phones", "Repeats", "Never-issued phones"],
      countries.map((country) => {
        const capacity = capacityOf(country);
        return [
          country.name,
          thousands(capacity.credit_card ?? 0),
          repeats((people) => cardRepeats(country, people)),
          thousands(capacity.national_id ?? 0),
          repeats((people) => Math.max(0, people - (capacity.national_id ?? 0))),
          thousands(capacity.phone ?? 0),
          repeats((people) => phoneRepeats(country, people)),
          thousands(capacity["phone (never issued)"] ?? 0),
        ];
      }),
    ),
    "",
  ];
}

function extentOf({ code, places }: Country): readonly number[] {
  const tables = tablesOf(code);
  const namesIn = (prefix: string): number => {
    const rows = tables.filter(({ name }) => name.startsWith(prefix));
    return new Set(
      rows.flatMap(({ table: { header, rows: cells } }) => cells.map((row) => row[header.indexOf("name")])),
    ).size;
  };
  return [
    new Set(places.items.map(({ stateAbbreviation }) => stateAbbreviation)).size,
    places.items.length,
    new Set(places.items.flatMap(({ areas }) => areas.map((area) => area.code))).size,
    namesIn("family-names"),
    namesIn("given-names"),
    tables.reduce((sum, { table: { rows } }) => sum + rows.length, 0),
  ];
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

/** Numbers of a brand follow the index: of consecutive people, repeats come when a brand has fewer than people. */
function cardRepeats(country: Country, people: number): number {
  const { items } = populationOf(country).cards.drawn;
  const total = items.reduce((sum, { brand }) => sum + (country.cards[brand] ?? 0), 0);
  return items.reduce((sum, { brand, distinct }) => {
    const share = (country.cards[brand] ?? 0) / total;
    // Two people whose indexes differ by the range have one number if both have the brand.
    return sum + Math.max(0, people - distinct) * share * share;
  }, 0);
}

/** Of the people of places that share their numbers, each has one of them at random. */
function phoneRepeats({ places }: Country, people: number): number {
  const total = places.items.reduce((sum, { weight }) => sum + weight, 0);
  const groups = Map.groupBy(places.items, ({ phones }) => phones.join("|"));
  let sum = 0;
  for (const [, members] of groups) {
    const numbers = (members[0]?.phones ?? []).reduce((count, template) => count + textsOf(template), 0);
    const drawn = (people * members.reduce((weight, place) => weight + place.weight, 0)) / total;
    sum += drawn - numbers * (1 - Math.exp(-drawn / numbers));
  }
  return sum;
}
