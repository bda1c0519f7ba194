import { utf8 } from "../random/utf8.ts";
import { csvCell } from "../text/csv.ts";
import type { Value } from "./columns/fields.ts";
import type { Output } from "./output.ts";
import { cellLine, textFormat } from "./text.ts";

/**
 * CSV by RFC 4180: lines that end in CRLF, the first of them with the column names. No cell has a line break, because many
 * readers split files at them.
 */
export const csv = textFormat({
  partSize: 5_632,
  isOpenEnded: true,
  open({ bom, header, columns, delimiter }) {
    const names = header ? `${columns.map(({ name }) => csvCell(name, delimiter)).join(delimiter)}\r\n` : "";
    return bom ? `\ufeff${names}` : names;
  },
  writer(layout) {
    const { delimiter, spreadsheet } = layout;
    const cell = (value: Value): string => csvCell(inOneLine(joined(value)), delimiter);
    const formula = (value: Value): string =>
      cell(typeof value === "string" && looksLikeNumber.test(value) ? `="${value}"` : value);
    const quoted = mended(`",${delimiter}`, cell);
    return cellLine(layout, {
      separator: delimiter,
      end: "\r\n",
      cellOf: ({ kind }) =>
        spreadsheet && kind === "text"
          ? { textOf: formula, mend: (out, from) => out.text(formula(out.takeBack(from))) }
          : { textOf: cell, mend: quoted },
    });
  },
});

/** What spreadsheets read as a number, a date or a sum of them. */
const looksLikeNumber = /^\+?\d[\d /.:E-]*$/i;

/** Rewrites a text of the columns that has one of some characters; line breaks are in none. */
function mended(characters: string, textOf: (text: string) => string): (out: Output, from: number) => void {
  const special = new Uint8Array(256);
  for (const byte of utf8(characters)) special[byte] = 1;
  return (out, from) => {
    if (out.has(special, from)) out.text(textOf(out.takeBack(from)));
  };
}

/** A value as one text. */
export function joined(value: Value): string {
  return typeof value === "object" ? value.join("; ") : String(value ?? "");
}

function inOneLine(text: string): string {
  return /[\r\n]/.test(text) ? text.replace(/\r\n?|\n/g, "\\n") : text;
}
