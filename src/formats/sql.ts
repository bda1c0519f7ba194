import { fieldAt } from "./columns/asked-fields.ts";
import type { Value } from "./columns/fields.ts";
import { joined } from "./csv.ts";
import type { Format, Layout } from "./format.ts";
import { type Dialect, typeOf } from "./sql-types.ts";
import { cellLine, rewritten, textFormat } from "./text.ts";

/**
 * A script for psql: one COPY in a transaction, so that a script that is cut off loads nothing. UTF-8 whatever the
 * client's locale.
 */
export const postgresql = textFormat({
  isOpenEnded: false,
  open(layout) {
    const copy = `COPY ${tableOf(layout)} (${namesOf(layout)}) FROM STDIN;\n`;
    return `SET client_encoding TO 'UTF8';\nBEGIN;\n${creationOf(layout, "postgresql")}${copy}`;
  },
  close: () => "\\.\nCOMMIT;\n",
  // The columns have nothing to escape.
  lines: (layout) => ({
    person: cellLine(layout, {
      separator: "\t",
      end: "\n",
      cellOf: () => ({ textOf: copied, writer: (write) => write }),
    }),
  }),
});

const BETWEEN = ",\n";

/**
 * INSERT statements of standard SQL, one behind the other: no comments, which some readers take for empty statements, and
 * no transaction, for which databases have different words.
 */
export const portable = inserts("portable", { open: "", begin: "", close: "" });

/**
 * INSERT statements of MariaDB and MySQL, in one transaction. They have UTF-8, and read quotes and backslashes as standard
 * SQL has them. The transaction begins after CREATE TABLE, which would end it.
 */
export const mysql = inserts("mysql", {
  open: "SET NAMES utf8mb4;\nSET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE=CONCAT(@@SQL_MODE, ',ANSI_QUOTES,NO_BACKSLASH_ESCAPES');\n",
  begin: "BEGIN;\n",
  close: "COMMIT;\nSET SQL_MODE=@OLD_SQL_MODE;\n",
});

/** INSERT statements with what stands before CREATE TABLE, before the first of them and after the last. */
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
  // The default of MariaDB and MySQL may be Latin 1.
  const characters = dialect === "mysql" ? " DEFAULT CHARACTER SET utf8mb4" : "";
  return `CREATE TABLE ${tableOf(layout)} (\n${columns.join(",\n")}\n)${characters};\n`;
}

function namesOf({ columns }: Layout): string {
  return columns.map(({ name }) => quoted(name)).join(", ");
}

/** The name of a table, perhaps with its schema before a dot. */
function tableOf({ table }: Layout): string {
  return table.split(".").map(quoted).join(".");
}

/** A value of COPY's text format. */
function copied(value: Value): string {
  if (value === undefined) return "\\N";
  if (isBare(value)) return String(value);
  return escaped(typeof value === "string" ? value : arrayOf(value));
}

/** Whether a value is written without quotes. */
function isBare(value: Value): value is number | boolean {
  return typeof value === "number" || typeof value === "boolean";
}

/** A value of the type text[]. */
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
