import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { parse } from "csv-parse";
import { textOfCell } from "../../text/spreadsheet.ts";
import { Failure } from "../failure.ts";
import type { InputFormat } from "./options.ts";
import { plainOf } from "./plain.ts";

/** A value that is to be a record, and where it stands, such as `line 3`. */
export interface Item {
  readonly where: string;
  readonly value: unknown;
}

export interface Unreadable {
  readonly where: string;
  readonly fault: string;
}

/** The text of a file or of standard input, decompressed. Throws a Failure if it cannot be read or is not UTF-8. */
export async function* textOf(file: string | undefined): AsyncGenerator<string> {
  const name = file ?? "standard input";
  const stream = plainOf(file === undefined ? process.stdin : createReadStream(file), file);
  // Drops a byte order mark, as spreadsheets write it.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch (cause) {
      throw new Failure(`${name} is not UTF-8; ${advice("WINDOWS-1252")}`, { cause });
    }
  };
  try {
    for await (const chunk of stream) {
      if (isFirst && isUtf16(chunk)) throw new Failure(`${name} is UTF-16; ${advice("UTF-16")}`);
      isFirst = false;
      yield decode(chunk);
    }
    yield decode();
  } catch (error) {
    throw error instanceof Failure ? error : Failure.of(`${name} cannot be read`, error);
  }
}

const advice = (encoding: string): string => `convert it first, such as by iconv -f ${encoding} -t UTF-8.`;

/** Whether a text is UTF-16: begins with its byte order mark, or has a zero in the first character. */
function isUtf16(text: Buffer): boolean {
  const [first, second] = text;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;
}

/** The values of a text; `list` is the path of the list in a JSON document. */
export async function* itemsOf(
  text: AsyncIterable<string>,
  format: InputFormat,
  list: string | undefined,
  delimiter = ",",
): AsyncGenerator<Item | Unreadable> {
  if (format === "csv") yield* csvItems(text, delimiter);
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
  if ("fault" in document) throw new Failure("the document is not JSON.");
  const value = list === undefined ? document.value : valueAt(document.value, list);
  if (!Array.isArray(value)) {
    throw new Failure(
      list === undefined
        ? "the document is no list; a mapping may say where in it the records are."
        : `the document has no list ${list}.`,
    );
  }
  for (const [at, record] of value.entries()) yield { where: `record ${at + 1}`, value: record };
}

const SEPARATOR_LINE = 10;

/** The separator of a first line such as `sep=;`, as Excel writes it, and the rest of the text. */
async function separatorOf(
  text: AsyncIterable<string>,
): Promise<{ readonly own: string | undefined; readonly rest: AsyncIterable<string> }> {
  const chunks = text[Symbol.asyncIterator]();
  let start = "";
  for (let isEnd = false; !isEnd && start.length < SEPARATOR_LINE; ) {
    const { value, done } = await chunks.next();
    if (done === true) isEnd = true;
    else start += value;
  }
  const [line = "", , own] = /^("?)sep=([^\r\n"])\1(?:\r\n|\r|\n|$)/i.exec(start) ?? [];
  async function* rest(): AsyncGenerator<string> {
    yield start.slice(line.length);
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { own, rest: rest() };
}

/** CSV by RFC 4180, also with lines that end in LF or CR. A quote inside an unquoted cell belongs to it. */
async function* csvItems(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Item | Unreadable> {
  const { own, rest } = await separatorOf(text);
  let header: readonly string[] | undefined;
  let line = own === undefined ? 1 : 2;
  let isCut = false;
  const parser = parse({
    delimiter: own ?? delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    // Called for a quoted cell that does not end; as an error it would discard pending rows.
    skip_records_with_error: true,
    on_skip() {
      isCut = true;
      return undefined;
    },
  });
  const rows: AsyncIterable<readonly string[]> = pipeline(rest, parser, () => {});
  for await (const cells of rows) {
    const where = `line ${line}`;
    line += cells.join("").split(/\r\n?|\n/).length;
    // Spreadsheets write lines of empty cells for formatted empty rows.
    if (cells.every((cell) => cell === "")) continue;
    if (header === undefined) {
      header = cells.map(textOfCell);
      refuseDelimiter(header);
    } else if (cells.length === header.length) {
      yield { where, value: Object.fromEntries(header.map((name, at) => [name, textOfCell(cells[at] ?? "")])) };
    } else yield { where, fault: `has ${cells.length} cells instead of ${header.length}.` };
  }
  if (isCut) yield { where: `line ${line}`, fault: "begins a quoted cell that does not end." };
}

/** Refuses a header of one name that contains another separator. */
function refuseDelimiter([first = "", ...others]: readonly string[]): void {
  const [found] = /[;|\t,]/.exec(first) ?? [];
  if (others.length > 0 || found === undefined) return;
  const [name, option] = found === "\t" ? ["tabs", "tab"] : [JSON.stringify(found), JSON.stringify(found)];
  throw new Failure(`the cells are separated by ${name}: add --delimiter ${option}.`);
}

/** The value at a path: a member named `name.first`, `name_first` (flat tables), or nested ones; undefined if none. */
export function valueAt(value: unknown, path: string): unknown {
  const direct = ownMember(value, path) ?? ownMember(value, path.replaceAll(".", "_"));
  return direct ?? path.split(".").reduce(ownMember, value);
}

function ownMember(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
