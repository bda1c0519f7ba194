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
function recordsOf({ columns, isWhole }: Layout): (rows: Rows) => readonly object[] {
  if (isWhole) return (rows) => rows.records();
  const tree = treeOf(columns);
  return (rows) => rows.people().map((person) => membersOf(tree, person) ?? {});
}

/** Undefined for a group that the person has nothing of. */
function membersOf(nodes: readonly Node[], person: Row): object | undefined {
  const members: [name: string, value: unknown][] = [];
  for (const node of nodes) {
    const value = isGroup(node) ? membersOf(node.members, person) : node.field.of(person);
    if (value !== undefined) members.push([node.name, value]);
  }
  return members.length === 0 ? undefined : Object.fromEntries(members);
}
