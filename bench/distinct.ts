// npm run distinct [-- --count 1000000 --country de]
// Draws people of every country from one seed and prints how many different e-mails, phones, cards and national ids they
// have, beside how many there can be.
import { parseArgs } from "node:util";
import type { Country } from "../src/countries/country.ts";
import { countries } from "../src/countries/index.ts";
import type { Identity } from "../src/identity/identity.ts";
import { capacityOf } from "../src/service/capacity.ts";
import { createIdentityService } from "../src/service/service.ts";

/** A column of the table: a field under some constraints. */
interface Measure {
  readonly title: string;
  /** As the capacity of a country names it. */
  readonly field: string;
  readonly constraints: Readonly<Record<string, string>>;
  of(person: Identity): string;
}

const reserved = {};
const measures: readonly Measure[] = [
  { title: "e-mail", field: "email", constraints: reserved, of: ({ email }) => email },
  { title: "phone", field: "phone", constraints: reserved, of: ({ phone }) => phone },
  {
    title: "phone, never issued",
    field: "phone (never issued)",
    constraints: { phone_range: "never_issued" },
    of: ({ phone }) => phone,
  },
  { title: "card", field: "credit_card", constraints: reserved, of: ({ credit_card }) => credit_card.number },
  { title: "national id", field: "national_id", constraints: reserved, of: ({ national_id }) => national_id },
];

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000000" },
    country: { type: "string" },
    seed: { type: "string", default: "distinct" },
  },
});
const count = Number(values.count);
const service = createIdentityService({
  newSeed: () => values.seed,
  today: () => ({ year: 2026, month: 1, day: 1 }),
});

console.log(`${count.toLocaleString("en")} people of each country, seed ${values.seed}\n`);
console.log("| country | field | different | repeats | most often | can be |");
console.log("|---|---|---:|---:|---:|---:|");
for (const country of countries.filter(({ code }) => values.country === undefined || code === values.country)) {
  for (const constraints of new Set(measures.map((measure) => measure.constraints))) printRows(country, constraints);
}

/** The rows of all measures of a country that are taken under the same constraints. */
function printRows(country: Country, constraints: Measure["constraints"]): void {
  const taken = measures.filter((measure) => measure.constraints === constraints);
  const counts = taken.map(() => new Map<string, number>());
  const fields = { gender: "random", country: country.code, seed: values.seed, ...constraints };
  for (const batch of service.stream(fields, { firstIndex: 0, count })) {
    for (const person of batch.draw().identities) {
      for (const [at, measure] of taken.entries()) {
        const value = measure.of(person);
        const seen = counts[at];
        seen?.set(value, (seen.get(value) ?? 0) + 1);
      }
    }
  }
  for (const [at, { title, field }] of taken.entries()) {
    const seen = counts[at] ?? new Map<string, number>();
    let most = 0;
    for (const times of seen.values()) most = Math.max(most, times);
    const figures = [seen.size, count - seen.size, most].map((figure) => figure.toLocaleString("en"));
    const capacity = capacityOf(country)[field] ?? 0;
    console.log(`| ${country.name} | ${title} | ${figures.join(" | ")} | ${capacity.toLocaleString("en")} |`);
  }
}
