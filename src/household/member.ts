import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Sex } from "../countries/country.ts";
import type { HouseholdKind } from "./kinds.ts";

export type Relation = "first" | "partner" | "child" | "parent" | "parent_in_law" | "flatmate";

/** One member before the person is drawn. */
export interface PlannedMember {
  /** From 1. */
  readonly id: number;
  readonly relation: Relation;
  readonly sex: Sex;
  readonly birth: CalendarDate;
  readonly father: number;
  readonly mother: number;
  /** 0 where there is none. */
  readonly partner: number;
  /** Whether the member lives at the address of the household. */
  readonly livesHere: boolean;
}

/** Age of mothers at birth, in years; fathers are up to 15 years older. */
export const motherhood = { min: 16, max: 45 };

/** Days from one birth to the next of the same mother, at least: nine months. */
export const birthSpacing = 280;

/** Days of a year, on average. */
export const YEAR = 365.25;

/** Ages of the first member that leave room for all others to be 18 to 90. */
export function firstAges(kind: HouseholdKind, size: number): { readonly min: number; readonly max: number } {
  if (kind === "family") return { min: 36 + size, max: 88 };
  if (kind === "multigeneration") return { min: Math.min(44, 34 + size), max: 68 };
  return kind === "shared" ? { min: 18, max: 70 } : { min: 18, max: 90 };
}
