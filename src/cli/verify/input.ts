import { createReadStream } from "node:fs";
import { InputFailure } from "./input-failure.ts";
import { csvRows } from "./parse-csv.ts";

/** A value that is to be a record, and where it stands, such as `line 3`. */
export interface Item {
  readonly where: string;
  readonly value: unknown;
}

/** A line that cannot be parsed. */
export interface Unreadable {
  readonly where: string;
  readonly fault: string;
}

export const inputFormats = ["ndjson", "json", "csv"] as const;
export type InputFormat = (typeof inputFormats)[number];

/** The format by the ending of a file name. */
export function formatOf(file: string | undefined): InputFormat {
  return inputFormats.find((format) => file?.toLowerCase().endsWith(`.${format}`)) ?? "ndjson";
}

/** The text of a file, or of standard input, in chunks. Throws an InputFailure if it cannot be read. */
export async function* textOf(file: string | undefined): AsyncGenerator<string> {
  const stream = file === undefined ? process.stdin : createReadStream(file);
  stream.setEncoding("utf8");
  let isFirst = true;
  try {
    for await (const chunk of stream) {
      const text = String(chunk);
      // A byte order mark, as spreadsheets write it.
      yield isFirst && text.startsWith("\ufeff") ? text.slice(1) : text;
      isFirst = false;
    }
  } catch (error) {
    throw InputFailure.of(file ?? "standard input", error);
  }
}

/** The values of a text; `list` is the path of the list in a JSON document that is not a list itself. */
export async function* itemsOf(
  text: AsyncIterable<string>,
  format: InputFormat,
  list: string | undefined,
): AsyncGenerator<Item | Unreadable> {
  if (format === "csv") yield* csvItems(text);
  else if (format === "json") yield* jsonItems(text, list);
  else yield* lineItems(text);
}

async function* lineItems(text: AsyncIterable<string>): AsyncGenerator<Item | Unreadable> {
  let line = 0;
  for await (const content of linesOf(text)) {
    line++;
    if (content.trim() !== "") yield parsed(content, `line ${line}`);
  }
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield rest;
}

function parsed(content: string, where: string): Item | Unreadable {
  try {
    return { where, value: JSON.parse(content) };
  } catch {
    return { where, fault: "is not JSON." };
  }
}

async function* jsonItems(text: AsyncIterable<string>, list: string | undefined): AsyncGenerator<Item | Unreadable> {
  let content = "";
  for await (const chunk of text) content += chunk;
  const document = parsed(content, "the document");
  if ("fault" in document) throw new InputFailure("the document is not JSON.");
  const value = list === undefined ? document.value : valueAt(document.value, list);
  if (!Array.isArray(value)) {
    throw new InputFailure(
      list === undefined
        ? "the document is no list; a mapping may say where in it the records are."
        : `the document has no list ${list}.`,
    );
  }
  for (const [at, record] of value.entries()) yield { where: `record ${at + 1}`, value: record };
}

async function* csvItems(text: AsyncIterable<string>): AsyncGenerator<Item | Unreadable> {
  let names: readonly string[] | undefined;
  for await (const { line, cells } of csvRows(text)) {
    const where = `line ${line}`;
    const header = names;
    if (header === undefined) names = cells;
    else if (cells.length === header.length) {
      yield { where, value: Object.fromEntries(header.map((name, at) => [name, cells[at]])) };
    } else yield { where, fault: `has ${cells.length} cells instead of ${header.length}.` };
  }
}

/**
 * The value at a path such as `name.first`: a member with exactly that name, or nested ones; undefined if there is none.
 * Also `name_first`, as flat tables have it.
 */
export function valueAt(value: unknown, path: string): unknown {
  const direct = ownMember(value, path) ?? ownMember(value, path.replaceAll(".", "_"));
  return direct ?? path.split(".").reduce(ownMember, value);
}

function ownMember(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
