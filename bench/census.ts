/**
 * Draws many people of every country and prints what is wrong with them (nothing should be), what independent
 * validators say of them, and how far the shares of states, names, ages and so on lie from the tables that they are
 * drawn from. Exit code 1 if any rule is broken.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { Command, InvalidArgumentError, Option } from "commander";
import { countries } from "../src/countries/index.ts";
import { dataVersion } from "../src/person/field.ts";
import { rules } from "../test/contract/rules.ts";
import { Checks } from "./census/checks.ts";
import { picture } from "./census/picture.ts";
import { PublishedShares } from "./census/published.ts";
import { brokenRules, checkTable, deviations, pageLines } from "./census/report.ts";
import { subjects } from "./census/subjects.ts";
import { Survey } from "./census/survey.ts";
import { rewrite } from "./report/rewrite.ts";

interface Options {
  readonly count: number;
  readonly seed: string;
  readonly country: readonly string[];
  readonly pictures?: true;
  readonly write?: true;
}

const codes = countries.map(({ code }) => code);

const options = new Command("census")
  .description("Draws people of every country and compares them with the rules and with the tables.")
  .option("-n, --count <people>", "people of each country", wholeNumber, 10_000)
  .option("-s, --seed <text>", "which people", "census")
  .addOption(new Option("-c, --country <codes...>", "only these countries").choices(codes).default(codes))
  .option("-p, --pictures", "write docs/census/<country>.svg")
  .option("-w, --write", "write the section of docs/figures.md")
  .parse()
  .opts<Options>();

const { count, seed } = options;
const broken = new Map<string, Map<string, number>>(rules.map(({ name }) => [name, new Map()]));
const checked: string[][] = [];
const compared: string[][] = [];
const published: string[][] = [];
// The validators throw an error for every number that they refuse, and its stack takes longer than the person.
Error.stackTraceLimit = 0;

for (const country of countries.filter(({ code }) => options.country.includes(code))) {
  const { code } = country;
  const checks = new Checks(country, broken);
  const survey = new Survey(country);
  const shares = new PublishedShares(code);
  for (const subject of subjects(country, count, `${seed} ${code}`)) {
    checks.add(subject);
    survey.add(subject);
    shares.add(subject);
  }
  const comparisons = survey.comparisons();
  checked.push(checks.cells());
  compared.push(...deviations(code, comparisons));
  published.push(...shares.lines());
  if (options.pictures === true) {
    const folder = new URL("../docs/census/", import.meta.url);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL(`${code}.svg`, folder), picture(country, count, comparisons));
  }
}

console.log(`${count.toLocaleString("en")} people of each country, seed ${seed}`);
console.log(checkTable(checked, compared, published));
console.log(
  brokenRules(
    broken,
    codes.filter((code) => options.country.includes(code)),
  ),
);
if (options.write === true) {
  const people = `${count.toLocaleString("en")} people of each country, seed \`${seed}\`, data version ${dataVersion}:`;
  const lines = pageLines(people, checked, compared, published);
  rewrite(new URL("../docs/figures.md", import.meta.url), "npm run census -- --count 1000000 --write", lines);
}
process.exitCode = [...broken.values()].some(({ size }) => size > 0) ? 1 : 0;

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError("It must be a whole number from 1.");
  return Number(text);
}
