import type { Country } from "../../src/countries/country.ts";
import { threadWorkspace } from "../../src/library/generator.ts";
import { drawPerson, type Person } from "../../src/person/generate.ts";
import { Rng } from "../../src/random/rng.ts";
import { keyOf } from "../../src/random/seed.ts";
import { ages, type Subject } from "../../test/contract/subject.ts";

/** A record and what it follows from. */
export interface Drawn extends Subject {
  readonly drawn: Person;
}

/** People of one seed, of either gender and of every age that can be asked for, on the day for which ages are tabled. */
export function* subjects(country: Country, count: number, seed: string): Generator<Drawn> {
  const rng = new Rng(keyOf("census", seed));
  const referenceDate = { year: 2026, month: 1, day: 1 };
  const spec = { country, referenceDate, ages };
  for (let index = 0; index < count; index++) {
    const drawn = drawPerson(rng, threadWorkspace(), index, spec);
    yield { person: drawn.identity, drawn, country, referenceDate };
  }
}
