import type { Country, FieldRule } from "../countries/country.ts";
import { type CountryCode, countries } from "../countries/index.ts";
import { commonRules } from "../identity/rules.ts";

/** What a caller can rely on for one field; nested fields with a dot. */
export interface FieldInfo extends FieldRule {
  readonly field: string;
}

export interface CountryInfo {
  readonly code: CountryCode;
  readonly name: string;
  /** In the order of the record. */
  readonly fields: readonly FieldInfo[];
}

/** Every country as its own module describes it, in the published order. */
export const countryInfos: readonly CountryInfo[] = countries.map(({ code, name, rules }) => ({
  code,
  name,
  fields: fieldRules(rules).map(([field, rule]) => ({ field, ...rule })),
}));

function fieldRules(rules: Country["rules"]): readonly (readonly [field: string, rule: FieldRule])[] {
  return [
    ["address.city", rules.place],
    ["address.country", rules.place],
    ["address.state_abbreviation", rules.place],
    ["address.state_name", rules.place],
    ["address.street", rules.street],
    ["address.zip", rules.place],
    ["blood_type", rules.blood],
    ["credit_card", commonRules.credit_card],
    ["dob", commonRules.dob],
    ["email", commonRules.email],
    ["gender", commonRules.gender],
    ["height", commonRules.height],
    ["name", rules.name],
    ["national_id", rules.nationalId],
    ["phone", rules.phone],
    ["photo_url", commonRules.photo_url],
    ["weight", commonRules.weight],
  ];
}
