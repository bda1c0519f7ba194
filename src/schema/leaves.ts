import type { Flag } from "./field.ts";
import type { Dictionary, Nested, RecordField, RecordShape } from "./record-field.ts";

/** What a field that holds no others holds, as a format with types writes it. A date is `YYYY-MM-DD`. */
export type Kind = "text" | "integer" | "decimal" | "date" | "texts" | "flag";

/** The description of a field that holds no others. */
export type LeafField = Exclude<RecordField, Nested | Dictionary> | Flag;

/** A field that holds no others, by its path. */
export interface Leaf {
  readonly path: string;
  readonly kind: Kind;
  readonly field: LeafField;
  /** The paths of itself and of the parts around it that a record may be without, the outermost first. */
  readonly optional: readonly string[];
}

const kinds = {
  word: "text",
  text: "text",
  day: "date",
  whole: "integer",
  decimal: "decimal",
  texts: "texts",
  flag: "flag",
} as const satisfies Record<LeafField["kind"], Kind>;

/** The fields of a shape that hold no others, in their order; without dictionaries, whose names are not known. */
export function leavesOf(shape: RecordShape, prefix = "", around: readonly string[] = []): readonly Leaf[] {
  return Object.entries(shape).flatMap(([name, field]: [string, RecordField]): readonly Leaf[] => {
    const path = prefix + name;
    const optional = field.isOptional === true ? [...around, path] : around;
    if (field.kind === "dictionary") return [];
    return field.kind === "object" ? leavesOf(field.fields, `${path}.`, optional) : [leafOf(path, field, optional)];
  });
}

/** A leaf of a field. */
export function leafOf(path: string, field: LeafField, optional: readonly string[] = []): Leaf {
  return { path, kind: kinds[field.kind], field, optional };
}
