// npm run distinct [-- --count 200000 --country de]
// Draws slices of one seed that are far apart, of every country and of all together, and prints how many different e-mails,
// cards, national ids and phones the people have. Then the person one index after each period, whose card or id must be that
// of the first; phones are of the person's place, and are only compared before the period.
import { parseArgs } from "node:util";
import { phonePeriod } from "../scripts/docs/phone-repeats.ts";
import type { Country } from "../src/countries/country.ts";
import { countries } from "../src/countries/index.ts";
import { hasPhones, type PhoneRange, phoneRanges } from "../src/countries/phone-ranges.ts";
import type { CardBrand } from "../src/countries/words.ts";
import { createIdentityService } from "../src/library/generator.ts";
import type { Identity } from "../src/person/identity.ts";
import { populationOf } from "../src/person/population.ts";
import { capacityOf } from "../src/service/price.ts";

/** A column of the table: a field under some constraints. */
interface Measure {
  readonly title: string;
  /** As the capacity of a country names it. */
  readonly field: string;
  readonly constraints: Readonly<Record<string, string>>;
  of(person: Identity): string;
}

const plain = {};
const measures: readonly Measure[] = [
  { title: "e-mail", field: "email", constraints: plain, of: ({ email }) => email },
  { title: "card", field: "credit_card", constraints: plain, of: ({ credit_card }) => credit_card.number },
  {
    title: "national id",
    field: "national_id",
    constraints: plain,
    of: ({ address, national_id }) => `${address.country} ${national_id}`,
  },
  { title: "phone", field: "phone", constraints: plain, of: ({ phone }) => phone },
  {
    title: "phone, never issued",
    field: "phone (never issued)",
    constraints: { phone_range: "never_issued" },
    of: ({ phone }) => phone,
  },
];

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200000" },
    country: { type: "string" },
    seed: { type: "string", default: "distinct" },
  },
});
const count = Number(values.count);
/** First indexes of the slices. */
const starts = [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000_000];
const service = createIdentityService({
  newSeed: () => values.seed,
  today: () => ({ year: 2026, month: 1, day: 1 }),
});
const asked = countries.filter(({ code }) => values.country === undefined || code === values.country);

const people = (count * starts.length).toLocaleString("en");
console.log(`${people} people of each country, ${count.toLocaleString("en")} from each of the indexes`);
console.log(`${starts.map((start) => start.toLocaleString("en")).join("; ")}. Seed ${values.seed}.\n`);
console.log("| country | field | different | repeats | can be |");
console.log("|---|---|---:|---:|---:|");
for (const country of values.country === undefined ? [...asked, undefined] : asked)
  for (const constraints of new Set(measures.map((measure) => measure.constraints))) printRows(country, constraints);

console.log("\n| country | number | repeats from index | different before |");
console.log("|---|---|---:|---|");
for (const country of asked) printPeriods(country);

/** People of a country, or of any, under constraints. */
function drawn(country: Country | undefined, constraints: object, firstIndex: number, n: number): Iterable<Identity> {
  const fields = { gender: "random", country: country?.code, seed: values.seed, ...constraints };
  const range = { firstIndex, count: n };
  return service.stream(fields, range).draw(range);
}

/** The rows of all measures of a country that are taken under the same constraints. */
function printRows(country: Country | undefined, constraints: Measure["constraints"]): void {
  const taken = measures.filter((measure) => measure.constraints === constraints);
  const seen = taken.map(() => new Set<string>());
  for (const start of starts)
    for (const person of drawn(country, constraints, start, count))
      for (const [at, measure] of taken.entries()) seen[at]?.add(measure.of(person));
  for (const [at, { title, field }] of taken.entries()) {
    const different = seen[at]?.size ?? 0;
    const capacity = country === undefined ? "" : (capacityOf(country)[field] ?? 0).toLocaleString("en");
    const figures = [different, count * starts.length - different].map((figure) => figure.toLocaleString("en"));
    console.log(`| ${country?.name ?? "all together"} | ${title} | ${figures.join(" | ")} | ${capacity} |`);
  }
}

/** For each period: whether the person one index after it has the first one's number, and no one just before has. */
function printPeriods(country: Country): void {
  const { distinctNationalIds, verification } = country;
  const rows = populationOf(country).cards.issues.map(({ brand, numbers }) => period(country, numbers.distinct, brand));
  if (verification.nationalId.encodesBirth === undefined && distinctNationalIds < 2 ** 32)
    rows.push(period(country, distinctNationalIds));
  for (const range of phoneRanges.filter((one) => hasPhones(country, one))) rows.push(phoneRow(country, range));
  for (const row of rows) console.log(row);
}

function phoneRow(country: Country, range: PhoneRange): string {
  const length = phonePeriod(country, range);
  const slice = Math.min(1_000, length);
  const people = [0, length - slice].flatMap((from) => [...drawn(country, { phone_range: range }, from, slice)]);
  const isNew = new Set(people.map(({ phone }) => phone)).size === Math.min(2 * slice, length);
  return `| ${country.name} | phone, ${range} | ${length.toLocaleString("en")} | ${isNew ? "yes" : "no"} |`;
}

function period(country: Country, length: number, brand?: CardBrand): string {
  const numberOf = ({ credit_card, national_id }: Identity): string =>
    brand === undefined ? national_id : credit_card.number;
  const numbers = (from: number, n: number): readonly string[] =>
    [...drawn(country, brand === undefined ? {} : { card_brand: brand }, from, n)].map(numberOf);
  const [first = ""] = numbers(0, 1);
  const before = numbers(Math.max(1, length - 1_000), Math.min(1_000, length - 1));
  const [after] = numbers(length, 1);
  if (after !== first) throw new Error(`${country.name}: ${after} at ${length} instead of ${first}`);
  const isNew = new Set([first, ...before]).size === before.length + 1;
  const title = `| ${country.name} | ${brand ?? "national id"} | ${length.toLocaleString("en")} |`;
  return `${title} ${isNew ? "yes" : "no"} |`;
}
