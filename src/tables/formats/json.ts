import { sourceOf } from "../../rendering/leaf-texts.ts";
import { Line, type Step } from "../../rendering/line.ts";
import { Output } from "../../rendering/output.ts";
import type { Chunk } from "../../service/drawing.ts";
import { commonFields, type Row } from "../columns/fields.ts";
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

/** Returns a function that writes the record of one person who was just drawn. */
export function personWriter(): (person: Chunk) => Uint8Array {
  const write = recordLines("");
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
function recordLines(end: string): Writer {
  const tree = treeOf(commonFields.map(({ path }) => ({ field: path, path: path.split("."), name: path })));
  const lines = new Map<string, Line<Row>>();
  return (rows, out) => {
    const { batch, added = [] } = rows;
    if (batch === undefined) return writeAll(rows.records(), out, (record) => JSON.stringify(record) + end);
    const line = lines.get(added.join()) ?? lineOf(tree, added, end);
    lines.set(added.join(), line);
    line.write({ ...rows, batch }, out);
  };
}

/** Records of the columns that were asked for. */
function columnLines({ columns, nulls }: Layout, end: string): Writer {
  const tree = treeOf(columns);
  const textOf = (person: Row, index: number): string =>
    JSON.stringify(membersOf({ tree, isOptional: false, nulls }, person, index) ?? {});
  const line = isFixed(tree) ? lineOf(tree, [], end) : new Line([{ before: "", textOf }], end);
  return (rows, out) => {
    const { batch, firstIndex } = rows;
    if (batch === undefined) writeAll(rows.people(), out, (person, at) => textOf(person, firstIndex + at) + end);
    else line.write({ ...rows, batch }, out);
  };
}

function writeAll<R>(rows: readonly R[], out: Output, textOf: (row: R, at: number) => string): void {
  for (const [at, row] of rows.entries()) out.text(textOf(row, at));
}

/** Whether all people have all the members. */
function isFixed(tree: readonly Node[]): boolean {
  return tree.every((node) => !node.isOptional && (!isGroup(node) || isFixed(node.members)));
}

/** A line with an object of members that all people have, and behind them the parts that were added. */
function lineOf(tree: readonly Node[], added: readonly (keyof Row)[], end: string): Line<Row> {
  const steps: Step<Row>[] = [];
  let before = stepsOf(tree, "", steps);
  for (const name of added) {
    steps.push({ before: `${before},"${name}":`, textOf: (person) => JSON.stringify(person[name]) });
    before = "";
  }
  return new Line(steps, `${before}}${end}`);
}

/** Adds the steps of an object, and returns what stands between the last of them and the object's end. */
function stepsOf(tree: readonly Node[], open: string, steps: Step<Row>[]): string {
  let before = `${open}{`;
  for (const [at, node] of tree.entries()) {
    before += `${at === 0 ? "" : ","}${JSON.stringify(node.name)}:`;
    if (isGroup(node)) {
      before = `${stepsOf(node.members, before, steps)}}`;
      continue;
    }
    const { field } = node;
    if (sourceOf(field.path) === undefined) {
      steps.push({ before, textOf: (person, index) => JSON.stringify(field.of(person, index)) });
      before = "";
    } else {
      const quote = field.kind === "text" || field.kind === "date" ? '"' : "";
      steps.push({ before: before + quote, path: field.path });
      before = quote;
    }
  }
  return before;
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
