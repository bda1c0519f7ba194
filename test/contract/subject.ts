import type { CalendarDate } from "../../src/calendar/calendar-date.ts";
import type { Country } from "../../src/countries/country.ts";
import { threadWorkspace } from "../../src/library/generator.ts";
import { generateIdentity } from "../../src/person/generate.ts";
import type { Identity } from "../../src/person/identity.ts";
import { Rng } from "../../src/random/rng.ts";
import { keyOf } from "../../src/random/seed.ts";

/** One person with all that a rule may look at. */
export interface Subject {
  readonly person: Identity;
  readonly country: Country;
  readonly referenceDate: CalendarDate;
}

/** Something that is true of every person. */
export interface Rule {
  readonly name: string;
  holds(subject: Subject): boolean;
}

export const ages = { min: 18, max: 90 } as const;

/** People of one seed as the service draws them: of either gender, of every age that can be asked for. */
export function* subjectsOf(country: Country, count: number, seed: string): Generator<Subject> {
  const rng = new Rng(keyOf("test", seed));
  const referenceDate = { year: 2026, month: 3, day: 1 };
  for (let index = 0; index < count; index++) {
    yield {
      person: generateIdentity(rng, threadWorkspace(), index, { country, referenceDate, ages }),
      country,
      referenceDate,
    };
  }
}
