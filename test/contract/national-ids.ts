import { stdnum } from "stdnum";
import * as check from "./check-digits.ts";
import { agreesWithCurp, agreesWithNir, agreesWithResidentId } from "./encoded-bearer.ts";
import type { Rule, Subject } from "./subject.ts";

/** What is known of a country's national id, written down apart from the product. */
interface Scheme {
  /** As the country writes it, in the range that is never issued or, where there is none, by the convention. */
  readonly form: RegExp;
  readonly checksum?: check.Checksum;
  /** The share of single wrong digits that the scheme itself lets pass, at most. */
  readonly misses?: number;
  /** What the number says of its bearer. */
  readonly agrees?: (subject: Subject) => boolean;
  /** The independent validator, and whether it must accept: it refuses where it knows the never-issued rule. */
  readonly validator?: { readonly validate: (id: string) => { isValid: boolean }; readonly accepts: boolean };
  /** A number that the same validator takes, to show that it is not deaf. */
  readonly specimen?: string;
}

export const schemes: Readonly<Record<string, Scheme>> = {
  us: {
    form: /^9\d\d-(?:0[1-9]|[1-4]\d|6[6-9])-(?!0000)\d{4}$/,
    ...validated(stdnum.US?.ssn, false, "536-90-4399"),
  },
  uk: { form: /^QQ \d\d \d\d \d\d [A-D]$/, ...validated(stdnum.GB?.nino, false, "AB123456C") },
  ca: {
    form: /^0\d\d-\d{3}-\d{3}$/,
    checksum: check.luhn,
    misses: 0,
    ...validated(stdnum.CA?.sin, true, "046 454 286"),
  },
  au: {
    form: /^000 \d{3} \d{3}$/,
    checksum: check.taxFileNumber,
    misses: 0,
    ...validated(stdnum.AU?.tfn, true, "123 456 782"),
  },
  de: {
    form: /^0\d \d{3} \d{3} \d{3}$/,
    checksum: (id) => check.mod11And10(id) && repeatsOneDigit(id.slice(0, 10)),
    misses: 0,
    ...validated(stdnum.DE?.idnr, false, "36 574 261 809"),
  },
  fr: {
    form: /^[12] \d\d (?:0[1-9]|1[0-2]) (?:\d\d|2[AB]) \d{3} 000 \d\d$/,
    checksum: check.nir,
    misses: 0,
    agrees: agreesWithNir,
    ...validated(stdnum.FR?.nir, true, "2 95 10 99 126 111 93"),
  },
  jp: { form: /^0000 \d{4} \d{4}$/, checksum: check.myNumber, misses: 0.03 },
  cn: {
    form: /^\d{4}00(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d{4}[\dX]$/,
    checksum: check.residentId,
    misses: 0,
    agrees: agreesWithResidentId,
    ...validated(stdnum.CN?.ric, true, "11010519491231002X"),
  },
  in: {
    form: /^[01]\d{3} \d{4} \d{4}$/,
    checksum: check.verhoeff,
    misses: 0,
    ...validated(stdnum.IN?.aadhaar, false, "2341 2341 2346"),
  },
  mx: {
    form: /^[A-Z][AEIOUX][A-Z]{2}\d{6}[HM][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[9Z]\d$/,
    checksum: check.curp,
    // Modulo 10 with even weights, and letters count 10 and more.
    misses: 0.2,
    agrees: agreesWithCurp,
    ...validated(stdnum.MX?.curp, true, "HEGG560427MVZRRL04"),
  },
  ru: { form: /^9\d\d-\d{3}-\d{3} \d\d$/, checksum: (id) => check.snils(id) && !/(\d)\1\1/.test(id), misses: 0.01 },
};

export const nationalIdRules: readonly Rule[] = [
  rule("national_id: the country's form, in the range that nobody has", ({ form }, { person }) =>
    form.test(person.national_id),
  ),
  rule("national_id: right by an independent check digit", ({ checksum }, { person }) =>
    checksum === undefined ? true : checksum(bare(person.national_id)),
  ),
  rule("national_id: tells this bearer's data", ({ agrees }, subject) => agrees?.(subject) ?? true),
  rule("national_id: accepted or refused as validators must", ({ validator }, { person }) =>
    validator === undefined ? true : validator.validate(person.national_id).isValid === validator.accepts,
  ),
];

/** The number without separators. */
export function bare(id: string): string {
  return id.replace(/[ -]/g, "");
}

function rule(name: string, holds: (scheme: Scheme, subject: Subject) => boolean): Rule {
  return {
    name,
    holds: (subject) => {
      const scheme = schemes[subject.country.code];
      return scheme !== undefined && holds(scheme, subject);
    },
  };
}

function validated(
  validator: { validate: (id: string) => { isValid: boolean } } | undefined,
  accepts: boolean,
  specimen: string,
): Pick<Scheme, "validator" | "specimen"> {
  if (validator === undefined) throw new Error(`stdnum has no validator for ${specimen}`);
  return { validator: { validate: validator.validate, accepts }, specimen };
}

/** Exactly one digit occurs twice, and no other more than once. */
function repeatsOneDigit(body: string): boolean {
  return new Set(body).size === body.length - 1;
}
