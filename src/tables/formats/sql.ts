import { fieldAt } from "../columns/asked-fields.ts";
import type { Value } from "../columns/fields.ts";
import type { Layout } from "./format.ts";
import { cellLines, textFormat } from "./text.ts";

/**
 * A script for psql: one COPY in a transaction, so that a script that is cut off loads nothing. UTF-8 whatever the
 * client's locale.
 */
export const postgresql = textFormat({
  isOpenEnded: false,
  open({ table, columns }) {
    const names = columns.map(({ name }) => quoted(name)).join(", ");
    return `SET client_encoding TO 'UTF8';\nBEGIN;\nCOPY ${tableOf(table, quoted)} (${names}) FROM STDIN;\n`;
  },
  close: () => "\\.\nCOMMIT;\n",
  lines: (layout) => cellLines(layout, copied, "\t", "\n"),
});

/** INSERT statements that every database reads, in one transaction. */
export const insert = textFormat({
  isOpenEnded: false,
  open: () => "BEGIN;\n",
  close: () => "COMMIT;\n",
  lines(layout) {
    const fields = layout.columns.map(({ field }) => fieldAt(field));
    const statement = `INSERT INTO ${tableOf(layout.table, plain)} (${namesOf(layout)}) VALUES\n`;
    return (rows) => {
      const tuples = rows.people().map((person) => `(${fields.map((field) => literal(field.of(person))).join(", ")})`);
      return `${statement}${tuples.join(",\n")};\n`;
    };
  },
});

function namesOf({ columns }: Layout): string {
  return columns.map(({ name }) => plain(name)).join(", ");
}

/** The name of a table, perhaps with its schema before a dot. */
function tableOf(table: string, quote: (name: string) => string): string {
  return table.split(".").map(quote).join(".");
}

/** A value of COPY's text format. */
function copied(value: Value): string {
  if (value === undefined) return "\\N";
  return isBare(value) ? String(value) : escaped(textOf(value));
}

/** Whether a value is written without quotes. */
function isBare(value: Value): value is number | boolean {
  return typeof value === "number" || typeof value === "boolean";
}

/** A list becomes the lines of one text. */
function textOf(value: string | readonly string[]): string {
  return typeof value === "string" ? value : value.join("\n");
}

function escaped(value: string): string {
  return /[\\\t\r\n]/.test(value)
    ? value.replace(/[\\\t\r\n]/g, (character) => escapes[character] ?? character)
    : value;
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\r": "\\r", "\n": "\\n" };

function literal(value: Value): string {
  if (value === undefined) return "NULL";
  return isBare(value) ? String(value) : `'${textOf(value).replaceAll("'", "''")}'`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Unquoted if possible: MySQL reads double-quoted text as a string. */
function plain(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : quoted(name);
}
