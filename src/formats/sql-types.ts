import type { Text, Word } from "../schema/field.ts";
import type { LeafField } from "../schema/record-field.ts";
import { EXTRA } from "./columns/asked-fields.ts";
import { type ColumnField, indexField } from "./columns/fields.ts";

export type Dialect = "postgresql" | "portable" | "mysql";

/** The type of a column with its constraints. An index is the primary key. */
export function typeOf({ path, field, optional }: ColumnField, dialect: Dialect): string {
  const name = nameOf(field, dialect);
  // Not all databases have unbounded text.
  const type = dialect === "portable" && name === "text" ? `varchar(${roomOf(path, field.kind)})` : name;
  if (path === indexField.path) return `${type} PRIMARY KEY`;
  return optional.length === 0 ? `${type} NOT NULL` : type;
}

/** Characters of a column without a bound in the schema: more than any text has. */
function roomOf(path: string, kind: LeafField["kind"]): number {
  if (path.startsWith(EXTRA)) return 4_000;
  return kind === "texts" ? 1_000 : 255;
}

export function nameOf(field: LeafField, dialect: Dialect): string {
  switch (field.kind) {
    case "whole":
      return field.max < 2 ** 15 ? "smallint" : field.max < 2 ** 31 ? "integer" : "bigint";
    case "decimal":
      return "double precision";
    case "day":
      return "date";
    case "flag":
      return "boolean";
    case "texts":
      return dialect === "postgresql" ? "text[]" : "text";
    default: {
      const width = widthOf(field);
      return width === undefined ? "text" : `varchar(${width})`;
    }
  }
}

/** Characters of the longest value of a field; undefined if unbounded. */
function widthOf(field: Text | Word<string>): number | undefined {
  if (field.kind === "word") return Math.max(...field.words.map(({ length }) => length));
  const { pattern, most } = field;
  const bound =
    pattern?.endsWith("$") === true ? boundOf(pattern.replace(/^\^/, "").slice(0, -1)) : Number.POSITIVE_INFINITY;
  const width = Math.min(bound, most);
  return Number.isFinite(width) ? width : undefined;
}

const piece =
  /(?:\((?<group>(?:[^()]|\([^()]*\))*)\)|\[[^\]]*\]|\\.|[^*+{}])(?<times>\*|\+|\{\d+(?:,(?<most>\d+))?\})?/gu;

/** Length of the longest match of a regular expression without look-around. */
function boundOf(pattern: string): number {
  return Math.max(
    ...alternativesOf(pattern).map((text) => [...text.matchAll(piece)].reduce((sum, part) => sum + lengthOf(part), 0)),
  );
}

function lengthOf({ groups }: RegExpMatchArray): number {
  const { group, times, most } = groups ?? {};
  const one = group === undefined ? 1 : boundOf(group);
  if (times === undefined) return one;
  return times === "*" || times === "+" ? Number.POSITIVE_INFINITY : one * Number(most ?? times.slice(1, -1));
}

/** The alternatives of a pattern, split at `|` outside groups and classes. */
function alternativesOf(pattern: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const character of pattern) {
    if (character === "(" || character === "[") depth++;
    if (character === ")" || character === "]") depth--;
    if (character === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}
