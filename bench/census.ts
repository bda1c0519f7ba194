/**
 * Draws many people of every country and prints what is wrong with them (nothing should be), what independent
 * validators say of them, how much they differ, and how far their means lie from the tables. Exit code 1 if any rule is
 * broken.
 */
import { Command, InvalidArgumentError } from "commander";
import type { Country } from "../src/countries/country.ts";
import { countries } from "../src/countries/index.ts";
import { hasRightCheckDigit, isValidId } from "../test/contract/national-ids.ts";
import { isPossiblePhone, isValidPhone } from "../test/contract/phones.ts";
import { type Findings, Population } from "../test/contract/population.ts";
import { rules } from "../test/contract/rules.ts";
import { type Subject, subjectsOf } from "../test/contract/subject.ts";

/** What libphonenumber-js, stdnum and the check digits of the standards say; undefined where they have no say. */
const validators: readonly ((subject: Subject) => boolean | undefined)[] = [
  isPossiblePhone,
  isValidPhone,
  ({ person, country }) => isValidId(country.code, person.national_id),
  ({ person, country }) => hasRightCheckDigit(country.code, person.national_id),
];

interface Column {
  readonly title: string;
  readonly width: number;
}

const columns: readonly Column[] = [
  "country",
  "broken rules",
  "phone possible %",
  "phone valid %",
  "id by stdnum %",
  "id check digit %",
  "names",
  "cities",
  "postal codes",
  "streets",
  "twice",
  "women +-%",
  "ages +-%",
  "blood +-%",
  "cards +-%",
  "height m cm",
  "height f cm",
  "BMI m",
  "BMI f",
].map((title) => ({ title, width: Math.max(6, ...title.split(" ").map((word) => word.length)) }));

const { count, seed } = new Command("census")
  .description("Draws people of every country and checks each of them by every rule.")
  .option("-n, --count <people>", "people of each country", wholeNumber, 10_000)
  .option("-s, --seed <text>", "which people", "census")
  .parse()
  .opts<{ count: number; seed: string }>();

const broken = new Map<string, Map<string, number>>(rules.map(({ name }) => [name, new Map()]));

console.log(`${count.toLocaleString("en")} people of each country, seed ${seed}`);
console.log("names, cities, postal codes, streets: different ones among 10,000; twice: the same person again");
console.log(
  "+-%: largest distance of a share from its table, in points; height, BMI: mean less the mean of the tables\n",
);
for (const line of [0, 1, 2]) console.log(row(columns.map(({ title }) => title.split(" ")[line] ?? "")));
for (const country of countries) console.log(row(census(country)));

console.log(`\n${"people who break a rule".padEnd(80)}${countries.map(({ code }) => code.padStart(4)).join("")}`);
for (const [name, counts] of broken) {
  console.log(name.padEnd(80) + countries.map(({ code }) => String(counts.get(code) ?? 0).padStart(4)).join(""));
}
process.exitCode = [...broken.values()].some(({ size }) => size > 0) ? 1 : 0;

/** One line of the table, as its cells. */
function census(country: Country): string[] {
  const population = new Population(country);
  const votes = validators.map(() => ({ yes: 0, no: 0 }));
  let violations = 0;
  for (const subject of subjectsOf(country, count, `${seed} ${country.code}`)) {
    population.add(subject);
    for (const { name, holds } of rules) {
      if (holds(subject)) continue;
      violations++;
      const counts = broken.get(name);
      counts?.set(country.code, (counts.get(country.code) ?? 0) + 1);
    }
    validators.forEach((confirms, index) => {
      const verdict = confirms(subject);
      const vote = votes[index];
      if (verdict !== undefined && vote !== undefined) vote[verdict ? "yes" : "no"]++;
    });
  }
  return [
    country.code,
    String(violations),
    ...votes.map(({ yes, no }) => (yes + no === 0 ? "-" : ((100 * yes) / (yes + no)).toFixed(1))),
    ...cellsOf(population.findings()),
  ];
}

function cellsOf({ distinct, duplicates, height, bodyMassIndex, ...shares }: Findings): string[] {
  return [
    ...[distinct.names, distinct.cities, distinct.postalCodes, distinct.streets, duplicates].map(String),
    ...[shares.women, shares.ages, shares.blood, shares.cards].map((points) => points.toFixed(1)),
    ...[height.male, height.female, bodyMassIndex.male, bodyMassIndex.female].map(signed),
  ];
}

function signed(value: number): string {
  return `${value < 0 ? "-" : "+"}${Math.abs(value).toFixed(2)}`;
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => cell.padStart((columns[index]?.width ?? 0) + 2)).join("");
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError("It must be a whole number from 1.");
  return Number(text);
}
