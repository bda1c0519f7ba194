import { csvCell } from "../../identity/csv.ts";
import { fieldOf } from "../columns/columns.ts";
import { textFormat } from "./text.ts";

/** CSV by RFC 4180: lines that end in CRLF, the first of them with the column names. */
export const csv = textFormat({
  isOpenEnded: true,
  open({ bom, header, columns }) {
    const names = header ? `${columns.map(({ name }) => csvCell(name)).join(",")}\r\n` : "";
    return bom ? `\ufeff${names}` : names;
  },
  lines({ columns }) {
    const fields = columns.map(fieldOf);
    return (people) => {
      let text = "";
      for (const person of people) {
        let separator = "";
        for (const field of fields) {
          const value = field.of(person);
          text += separator + (typeof value === "number" ? value : csvCell(value));
          separator = ",";
        }
        text += "\r\n";
      }
      return text;
    };
  },
});
