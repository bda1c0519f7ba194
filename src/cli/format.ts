import { toCsv } from "../identity/csv.ts";
import type { Identity } from "../identity/identity.ts";

/** People as whole lines; `header` asks for the line with the column names, where the format has one. */
export type Format = (people: readonly Identity[], header: boolean) => string;

/** One JSON text a line, byte for byte the answer of POST /generate. */
const ndjson: Format = (people) => people.map((person) => `${JSON.stringify(person)}\n`).join("");

export const formats: ReadonlyMap<string, Format> = new Map([
  ["ndjson", ndjson],
  ["csv", toCsv],
]);
