import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Rng } from "../random/rng.ts";
import type { Bearer, PersonName } from "./bearer.ts";
import type { Sex } from "./words.ts";

/** The forms of a country's values, including those of real people. */
export interface Verification {
  /** Matches names, towns and streets in the country's script. */
  readonly script: RegExp;
  readonly scriptName: string;
  /** Abbreviations of territories, in place of a state's, of which no people are drawn. */
  readonly territories?: readonly string[];
  /** Matches names of places of the kinds of which the tables have every one: 市, 町 and 村, but not wards of cities. */
  readonly listedKinds?: RegExp;
  readonly postalCode: PostalCodeForm;
  readonly phone: PhoneForm;
  readonly nationalId: NationalIdForm;
}

interface PostalCodeForm {
  readonly form: RegExp;
  readonly example: string;
  /** A longer form of a code, with its groups joined by hyphens: the first group of the expression is the code. */
  readonly extended?: RegExp;
  /** Length of the prefix that determines the state, except for codes that the places show to be exceptions. */
  readonly stateLength: number;
  /**
   * Real codes that the tables lack: beginning, state and, where the tables have it for another town, the town: `06390
   * NY` or `CF71 WLS Llantwit Major`.
   */
  readonly further?: readonly string[];
  readonly source: string;
}

interface PhoneForm {
  /** With the plus sign. */
  readonly countryCode: string;
  /** The digits after the country code, of any number of the plan. */
  readonly national: RegExp;
  /** Generated numbers do not show the place. */
  readonly tellsNoArea?: true;
}

export interface NationalId extends NationalIdForm {
  readonly write: WriteId;
  readonly distinct: number;
}

/** Writes a number that belongs to no one, up to 32 characters of ASCII; returns the place behind it. */
export type WriteId = (
  rng: Rng,
  bytes: Uint8Array,
  at: number,
  bearer: Bearer,
  name: Pick<PersonName, "given" | "family" | "maternal">,
) => number;

export function idText(write: WriteId, rng: Rng, bearer: Bearer, name: Parameters<WriteId>[4]): string {
  const bytes = new Uint8Array(32);
  return String.fromCharCode(...bytes.subarray(0, write(rng, bytes, 0, bearer, name)));
}

/** A national number, always given without spaces and hyphens. */
interface NationalIdForm {
  readonly name: string;
  /** Any number of the scheme, whether it can be issued or not. */
  readonly form: RegExp;
  readonly example: string;
  /** The check characters at the end that the rest requires; undefined if no number has that rest. */
  readonly check?: (id: string) => string | undefined;
  /** Whether the number can have been given to a person born that day. */
  readonly encodesBirth?: (id: string, birth: CalendarDate) => boolean;
  readonly sexOf?: (id: string) => Sex | undefined;
  /** The part that tells where the bearer was first registered, which parents and children share. */
  readonly originOf?: (id: string) => string;
  /** By its letters or by where its bearers come from. */
  readonly dependsOnName?: true;
  /** Whether the number can have been given to a person of that full name. */
  readonly encodesName?: (id: string, fullName: string) => boolean;
  /** What else the scheme requires: undefined if the number has it, else a sentence with what would be right. */
  readonly composition?: (id: string) => string | undefined;
  readonly miscompose?: (id: string) => string;
  readonly isNeverIssued: (id: string) => boolean;
  readonly source: string;
}
