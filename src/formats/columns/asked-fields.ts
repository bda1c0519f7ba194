import { asked } from "../../schema/record.ts";
import { leafOf, line } from "../../schema/record-field.ts";
import { type ColumnField, commonFields, fieldsIn, indexField } from "./fields.ts";
import { memberFields } from "./member-fields.ts";

/** The parts that a request adds to records. */
export interface Asked {
  readonly details: boolean;
  readonly extra: readonly string[];
  readonly violate: boolean;
}

export const detailFields: readonly ColumnField[] = fieldsIn(asked.details.fields, "details.");

const violatedFields = fieldsIn({ violated: asked.violated });

/** Begins the paths of further values, whose names may have dots. */
export const EXTRA = "extra.";

function extraField(name: string): ColumnField {
  return { ...leafOf(EXTRA + name, line(`${name} of faker.`)), of: ({ extra }) => extra?.[name] };
}

/** The fields of the records of a request, in their order. */
export function fieldsOf({ details, extra, violate }: Asked): readonly ColumnField[] {
  return [
    ...commonFields,
    ...(details ? detailFields : []),
    ...[...new Set(extra)].map(extraField),
    ...(violate ? violatedFields : []),
  ];
}

const byPath: ReadonlyMap<string, ColumnField> = new Map(
  [indexField, ...memberFields, ...commonFields, ...detailFields, ...violatedFields].map((field) => [
    field.path,
    field,
  ]),
);

/** The field of a path that a request may get. Throws RangeError if there is none. */
export function fieldAt(path: string): ColumnField {
  const field = path.startsWith(EXTRA) ? extraField(path.slice(EXTRA.length)) : byPath.get(path);
  if (field === undefined) throw new RangeError(`there is no field ${path}`);
  return field;
}
