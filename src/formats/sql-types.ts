import type { Text, Word } from "../schema/field.ts";
import type { LeafField } from "../schema/record-field.ts";
import { EXTRA } from "./columns/asked-fields.ts";
import { type ColumnField, indexField } from "./columns/fields.ts";

export type Dialect = "postgresql" | "portable" | "mysql";

/** The type of a column, and whether it may be NULL. An index is the key of its table. */
export function typeOf({ path, field, optional }: ColumnField, dialect: Dialect): string {
  const name = nameOf(field, dialect);
  // Not all databases have a type for text of any length.
  const type = dialect === "portable" && name === "text" ? `varchar(${roomOf(path, field.kind)})` : name;
  if (path === indexField.path) return `${type} PRIMARY KEY`;
  return optional.length === 0 ? `${type} NOT NULL` : type;
}

/** Characters of a column whose schema has no bound: more than any text has. */
function roomOf(path: string, kind: LeafField["kind"]): number {
  if (path.startsWith(EXTRA)) return 4_000;
  return kind === "texts" ? 1_000 : 255;
}

/** The type of a field without its constraints. */
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

/** Characters of the longest value of a field; undefined if it has no bound. */
function widthOf(field: Text | Word<string>): number | undefined {
  if (field.kind === "word") return Math.max(...field.words.map(({ length }) => length));
  const { pattern, most } = field;
  const bound =
    pattern?.endsWith("$") === true ? boundOf(pattern.replace(/^\^/, "").slice(0, -1)) : Number.POSITIVE_INFINITY;
  const width = Math.min(bound, most);
  return Number.isFinite(width) ? width : undefined;
}

/** A character, a class of them or a group, and how often it stands there. */
const piece =
  /(?:\((?<group>(?:[^()]|\([^()]*\))*)\)|\[[^\]]*\]|\\.|[^*+{}])(?<times>\*|\+|\{\d+(?:,(?<most>\d+))?\})?/gu;

/** The longest text that a regular expression without look-around matches. */
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

/** The parts of a pattern between `|` that are in no group and no class. */
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
