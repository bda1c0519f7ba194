import type { Day, Flag, Text, Whole, Word } from "./field.ts";

/** A number from `min` to `max`, perhaps with decimals. */
export interface Decimal {
  readonly kind: "decimal";
  readonly about: string;
  readonly min: number;
  readonly max: number;
}

export interface Texts {
  readonly kind: "texts";
  readonly about: string;
  readonly each: string;
}

/** Texts by any names. */
export interface Dictionary {
  readonly kind: "dictionary";
  readonly about: string;
}

/** An object with fields of its own. */
export interface Nested<S extends RecordShape = RecordShape> {
  readonly kind: "object";
  readonly about: string;
  readonly fields: S;
  /** The name of its schema in the OpenAPI document, if separate. */
  readonly title?: string;
}

export type RecordField = (Word<string> | Text | Day | Whole | Decimal | Texts | Dictionary | Nested) & {
  /** Whether records may lack it. */
  readonly isOptional?: true;
};

/** The fields of a record by their published names, in their order. */
export interface RecordShape {
  readonly [field: string]: RecordField;
}

type ValueOf<F extends RecordField> =
  F extends Word<infer W>
    ? W
    : F extends Whole | Decimal
      ? number
      : F extends Texts
        ? readonly string[]
        : F extends Dictionary
          ? Readonly<Record<string, string>>
          : F extends Nested<infer S>
            ? RecordOf<S>
            : string;

type OptionalOf<S extends RecordShape> = { [N in keyof S]: S[N] extends { isOptional: true } ? N : never }[keyof S];

/** A record of a shape. */
export type RecordOf<S extends RecordShape> = {
  readonly [N in Exclude<keyof S, OptionalOf<S>>]: ValueOf<S[N]>;
} & { readonly [N in OptionalOf<S>]?: ValueOf<S[N]> };

/** The paths of fields with one value. */
export type PathOf<S extends RecordShape, Prefix extends string = ""> = {
  [N in keyof S & string]: S[N] extends Nested<infer Inner>
    ? PathOf<Inner, `${Prefix}${N}.`>
    : S[N] extends Texts | Dictionary
      ? never
      : `${Prefix}${N}`;
}[keyof S & string];

/** A text of any length; without a pattern, one that is not empty. */
export function line(about: string, pattern?: string, more: Pick<Text, "format"> = {}): Text {
  return {
    kind: "text",
    about,
    most: Number.POSITIVE_INFINITY,
    ...(pattern === undefined ? {} : { pattern }),
    ...more,
  };
}

export function decimal(about: string, min: number, max: number): Decimal {
  return { kind: "decimal", about, min, max };
}

export function texts(about: string, each: string): Texts {
  return { kind: "texts", about, each };
}

export function dictionary(about: string): Dictionary {
  return { kind: "dictionary", about };
}

export function nested<const S extends RecordShape>(about: string, fields: S, title?: string): Nested<S> {
  return { kind: "object", about, fields, ...(title === undefined ? {} : { title }) };
}

export function maybe<F extends RecordField>(field: F): F & { readonly isOptional: true } {
  return { ...field, isOptional: true };
}

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
