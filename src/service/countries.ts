import type { Country, FieldRule } from "../countries/country.ts";
import { type CountryCode, countries } from "../countries/index.ts";
import { commonRules } from "../person/rules.ts";
import { record } from "../schema/record.ts";

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

/** What has a rule: an address by its fields, the rest as a whole. */
const fields = Object.entries(record).flatMap(([name, field]) =>
  name === "address" && field.kind === "object" ? Object.keys(field.fields).map((part) => `${name}.${part}`) : [name],
);

export const countryInfos: readonly CountryInfo[] = countries.map(({ code, name, rules }) => {
  const ruleOf: Readonly<Record<string, FieldRule>> = fieldRules(rules);
  return { code, name, fields: fields.map((field) => ({ field, ...(ruleOf[field] ?? rules.place) })) };
});

type Ruled = Exclude<keyof typeof record, "address"> | "address.street";

/** The rules of the fields, but for those of an address that follow from its place. */
function fieldRules({ name, street, blood, nationalId, phone }: Country["rules"]): Readonly<Record<Ruled, FieldRule>> {
  return { ...commonRules, "address.street": street, blood_type: blood, name, national_id: nationalId, phone };
}
