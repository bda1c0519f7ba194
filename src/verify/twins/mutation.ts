import type { CalendarDate } from "../../calendar/calendar-date.ts";
import type { Person } from "../../identity/generate.ts";
import type { Identity } from "../../identity/identity.ts";
import type { Rng } from "../../random/rng.ts";

/**
 * Breaks one rule of a record with as few changes as possible. All other rules still hold, except those in `follows`.
 */
export interface Mutation {
  /** Name of the rule. */
  readonly rule: string;
  /** Paths of the fields that it changes. */
  readonly writes: readonly string[];
  /** Rules that fail, or may fail, with it. */
  readonly follows?: readonly string[];
  /** Whether the rule can be broken in the country; it can if left out. */
  readonly fits?: (country: Person["country"]) => boolean;
  /** The record with the rule broken. `record` is the person's, perhaps with other rules broken already. */
  break(rng: Rng, record: Identity, person: Person, referenceDate: CalendarDate): Identity;
}

/** The text with its letters and digits replaced by others one by one; spaces and hyphens stay where they are. */
export function rewritten(text: string, characters: string): string {
  let at = 0;
  return text.replace(/[^\s-]/g, () => characters[at++] ?? "");
}
