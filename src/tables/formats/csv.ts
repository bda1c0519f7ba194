import { utf8 } from "../../random/utf8.ts";
import { sourceOf } from "../../rendering/leaf-texts.ts";
import { Line, type Step } from "../../rendering/line.ts";
import type { Output } from "../../rendering/output.ts";
import { csvCell } from "../../text/csv.ts";
import { fieldAt } from "../columns/asked-fields.ts";
import type { Field, Row, Value } from "../columns/fields.ts";
import type { Layout } from "./format.ts";
import { cellLines, textFormat, type Writer } from "./text.ts";

/**
 * CSV by RFC 4180: lines that end in CRLF, the first of them with the column names. No cell has a line break, because many
 * readers split files at them.
 */
export const csv = textFormat({
  isOpenEnded: true,
  open({ bom, header, columns, delimiter }) {
    const names = header ? `${columns.map(({ name }) => csvCell(name, delimiter)).join(delimiter)}\r\n` : "";
    return bom ? `\ufeff${names}` : names;
  },
  writer,
});

function writer(layout: Layout): Writer {
  const { columns, delimiter, spreadsheet } = layout;
  const cellOf = cellsOf(layout);
  const steps = columns.map(({ field: path }, at): Step<Row> => {
    const before = at === 0 ? "" : delimiter;
    if (sourceOf(path) !== undefined) return { before, path, mend: quotedBy(delimiter) };
    const field = fieldAt(path);
    const cell = cellOf(field);
    return { before, textOf: (person, index) => cell(field.of(person, index)) };
  });
  const line = new Line(steps, END);
  const lines = cellLines(layout, cellOf, delimiter, END);
  return (rows, out) => {
    const { batch } = rows;
    if (batch === undefined || spreadsheet) out.text(lines(rows));
    else line.write({ ...rows, batch }, out);
  };
}

const END = "\r\n";

/** Quotes what was written since `from` if that is needed; the columns have no line breaks. */
function quotedBy(delimiter: string): (out: Output, from: number) => void {
  const special = new Uint8Array(256);
  for (const byte of utf8(`",${delimiter}`)) special[byte] = 1;
  return (out, from) => {
    if (out.has(special, from)) out.text(csvCell(out.takeBack(from), delimiter));
  };
}

/** Writes the cells of a column; a list is one cell. */
function cellsOf({ delimiter, spreadsheet }: Layout): (field: Field) => (value: Value) => string {
  const cell = (value: Value): string => {
    if (typeof value === "string") return csvCell(inOneLine(value), delimiter);
    if (value === undefined) return "";
    return typeof value === "object" ? csvCell(inOneLine(joined(value)), delimiter) : String(value);
  };
  const asText = (value: Value): string =>
    cell(typeof value === "string" && looksLikeNumber.test(value) ? `="${value}"` : value);
  return ({ kind }) => (spreadsheet && kind === "text" ? asText : cell);
}

/** What spreadsheets read as a number, a date or a sum of them. */
const looksLikeNumber = /^\+?\d[\d /.:E-]*$/i;

/** A list as one text. */
export function joined(list: readonly string[]): string {
  return list.join("; ");
}

function inOneLine(text: string): string {
  return /[\r\n]/.test(text) ? text.replace(/\r\n?|\n/g, "\\n") : text;
}
