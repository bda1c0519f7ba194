import type { CalendarDate } from "../calendar/calendar-date.ts";
import { type Country, perCountry } from "../countries/country.ts";
import { field } from "../person/field.ts";
import type { Person } from "../person/generate.ts";
import type { Identity } from "../person/identity.ts";
import { pick } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import type { Workspace } from "../tables/workspace.ts";
import { mutated } from "./mutation.ts";
import type { Rule } from "./rule.ts";
import { rulesOf } from "./rules.ts";

const byName = perCountry(
  (country): ReadonlyMap<string, Rule> => new Map(rulesOf(country).map((rule) => [rule.name, rule])),
);

/** Names of the rules that can be broken, in the order in which they are checked. */
export const breakableRules = perCountry((country): readonly string[] =>
  rulesOf(country)
    .filter((rule) => rule.break !== undefined && (rule.break.fits?.(country) ?? true))
    .map(({ name }) => name),
);

/** Whether two rules cannot both be broken, because breaking one changes a field that the other reads. */
export function areExclusive(country: Country, one: string, other: string): boolean {
  const overwrites = (first: string, second: string): boolean => {
    const reads = byName(country).get(second)?.fields ?? [];
    return (
      byName(country)
        .get(first)
        ?.break?.writes.some((path) => reads.includes(path)) ?? false
    );
  };
  return overwrites(one, other) || overwrites(other, one);
}

/**
 * The record of a person with rules broken, named in `violated`; `any` is one that the stream selects. Rules must be
 * breakable for the country.
 */
export function violate(
  rng: Rng,
  space: Workspace,
  person: Person,
  rules: readonly string[],
  referenceDate: CalendarDate,
): Identity {
  const { index } = rng;
  let record = person.identity;
  const violated: string[] = [];
  for (const asked of rules) {
    rng.seek(index, field.violation);
    const name = asked === "any" ? pick(rng, breakableRules(person.country)) : asked;
    const mutation = byName(person.country).get(name)?.break;
    if (mutation !== undefined) record = mutated({ rng, space, record, person, referenceDate }, mutation);
    violated.push(name);
  }
  return { ...record, violated };
}
