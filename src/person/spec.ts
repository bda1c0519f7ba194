import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { BloodType, CardBrand, Country, PersonName, Sex } from "../countries/country.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import type { AgeBounds, BirthDays } from "./birth.ts";
import type { Address } from "./identity.ts";
import type { Home } from "./places/postal-codes.ts";
import type { PlaceSelection } from "./places/selection.ts";

/** Constraints of a person. What is undefined is sampled. */
export interface Spec {
  readonly sex?: Sex | undefined;
  readonly country?: Country | undefined;
  /** Countries to choose from where none is given, each as often as its weight. */
  readonly among?: readonly Country[] | undefined;
  /** The day that counts as today. */
  readonly referenceDate: CalendarDate;
  readonly ages: AgeBounds;
  /** Days of birth within the ages. */
  readonly born?: BirthDays | undefined;
  /** The home, if relatives determine it; the country is given too then. */
  readonly home?: Home | undefined;
  /** The address, if a relative lives there too. */
  readonly address?: Address | undefined;
  /** The index of that relative. */
  readonly streetIndex?: number | undefined;
  /** Homes to choose from; the country is given too then. */
  readonly places?: PlaceSelection | undefined;
  /** A brand that the country has and that has valid cards on the reference date. */
  readonly cardBrand?: CardBrand | undefined;
  readonly bloodType?: BloodType | undefined;
  readonly phoneRange?: PhoneRange | undefined;
  /** The name, if relatives determine it. */
  readonly name?: PersonName | undefined;
  /** Statures of the parents, up to two. */
  readonly kin?: readonly number[] | undefined;
}
