import { csvCell } from "../../identity/csv.ts";
import type { Field, Value } from "../columns/fields.ts";
import type { Layout } from "./format.ts";
import { cellLines, textFormat } from "./text.ts";

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
  lines: (layout) => cellLines(layout, cellOf(layout), layout.delimiter, "\r\n"),
});

/** Writes the cells of a column; a list is one cell. */
function cellOf({ delimiter, spreadsheet }: Layout): (field: Field) => (value: Value) => string {
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
