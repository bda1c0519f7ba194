import type { Row } from "../columns/fields.ts";
import { isGroup, type Node, treeOf } from "../columns/tree.ts";
import type { Rows } from "../rows.ts";
import type { Layout } from "./format.ts";
import { textFormat } from "./text.ts";

/** One JSON text a line; with all fields, byte for byte the answers of POST /generate and POST /household. */
export const ndjson = textFormat({
  isOpenEnded: true,
  lines(layout) {
    const records = recordsOf(layout);
    return (rows) =>
      records(rows)
        .map((record) => `${JSON.stringify(record)}\n`)
        .join("");
  },
});

/** One array, with a record a line. */
export const json = textFormat({
  isOpenEnded: false,
  open: () => "[\n",
  between: ",\n",
  close: () => "\n]\n",
  lines(layout) {
    const records = recordsOf(layout);
    return (rows) =>
      records(rows)
        .map((record) => JSON.stringify(record))
        .join(",\n");
  },
});

/** The records that a layout asks for: whole ones, or those of the people with the columns alone. */
function recordsOf({ columns, isWhole, nulls }: Layout): (rows: Rows) => readonly object[] {
  if (isWhole) return (rows) => rows.records();
  const tree = treeOf(columns);
  return (rows) =>
    rows
      .people()
      .map((person, at) => membersOf({ tree, isOptional: false, nulls }, person, rows.firstIndex + at) ?? {});
}

interface Members {
  readonly tree: readonly Node[];
  readonly isOptional: boolean;
  /** Whether what a person does not have is null; otherwise it is left out. */
  readonly nulls: boolean;
}

/** Undefined for a group that the person has nothing of. */
function membersOf({ tree, isOptional, nulls }: Members, person: Row, index: number): object | undefined {
  const members: Record<string, unknown> = {};
  let isEmpty = true;
  for (const node of tree) {
    const value = isGroup(node)
      ? membersOf({ tree: node.members, isOptional: node.isOptional, nulls }, person, index)
      : node.field.of(person, index);
    if (value !== undefined) isEmpty = false;
    else if (!nulls) continue;
    members[node.name] = value ?? null;
  }
  return isEmpty && (isOptional || !nulls) ? undefined : members;
}
