import { sourceOf } from "../../rendering/leaf-texts.ts";
import { Line, type Step } from "../../rendering/line.ts";
import { Output } from "../../rendering/output.ts";
import { asked } from "../../schema/record.ts";
import type { Chunk } from "../../service/drawing.ts";
import type { MemberRecord } from "../../service/household.ts";
import { commonFields, type Field, type Row } from "../columns/fields.ts";
import { isGroup, type Node, treeOf } from "../columns/tree.ts";
import { rowsInColumns } from "../rows.ts";
import type { Layout } from "./format.ts";
import { textFormat, type Writer } from "./text.ts";

/** One JSON text a line; with all fields, byte for byte the answers of POST /generate and POST /household. */
export const ndjson = textFormat({ isOpenEnded: true, writer: (layout) => linesOf(layout, "\n") });

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
    return out.take();
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
  return lineOf({ tree, isOptional: false, nulls: false }, end, partsOf);
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
  const line = lineOf({ tree: treeOf(columns), isOptional: false, nulls }, end);
  return (rows, out) => line.write(rows, out);
}

function lineOf(members: Members, end: string, partsOf?: Step<Row>["textOf"]): Line<Row> {
  const steps: Step<Row>[] = [];
  const before = stepsOf(members, "", steps);
  if (partsOf === undefined) return new Line(steps, `${before}}${end}`);
  return new Line([...steps, { before, textOf: partsOf }], `}${end}`);
}

/** Adds the steps of an object, and returns what stands between the last of them and the brace that ends it. */
function stepsOf(object: Members, open: string, steps: Step<Row>[]): string {
  const { tree, nulls } = object;
  const isFirstFixed = tree.slice(0, 1).every(isFixed);
  // Without a first member that all people have, no comma is certain.
  if (!nulls && !isFirstFixed) {
    steps.push({ before: open, textOf: (...row) => JSON.stringify(membersOf(object, ...row) ?? {}).slice(0, -1) });
    return "";
  }
  let before = `${open}{`;
  for (const [at, node] of tree.entries()) {
    const name = `${at === 0 ? "" : ","}${JSON.stringify(node.name)}:`;
    if (isGroup(node) && isFixed(node)) {
      before = `${stepsOf({ tree: node.members, isOptional: false, nulls }, before + name, steps)}}`;
    } else if (!isGroup(node) && sourceOf(node.field.path) !== undefined) {
      const { field } = node;
      const source = sourceOf(field.path);
      const isText = field.kind === "text" || field.kind === "date";
      const textOf: Step<Row>["textOf"] = (...row) => JSON.stringify(field.of(...row));
      // The quotes of texts are what stands around them.
      const inQuotes: Step<Row>["textOf"] = (...row) => textOf(...row).slice(1, -1);
      const quote = isText ? '"' : "";
      steps.push({ before: before + name + quote, textOf: isText ? inQuotes : textOf, source });
      before = quote;
    } else {
      steps.push({
        before,
        textOf(...row) {
          const value = valueAt(node, nulls, ...row) ?? (nulls ? null : undefined);
          return value === undefined ? "" : name + JSON.stringify(value);
        },
      });
      before = "";
    }
  }
  return before;
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
