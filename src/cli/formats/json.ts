import type { Identity } from "../../identity/identity.ts";
import { isGroup, type Node, treeOf } from "../columns/tree.ts";
import type { Layout } from "./format.ts";
import { textFormat } from "./text.ts";

/** One JSON text a line; with all fields, byte for byte the answer of POST /generate. */
export const ndjson = textFormat({
  isOpenEnded: true,
  lines(layout) {
    const record = recordOf(layout);
    return (people) => people.map((person) => `${JSON.stringify(record(person))}\n`).join("");
  },
});

/** One array, with a record a line. */
export const json = textFormat({
  isOpenEnded: false,
  open: () => "[\n",
  between: ",\n",
  close: () => "\n]\n",
  lines(layout) {
    const record = recordOf(layout);
    return (people) => people.map((person) => JSON.stringify(record(person))).join(",\n");
  },
});

/** The record of a person that a layout asks for. */
function recordOf({ columns, isWhole }: Layout): (person: Identity) => object {
  if (isWhole) return (person) => person;
  const tree = treeOf(columns);
  return (person) => membersOf(tree, person) ?? {};
}

/** Undefined for a group that the person has nothing of. */
function membersOf(nodes: readonly Node[], person: Identity): object | undefined {
  const members: [name: string, value: unknown][] = [];
  for (const node of nodes) {
    const value = isGroup(node) ? membersOf(node.members, person) : node.field.of(person);
    if (value !== undefined) members.push([node.name, value]);
  }
  return members.length === 0 ? undefined : Object.fromEntries(members);
}
