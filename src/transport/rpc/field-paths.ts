import type { DescMessage } from "@bufbuild/protobuf";

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
