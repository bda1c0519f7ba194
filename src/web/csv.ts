import { flatten, type PlainRecord } from "./record.ts";

/** RFC 4180: a header, lines that end in CRLF, and quotes where a value needs them. */
export function csv(records: readonly PlainRecord[]): string {
  const rows = records.map((record) => flatten(record));
  const header = rows[0]?.map(([name]) => name) ?? [];
  const lines = [header, ...rows.map((row) => row.map(([, value]) => value))];
  return lines.map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
