import fc from "fast-check";
import { fromDays, toDays } from "../../src/calendar/calendar.ts";
import type { CalendarDate } from "../../src/calendar/calendar-date.ts";
import type { Country } from "../../src/countries/country.ts";
import { countries, countryOf } from "../../src/countries/index.ts";
import type { Sex } from "../../src/countries/words.ts";
import { threadWorkspace } from "../../src/library/generator.ts";
import type { AgeBounds } from "../../src/person/birth.ts";
import { generateIdentity } from "../../src/person/generate.ts";
import type { Identity } from "../../src/person/identity.ts";
import type { Spec } from "../../src/person/spec.ts";
import { Rng } from "../../src/random/rng.ts";
import { keyOf } from "../../src/random/seed.ts";

/** Who is asked for; a country by its code, so that a counterexample can be read. */
export interface Ask {
  readonly seed: string;
  readonly index: number;
  readonly sex: Sex | undefined;
  readonly country: string | undefined;
  readonly referenceDate: CalendarDate;
  readonly ages: AgeBounds;
}

/** The person, by a generator that has drawn no one before. */
export function personOf(ask: Ask, country?: Country): Identity {
  return generateIdentity(new Rng(keyOf("property", ask.seed)), threadWorkspace(), ask.index, specOf(ask, country));
}

/** The person of such a request who is born on a day. */
export function personBornOn(birth: CalendarDate, ask: Ask): Identity {
  const day = toDays(birth);
  const spec = { ...specOf(ask), born: { earliest: day, latest: day } };
  return generateIdentity(new Rng(keyOf("property", ask.seed)), threadWorkspace(), ask.index, spec);
}

export function specOf(ask: Ask, country = countryOf(ask.country ?? "")): Spec {
  return { sex: ask.sex, country, referenceDate: ask.referenceDate, ages: ask.ages };
}

export const anySeed = fc.string({ unit: "grapheme", minLength: 1, maxLength: 64 });
export const anyIndex = fc.oneof(fc.nat(200), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
export const anyCountry = fc.constantFrom(...countries.map(({ code }) => code));
export const anySex = fc.constantFrom("male" as const, "female" as const);
export const anyAges = fc
  .tuple(fc.integer({ min: 18, max: 90 }), fc.integer({ min: 18, max: 90 }))
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));
export const anyDate = datesBetween({ year: 1900, month: 1, day: 1 }, { year: 2199, month: 12, day: 31 });

/** Days at which the country's age mix still holds about, so that most first births are within bounds of some width. */
export const anyDateOfOurs = datesBetween({ year: 2020, month: 1, day: 1 }, { year: 2035, month: 12, day: 31 });

export const anyAsk: fc.Arbitrary<Ask> = fc.record({
  seed: anySeed,
  index: anyIndex,
  sex: fc.option(anySex, { nil: undefined }),
  country: fc.option(anyCountry, { nil: undefined }),
  referenceDate: anyDate,
  ages: anyAges,
});

function datesBetween(first: CalendarDate, last: CalendarDate): fc.Arbitrary<CalendarDate> {
  return fc.integer({ min: toDays(first), max: toDays(last) }).map(fromDays);
}
