import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { PersonName } from "../countries/bearer.ts";
import type { Country } from "../countries/country.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import type { BloodType, CardBrand, Sex } from "../countries/words.ts";
import type { AgeBounds, BirthDays } from "./birth.ts";
import type { Address } from "./identity.ts";
import type { Home } from "./places/places.ts";
import type { PlaceSelection } from "./places/selection.ts";

/** A checked request: constraints of people, and what their records contain; undefined is sampled. */
export interface Spec extends Additions {
  readonly seed?: string | undefined;
  readonly sex?: Sex | undefined;
  readonly country?: Country | undefined;
  /** Countries to choose from where none is given, each as often as its weight. */
  readonly among?: readonly Country[] | undefined;
  /** The day that counts as today. */
  readonly referenceDate: CalendarDate;
  readonly ages: AgeBounds;
  readonly born?: BirthDays | undefined;
  /** The home, if relatives determine it; the country is given too then. */
  readonly home?: Home | undefined;
  /** The address, if a relative lives there too. */
  readonly address?: Address | undefined;
  readonly streetChoices?: readonly number[] | undefined;
  /** Homes to choose from; the country is given too then. */
  readonly places?: PlaceSelection | undefined;
  /** A brand that the country has and that has valid cards on the reference date. */
  readonly cardBrand?: CardBrand | undefined;
  readonly bloodType?: BloodType | undefined;
  readonly phoneRange?: PhoneRange | undefined;
  /** The name, if relatives determine it. */
  readonly name?: PersonName | undefined;
  readonly kin?: readonly number[] | undefined;
  /** Where the bearer was first registered, if the national id of a relative tells it. */
  readonly origin?: string | undefined;
  readonly violate?: readonly string[] | undefined;
  readonly inLatin?: boolean | undefined;
}

export interface Additions {
  readonly details?: boolean | undefined;
  readonly extra?: readonly string[] | undefined;
}
