import { csvCell } from "../../identity/csv.ts";
import { fieldAt } from "../columns/asked-fields.ts";
import type { Value } from "../columns/fields.ts";
import { textFormat } from "./text.ts";

/** CSV by RFC 4180: lines that end in CRLF, the first of them with the column names. */
export const csv = textFormat({
  isOpenEnded: true,
  open({ bom, header, columns }) {
    const names = header ? `${columns.map(({ name }) => csvCell(name)).join(",")}\r\n` : "";
    return bom ? `\ufeff${names}` : names;
  },
  lines({ columns }) {
    const fields = columns.map(({ field }) => fieldAt(field));
    return (people) => {
      let text = "";
      for (const person of people) {
        let separator = "";
        for (const field of fields) {
          text += separator + cell(field.of(person));
          separator = ",";
        }
        text += "\r\n";
      }
      return text;
    };
  },
});

/** A list is lines of one cell. */
function cell(value: Value): string {
  if (typeof value === "string") return csvCell(value);
  if (typeof value === "number") return String(value);
  return value === undefined ? "" : csvCell(value.join("\n"));
}
