import type { Day, Text, Whole, Word } from "./field.ts";

/** A number from `min` to `max`, which may have decimals. */
export interface Decimal {
  readonly kind: "decimal";
  readonly about: string;
  readonly min: number;
  readonly max: number;
}

/** A list of texts. */
interface Texts {
  readonly kind: "texts";
  readonly about: string;
  /** What one of them is, as a sentence. */
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
  /** The name of its schema in the OpenAPI document, where it has one of its own. */
  readonly title?: string;
}

/** A field of a record. */
export type RecordField = (Word<string> | Text | Day | Whole | Decimal | Texts | Dictionary | Nested) & {
  /** Whether a record may be without it. */
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

/** The paths of the fields that hold one value. */
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

/** A field that a record may be without. */
export function maybe<F extends RecordField>(field: F): F & { readonly isOptional: true } {
  return { ...field, isOptional: true };
}
