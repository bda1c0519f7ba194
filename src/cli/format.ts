import { stringify } from "csv-stringify/sync";
import type { Identity } from "../identity/identity.ts";

/** Turns people into whole lines; `first` asks for what stands before the first of them. */
export type Format = (people: readonly Identity[], first: boolean) => string;

/** One JSON text a line, byte for byte the answer of POST /generate. */
const ndjson: Format = (people) => {
  let text = "";
  for (const person of people) text += `${JSON.stringify(person)}\n`;
  return text;
};

/** RFC 4180: lines end in CRLF, the first names the columns; nested fields are named with a dot. */
const csv: Format = (people, first) =>
  stringify(people.map(cells), { header: first, columns: columns(people[0] ?? {}), record_delimiter: "windows" });

/** Every person has the same fields in the same order. */
function columns(record: object, prefix = ""): string[] {
  return Object.entries(record).flatMap(([name, value]) =>
    typeof value === "object" ? columns(value, `${prefix}${name}.`) : [prefix + name],
  );
}

function cells(record: object): unknown[] {
  return Object.values(record).flatMap((value) => (typeof value === "object" ? cells(value) : [value]));
}

export const formats: ReadonlyMap<string, Format> = new Map([
  ["ndjson", ndjson],
  ["csv", csv],
]);
