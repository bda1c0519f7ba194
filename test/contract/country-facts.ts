import type { CountryCode } from "libphonenumber-js/max";
import type { PersonName } from "../../src/countries/bearer.ts";
import type { Checksum } from "./check-digits.ts";
import type { IndependentValidator } from "./stdnum.ts";
import type { Subject } from "./subject.ts";

/**
 * What the contract knows of a country, in `countries/<code>.ts`. It is written down from the authorities' documents and
 * never from the tables under test.
 */
export interface CountryFacts {
  /** ISO 3166-1 alpha-2, which is not always the published code. */
  readonly iso: CountryCode;
  /** Matches names, streets and towns in the country's script. */
  readonly script: RegExp;
  readonly mailbox: MailboxReader;
  readonly phone: PhoneFacts;
  readonly nationalId: NationalIdFacts;
  readonly postalCode: PostalCodeFacts;
  readonly names?: {
    /** Distinct family names among 20,000 people, at least. */
    readonly families?: number;
    /** Share of women's given names that men have too, at most. */
    readonly unisex?: number;
    /** What stands in e-mail addresses for names, as `Müller mueller, 淳 atsushi/jun` if there are several readings. */
    readonly mails?: string;
    /** Whether the parts make the name; without it, a given name and one family name. */
    readonly isWritten?: (name: PersonName) => boolean;
    /** Family names and forms that women alone bear. */
    readonly ofWomen?: RegExp;
  };
}

/** Whether the parts of a mailbox are the romanised given name, or its initial, and family name of this name. */
export type MailboxReader = (name: string, given: string, family: string) => boolean;

export interface PhoneFacts {
  /** The ranges without subscribers, by the regulator or the numbering plan; matches the number as printed. */
  readonly safe: RegExp;
  /** Digits after the country code, where `safe` allows several counts. */
  readonly digits?: number;
  /** libphonenumber cannot call these numbers valid. */
  readonly onlyPossible?: boolean;
}

export interface NationalIdFacts {
  /** As the country writes it, in the range that is never issued or, where there is none, by the convention. */
  readonly form: RegExp;
  /** Of the number without separators. */
  readonly checksum?: Checksum;
  /** The share of single wrong digits that the scheme does not detect, at most; 0 if left out. */
  readonly missedDigits?: number;
  /** Whether the number agrees with the data of its bearer that it encodes. */
  readonly encodesBearer?: (subject: Subject) => boolean;
  readonly validator?: IndependentValidator;
  /** Published numbers, which prove that neither the check digit nor the validator refuses everything. */
  readonly specimens: readonly string[];
}

export interface PostalCodeFacts {
  readonly form: RegExp;
  /** The part of a code that depends on the state. */
  readonly leading: RegExp;
  /** By the abbreviation of the state: leading parts, or ranges of numbers of the same length. */
  readonly states: Readonly<Record<string, string>>;
}
