import { fieldAt } from "./columns/asked-fields.ts";
import type { Value } from "./columns/fields.ts";
import { joined } from "./csv.ts";
import type { Format, Layout } from "./format.ts";
import { type Dialect, typeOf } from "./sql-types.ts";
import { cellLine, rewritten, textFormat } from "./text.ts";

/** A psql script in UTF-8: one COPY in a transaction, so that a truncated script loads nothing. */
export const postgresql = textFormat({
  isOpenEnded: false,
  open(layout) {
    const copy = `COPY ${tableOf(layout)} (${namesOf(layout)}) FROM STDIN;\n`;
    return `SET client_encoding TO 'UTF8';\nBEGIN;\n${creationOf(layout, "postgresql")}${copy}`;
  },
  close: () => "\\.\nCOMMIT;\n",
  lines: (layout) => ({
    person: cellLine(layout, {
      separator: "\t",
      end: "\n",
      cellOf: () => ({ textOf: copied, writer: (write) => write }),
    }),
  }),
});

const BETWEEN = ",\n";

/** INSERT statements of standard SQL: no comments, which some readers take for statements; no transaction. */
export const portable = inserts("portable", { open: "", begin: "", close: "" });

/** INSERT statements of MariaDB and MySQL, in a transaction after CREATE TABLE, which would end one. */
export const mysql = inserts("mysql", {
  open: "SET NAMES utf8mb4;\nSET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE=CONCAT(@@SQL_MODE, ',ANSI_QUOTES,NO_BACKSLASH_ESCAPES');\n",
  begin: "BEGIN;\n",
  close: "COMMIT;\nSET SQL_MODE=@OLD_SQL_MODE;\n",
});

/** `open` stands before CREATE TABLE, `begin` before the first INSERT, `close` after the last. */
function inserts(
  dialect: Dialect,
  { open, begin, close }: Readonly<Record<"open" | "begin" | "close", string>>,
): Format {
  return textFormat({
    isOpenEnded: false,
    open: (layout) => `${open}${creationOf(layout, dialect)}${begin}`,
    close: () => close,
    between: BETWEEN,
    statement: (layout) => ({
      open: `INSERT INTO ${tableOf(layout)} (${namesOf(layout)}) VALUES\n`,
      close: ";\n",
    }),
    lines: (layout) => ({
      person: cellLine(layout, {
        open: "(",
        separator: ", ",
        end: `)${BETWEEN}`,
        cellOf: ({ kind }) => ({
          textOf: literal,
          writer: (write) => (kind === "text" || kind === "date" ? rewritten(write, literal) : write),
        }),
      }),
    }),
  });
}

function creationOf(layout: Layout, dialect: Dialect): string {
  if (!layout.createTable) return "";
  const columns = layout.columns.map(({ name, field }) => `  ${quoted(name)} ${typeOf(fieldAt(field), dialect)}`);
  // MariaDB and MySQL may default to Latin 1.
  const characters = dialect === "mysql" ? " DEFAULT CHARACTER SET utf8mb4" : "";
  return `CREATE TABLE ${tableOf(layout)} (\n${columns.join(",\n")}\n)${characters};\n`;
}

function namesOf({ columns }: Layout): string {
  return columns.map(({ name }) => quoted(name)).join(", ");
}

function tableOf({ table }: Layout): string {
  return table.split(".").map(quoted).join(".");
}

function copied(value: Value): string {
  if (value === undefined) return "\\N";
  if (isBare(value)) return String(value);
  return escaped(typeof value === "string" ? value : arrayOf(value));
}

function isBare(value: Value): value is number | boolean {
  return typeof value === "number" || typeof value === "boolean";
}

function arrayOf(list: readonly string[]): string {
  return `{${list.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}

function escaped(value: string): string {
  return /[\\\t\r\n]/.test(value)
    ? value.replace(/[\\\t\r\n]/g, (character) => escapes[character] ?? character)
    : value;
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\r": "\\r", "\n": "\\n" };

function literal(value: Value): string {
  if (value === undefined) return "NULL";
  if (isBare(value)) return String(value);
  return `'${joined(value).replaceAll("'", "''")}'`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
