import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Place } from "./place.ts";
import type { Sex } from "./words.ts";

/** All that a name and a national id may depend on. */
export interface Bearer {
  readonly sex: Sex;
  readonly birth: CalendarDate;
  readonly place: Place;
  /** Where the number of a relative says that the bearer was registered (`originOf`). */
  readonly origin?: string | undefined;
}

/** One person's name and its parts, in the country's own script unless said otherwise. */
export interface PersonName {
  readonly full: string;
  readonly given: string;
  /** Empty for Tibetan names in China. */
  readonly family: string;
  /** The second family name in Mexico, else empty. */
  readonly maternal: string;
  readonly middle?: string;
  /** Romanised for an e-mail address: `a-z`, `0-9` and inner `-`, never empty. */
  readonly mailGiven: string;
  readonly mailFamily: string;
  /** The reading of both names in kana (jp). */
  readonly kana?: { readonly given: string; readonly family: string };
}
