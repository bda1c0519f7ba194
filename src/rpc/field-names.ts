import type { DescEnum, DescMessage } from "@bufbuild/protobuf";
import { IdentityService } from "../gen/identity/v1/identity_pb.ts";
import type { NamesOf } from "../schema/fault.ts";

/** The numbers of the words of an enum, in lower case: `us` of `COUNTRY_US`. */
export function numbersOf({ values, sharedPrefix = "" }: DescEnum): Readonly<Record<string, number>> {
  return Object.fromEntries(values.map(({ name, number }) => [name.slice(sharedPrefix.length).toLowerCase(), number]));
}

/** The enums of the fields of all requests, by the name of the field. */
const enums: ReadonlyMap<string, DescEnum> = new Map(IdentityService.methods.flatMap(({ input }) => enumsOf(input)));

function enumsOf({ fields }: DescMessage): readonly (readonly [field: string, desc: DescEnum])[] {
  return fields.flatMap((field) => {
    if (field.fieldKind === "message" && field.name === "template") return enumsOf(field.message);
    return field.fieldKind === "enum" ? [[field.name, field.enum] as const] : [];
  });
}

/** The names of words in RPC: `COUNTRY_US` for `us`. A word that stands for the default, such as `any`, has none. */
export const enumNames: NamesOf = (field, ...words) => {
  const desc = enums.get(field);
  if (desc === undefined) return words;
  const { values, sharedPrefix = "" } = desc;
  return words.flatMap((word) => {
    const wanted = sharedPrefix + word.toLowerCase();
    return values.filter(({ name }) => name.toLowerCase() === wanted).map(({ name }) => name);
  });
};

/** The path of a field in a message, whose template has what the message itself has not: `template.country`. */
export function pathIn(desc: DescMessage, field: string): string {
  const [name = ""] = field.split(/[.[]/, 1);
  if (desc.fields.some((own) => own.name === name)) return field;
  const template = desc.fields.find((own) => own.name === "template");
  return template?.fieldKind === "message" ? `template.${pathIn(template.message, field)}` : field;
}

/** Whether a message, or its template, has a field of that name. */
export function hasField(desc: DescMessage, name: string): boolean {
  return desc.fields.some(
    (own) =>
      own.name === name || (own.name === "template" && own.fieldKind === "message" && hasField(own.message, name)),
  );
}
