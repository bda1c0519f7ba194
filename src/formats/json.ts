import { asked } from "../schema/record.ts";
import type { Chunk } from "../service/drawing.ts";
import type { MemberRecord } from "../service/household.ts";
import { commonFields, type Field, type Row } from "./columns/fields.ts";
import { isGroup, type Node, treeOf } from "./columns/tree.ts";
import type { Layout } from "./format.ts";
import { type Member, objectLine } from "./json-object.ts";
import { sourceOf } from "./leaf-texts.ts";
import { Line, type Step } from "./line.ts";
import { Output } from "./output.ts";
import { rowsInColumns } from "./rows.ts";
import { textFormat, type Writer } from "./text.ts";

/** One JSON text a line; with all fields, byte for byte the answers of POST /generate and POST /household. */
export const ndjson = textFormat({ partSize: 5_632, isOpenEnded: true, writer: (layout) => linesOf(layout, "\n") });

const COMMA = ",\n";

/** One array, with a record a line. */
export const json = textFormat({
  isOpenEnded: false,
  open: () => "[\n",
  between: COMMA,
  close: () => "\n]\n",
  writer(layout) {
    const write = linesOf(layout, COMMA);
    return (rows, out) => {
      write(rows, out);
      out.takeBack(out.end - COMMA.length);
    };
  },
});

/** Returns a function that writes the record of one person who was just drawn, with those of the fields of every record. */
export function personWriter(fields: readonly Field[] = commonFields): (person: Chunk) => Uint8Array {
  const write = recordLines("", fields);
  const out = new Output(2 ** 13);
  return (person) => {
    write(rowsInColumns(person), out);
    return out.takeShared();
  };
}

function linesOf(layout: Layout, end: string): Writer {
  return layout.isWhole ? recordLines(end) : columnLines(layout, end);
}

/** Records as they are. */
function recordLines(end: string, fields = commonFields): Writer {
  const plain = recordLine(fields, end);
  const withParts = recordLine(fields, end, partsText);
  return (rows, out) => {
    if (rows.households === undefined) (rows.hasParts ? withParts : plain).write(rows, out);
    else for (const members of rows.households) out.text(householdText(members) + end);
  };
}

function recordLine(fields: readonly Field[], end: string, partsOf?: Step<Row>["textOf"]): Line<Row> {
  const tree = treeOf(fields.map(({ path }) => ({ field: path, path: path.split("."), name: path })));
  return lineOf({ tree, nulls: false }, end, partsOf);
}

/** The parts that not all records have, in the order in which the record has them. */
function partsText(person: Row): string {
  const parts = Object.entries(person).filter(([name]) => Object.hasOwn(asked, name));
  return parts.map(([name, value]) => `,"${name}":${JSON.stringify(value)}`).join("");
}

const whole = recordLine(commonFields, "", partsText);

/** The answer of POST /household. */
export function householdText(members: readonly MemberRecord[]): string {
  const texts = members.map((member) => {
    const fields = Object.entries(member).map(([name, value]) => {
      return `"${name}":${name === "identity" ? whole.textOf(member.identity, 0) : JSON.stringify(value)}`;
    });
    return `{${fields.join()}}`;
  });
  return `{"members":[${texts.join()}]}`;
}

/** Records of the columns that were asked for. */
function columnLines({ columns, nulls }: Layout, end: string): Writer {
  const line = lineOf({ tree: treeOf(columns), nulls }, end);
  return (rows, out) => line.write(rows, out);
}

function lineOf(
  { tree, nulls }: Pick<Members, "tree" | "nulls">,
  end: string,
  partsOf?: Step<Row>["textOf"],
): Line<Row> {
  // Without a first member that all people have, no comma is certain.
  if (!nulls && !tree.slice(0, 1).every(isFixed)) {
    const object = { tree, isOptional: false, nulls };
    return new Line([{ before: "", textOf: (...row) => JSON.stringify(membersOf(object, ...row) ?? {}) }], end);
  }
  return objectLine(
    tree.map((node) => memberOf(node, nulls)),
    end,
    partsOf,
  );
}

function memberOf(node: Node, nulls: boolean): Member<Row> {
  const { name } = node;
  if (isGroup(node)) {
    if (isFixed(node)) return { name, members: node.members.map((member) => memberOf(member, nulls)) };
  } else {
    const { field } = node;
    const source = sourceOf(field.path);
    const isText = field.kind === "text" || field.kind === "date";
    if (source !== undefined) return { name, isText, textOf: (...row) => JSON.stringify(field.of(...row)), source };
  }
  const partOf = (before: string) => ({
    textOf(person: Row, index: number): string {
      const value = valueAt(node, nulls, person, index) ?? (nulls ? null : undefined);
      return value === undefined ? "" : before + JSON.stringify(value);
    },
  });
  return { name, partOf };
}

/** Whether everybody has it, and all of its members. */
function isFixed(node: Node): boolean {
  return !node.isOptional && (!isGroup(node) || node.members.every(isFixed));
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
    const value = valueAt(node, nulls, person, index);
    if (value !== undefined) isEmpty = false;
    else if (!nulls) continue;
    members[node.name] = value ?? null;
  }
  return isEmpty && (isOptional || !nulls) ? undefined : members;
}

function valueAt(node: Node, nulls: boolean, person: Row, index: number): unknown {
  if (!isGroup(node)) return node.field.of(person, index);
  return membersOf({ tree: node.members, isOptional: node.isOptional, nulls }, person, index);
}
