import type { CalendarDate } from "../../calendar/calendar-date.ts";
import type { Country } from "../../countries/country.ts";
import { field } from "../../identity/field.ts";
import type { Person } from "../../identity/generate.ts";
import type { Identity } from "../../identity/identity.ts";
import { pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { rulesOf } from "../rules.ts";
import { addressMutations } from "./address.ts";
import { birthMutations } from "./birth.ts";
import { cardMutations, contactMutations } from "./contact.ts";
import type { Mutation } from "./mutation.ts";
import { nationalIdMutations } from "./national-id.ts";
import { bodyMutations, nameMutations, photoMutations } from "./person.ts";

const mutations: ReadonlyMap<string, Mutation> = new Map(
  [
    ...nameMutations,
    ...birthMutations,
    ...bodyMutations,
    ...addressMutations,
    ...contactMutations,
    ...cardMutations,
    ...photoMutations,
    ...nationalIdMutations,
  ].map((mutation) => [mutation.rule, mutation]),
);

/** The rules that can be broken for a country, in the order in which they are checked. */
export function breakableRules(country: Country): readonly string[] {
  return rulesOf(country)
    .map(({ rule }) => rule)
    .filter((rule) => canBreak(rule, country));
}

function canBreak(rule: string, country: Country): boolean {
  const mutation = mutations.get(rule);
  return mutation !== undefined && (mutation.fits?.(country) ?? true);
}

/** The rules that fail, or may fail, where a rule is broken. */
export function followsOf(rule: string): readonly string[] {
  return mutations.get(rule)?.follows ?? [];
}

/** Whether two rules cannot both be broken, because breaking one changes a field that the other reads. */
export function areExclusive(country: Country, one: string, other: string): boolean {
  const readsOf = (name: string): readonly string[] => rulesOf(country).find(({ rule }) => rule === name)?.fields ?? [];
  const writesOf = (name: string): readonly string[] => mutations.get(name)?.writes ?? [];
  return (
    writesOf(one).some((path) => readsOf(other).includes(path)) ||
    writesOf(other).some((path) => readsOf(one).includes(path))
  );
}

export interface Twin {
  readonly identity: Identity;
  /** The rules that are broken. */
  readonly violated: readonly string[];
}

/**
 * The record of a person with rules broken; `any` is one that the stream selects. Rules must be breakable for the
 * country.
 */
export function twinOf(rng: Rng, person: Person, rules: readonly string[], referenceDate: CalendarDate): Twin {
  const { index } = rng;
  let identity = person.identity;
  const violated: string[] = [];
  for (const asked of rules) {
    rng.seek(index, field.violation);
    const rule = asked === "any" ? pick(rng, breakableRules(person.country)) : asked;
    identity = mutations.get(rule)?.break(rng, identity, person, referenceDate) ?? identity;
    violated.push(rule);
  }
  return { identity, violated };
}
