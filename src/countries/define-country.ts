import type { Rng } from "../random/rng.ts";
import type { Weighted } from "../random/weighted.ts";
import type { Area, Country, FieldRule, Place, RuleName, Statistics } from "./country.ts";
import type { AnyColumns } from "./country-columns.ts";
import type { Customs } from "./customs.ts";
import type { FamilyFigures, FamilyRules } from "./families.ts";
import { documentsOf, type PhoneProofs } from "./phone-ranges.ts";
import type { Streets } from "./shared/streets/streets.ts";
import type { Verification } from "./verification.ts";

/** What a country says in `facts.json`: prose, figures and short lists, of which the build checks every one. */
export interface Facts extends Statistics, Pick<Country, "name" | "numeric" | "language" | "stateLanguages"> {
  /** The source of `phone` is that of the proofs. */
  readonly rules: Readonly<Record<Exclude<RuleName, "phone">, FieldRule> & Record<"phone", Omit<FieldRule, "source">>>;
  readonly families: FamilyFigures;
  readonly phones: PhoneProofs;
  readonly exonyms?: Customs["exonyms"];
  readonly furtherCodes?: Verification["postalCode"]["further"];
  /** What is to be known of figures, for readers of the file. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** What a country has rules of its own for. */
export interface Rules<Code extends string>
  extends Pick<Country<Code>, "code" | "personName" | "nationalId" | "distinctNationalIds" | "verification"> {
  readonly places: () => Weighted<Place>;
  readonly streets: Streets;
  /** A whole postal code within the area, if the area has only a part of it. */
  readonly postalCode?: (rng: Rng, area: Area) => string;
  /** What is drawn by columns; the functions of one person stand for the rest. */
  readonly columns?: AnyColumns;
  readonly customs: Customs;
  readonly families?: FamilyRules;
}

/** A country of its facts, as `facts.json` has them, and of its rules. */
export function defineCountry<Code extends string>(json: unknown, rules: Rules<Code>): Country<Code> {
  // The build holds the file against a schema: scripts/tables/facts.ts.
  const { families, phones, exonyms, furtherCodes, rules: prose, notes: _, ...facts } = json as Facts;
  const { places, streets, customs, verification, ...own } = rules;
  const { postalCode } = verification;
  return {
    ...facts,
    ...own,
    ...streets,
    get places() {
      return places();
    },
    customs: exonyms === undefined ? customs : { ...customs, exonyms },
    families: { ...families, ...rules.families },
    verification:
      furtherCodes === undefined
        ? verification
        : { ...verification, postalCode: { ...postalCode, further: furtherCodes } },
    phoneProofs: phones,
    rules: { ...prose, phone: { ...prose.phone, source: documentsOf(phones) } },
  };
}
