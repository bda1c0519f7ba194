import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../src/library/generator.ts";
import type { Identity } from "../../src/person/identity.ts";
import { some } from "./extent.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 23 }) });

/** People under the constraint, and those who fit it among people without. */
const COUNTS = { bound: some(50_000), free: some(12_500) };

type Fields = Readonly<Record<string, unknown>>;

function* people(fields: Fields): Generator<Identity> {
  const people = service.stream({ gender: "random", ...fields }, { count: 0, firstIndex: 0 });
  yield* people.draw(people.whole({ count: 0, firstIndex: 0 }));
}

/** What is counted of each person. */
const traits: Readonly<Record<string, (person: Identity) => string>> = {
  city: ({ address }) => `${address.city}, ${address.state_abbreviation}`,
  birth: ({ dob }) => dob.date.slice(0, 4),
  brand: ({ credit_card }) => credit_card.provider_bank,
  blood: ({ blood_type }) => blood_type,
  gender: ({ gender }) => gender,
  weight: ({ weight }) => String(Math.floor(weight.kg / 5)),
  "last name": ({ name }) => name.slice(name.lastIndexOf(" ") + 1),
};

type Counts = ReadonlyMap<string, Map<string, number>>;

function countsOf(drawn: Iterable<Identity>, count: number): Counts {
  const counts = new Map(Object.keys(traits).map((trait) => [trait, new Map<string, number>()]));
  const counters = [...counts].map(([trait, values]) => ({ of: traits[trait] ?? String, values }));
  let left = count;
  for (const person of drawn) {
    for (const { of, values } of counters) {
      const value = of(person);
      values.set(value, (values.get(value) ?? 0) + 1);
    }
    if (--left === 0) break;
  }
  return counts;
}

/** Pearson's statistic of two samples and its degrees of freedom; values that are rare in both count as one. */
function compare(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): readonly [number, number] {
  const pairs: (readonly [number, number])[] = [];
  let rare: readonly [number, number] = [0, 0];
  for (const value of new Set([...one.keys(), ...other.keys()])) {
    const [a, b] = [one.get(value) ?? 0, other.get(value) ?? 0];
    if (a + b >= 50) pairs.push([a, b]);
    else rare = [rare[0] + a, rare[1] + b];
  }
  if (rare[0] + rare[1] > 0) pairs.push(rare);
  const ratio = Math.sqrt(COUNTS.free / COUNTS.bound);
  return [pairs.reduce((sum, [a, b]) => sum + (a * ratio - b / ratio) ** 2 / (a + b), 0), pairs.length - 1];
}

describe(`${COUNTS.bound.toLocaleString("en")} people under a constraint`, () => {
  const cases: readonly (readonly [string, Fields, (person: Identity) => boolean])[] = [
    ["uk", { state: "England" }, ({ address }) => address.state_abbreviation === "ENG"],
    ["jp", { postal_code: "1" }, ({ address }) => address.zip.startsWith("1")],
    ["de", { born_from: "1950-01-01", born_to: "1979-12-31" }, ({ dob }) => /^19[567]/.test(dob.date)],
    ["us", { card_brand: "Visa" }, ({ credit_card }) => credit_card.provider_bank === "Visa"],
  ];

  it.each(cases)(
    "of %s with %o are distributed as all those who fit it",
    (country, fields, fits) => {
      const free = countsOf(people({ country, seed: "free" }).filter(fits), COUNTS.free);
      // Another seed, because people who fit stay the same under the constraint.
      const bound = countsOf(people({ country, seed: "bound", ...fields }), COUNTS.bound);
      for (const [trait, values] of bound) {
        const [statistic, freedom] = compare(values, free.get(trait) ?? new Map());
        // Five standard deviations above the mean of the distribution.
        expect(statistic, trait).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 1);
      }
    },
    120_000,
  );
});
