import { csvCell } from "../../identity/csv.ts";
import type { Value } from "../columns/fields.ts";
import { cellLines, textFormat } from "./text.ts";

/** CSV by RFC 4180: lines that end in CRLF, the first of them with the column names. */
export const csv = textFormat({
  isOpenEnded: true,
  open({ bom, header, columns }) {
    const names = header ? `${columns.map(({ name }) => csvCell(name)).join(",")}\r\n` : "";
    return bom ? `\ufeff${names}` : names;
  },
  lines: (layout) => cellLines(layout, cell, ",", "\r\n"),
});

/** A list becomes the lines of one cell. */
function cell(value: Value): string {
  if (typeof value === "string") return csvCell(value);
  if (value === undefined) return "";
  return typeof value === "object" ? csvCell(value.join("\n")) : String(value);
}
