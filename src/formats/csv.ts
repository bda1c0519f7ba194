import { utf8 } from "../random/utf8.ts";
import { csvCell } from "../text/csv.ts";
import { spreadsheetText } from "../text/spreadsheet.ts";
import type { Value } from "./columns/fields.ts";
import { cellLine, rewritten, textFormat } from "./text.ts";

/** CSV by RFC 4180, with CRLF or LF. No cell has a line break, because many readers split files at them. */
export const csv = textFormat({
  isOpenEnded: true,
  open({ bom, header, columns, delimiter, lineEnd, spreadsheet }) {
    const cells = columns.map(({ name }) => csvCell(spreadsheet ? spreadsheetText(name) : name, delimiter));
    const names = header ? `${cells.join(delimiter)}${lineEnd}` : "";
    return bom ? `\ufeff${names}` : names;
  },
  lines(layout) {
    const { delimiter, spreadsheet } = layout;
    const cell = (value: Value): string => csvCell(inOneLine(joined(value)), delimiter);
    const formula = (value: Value): string => csvCell(spreadsheetText(inOneLine(joined(value))), delimiter);
    const special = new Uint8Array(256);
    for (const byte of utf8(`",${delimiter}`)) special[byte] = 1;
    const person = cellLine(layout, {
      separator: delimiter,
      end: layout.lineEnd,
      cellOf: ({ kind }) =>
        spreadsheet && (kind === "text" || kind === "texts")
          ? { textOf: formula, writer: (write) => rewritten(write, formula) }
          : { textOf: cell, writer: (write) => rewritten(write, cell, special) },
    });
    return { person };
  },
});

export function joined(value: Value): string {
  return typeof value === "object" ? value.join("; ") : String(value ?? "");
}

function inOneLine(text: string): string {
  return /[\r\n]/.test(text) ? text.replace(/\r\n?|\n/g, "\\n") : text;
}
