import { assertCurrent, type Batch } from "../identity/batch/batch.ts";
import { type Source, wordSource } from "./leaf-texts.ts";
import type { InOrder } from "./line.ts";
import { Output } from "./output.ts";
import { changedWords, joinedWords, type LeafTexts, textsOfRows, type Words } from "./word-list.ts";

/** A field of a message of protobuf, in the order of their numbers. */
export type MessageField<Row> = TextField<Row> | GroupField<Row>;

/** A text, which is left out where it is empty. */
interface TextField<Row> {
  /** 0 where the text has the tag and the length. */
  readonly tag: number;
  readonly source: Source;
  /** The same of a record. */
  bytesOf(row: Row): Uint8Array;
}

/** A message within. */
interface GroupField<Row> {
  readonly tag: number;
  readonly fields: readonly MessageField<Row>[];
}

/** A field of the columns: a text, or fields of a message within. */
interface Compact {
  readonly tag: number;
  readonly source?: Source;
  readonly fields?: readonly Compact[];
}

/** A field of some people: a text, or fields of a message within. */
interface Open {
  readonly tag: number;
  readonly texts: LeafTexts | undefined;
  readonly fields: readonly Open[];
}

/** Messages of people. */
export class MessageWriter<Row> {
  readonly #fields: readonly MessageField<Row>[];
  readonly #compact: readonly Compact[];
  readonly #restOf: (row: Row) => Uint8Array;

  /** `restOf` writes the fields that not all records have, whose numbers are the highest. */
  constructor(fields: readonly MessageField<Row>[], restOf: (row: Row) => Uint8Array) {
    this.#fields = fields;
    this.#compact = compact(fields);
    this.#restOf = restOf;
  }

  /** Writes each person as a field of the tag, in the order of their indexes. */
  write(tag: number, people: Written<Row>, out: Output): void {
    this.#each(people, out, (size) => {
      out.reserve(size + HEAD);
      out.varint(tag);
      out.varint(size);
    });
  }

  /** The message of each person. */
  messages(people: Written<Row>, out: Output): readonly Uint8Array[] {
    const messages: Uint8Array[] = [];
    this.#each(
      people,
      out,
      (size) => out.reserve(size),
      () => messages.push(out.take()),
    );
    return messages;
  }

  #each(people: Written<Row>, out: Output, begin: (size: number) => void, end?: () => void): void {
    const { batch, hasParts } = people;
    if (batch !== undefined) assertCurrent(batch);
    const records = batch === undefined || hasParts ? people.people() : [];
    const fields =
      batch === undefined
        ? this.#fields.map((field) => ofRecords(field, records))
        : this.#compact.map((field) => ofColumns(field, batch));
    const rests = hasParts ? records.map((record) => this.#restOf(record)) : [];
    for (let place = 0; place < (batch?.count ?? records.length); place++) {
      const row = batch === undefined ? place : (batch.order[place] ?? 0);
      const rest = rests[place] ?? NOTHING;
      begin(sizeOfAll(fields, row) + rest.length);
      writeAll(fields, row, out);
      out.bytes(rest);
      end?.();
    }
  }
}

/** People, and whether their records may have fields besides those of all. */
export interface Written<Row> extends InOrder<Row> {
  readonly hasParts: boolean;
}

const NOTHING = new Uint8Array();

/** Bytes of a tag and a length. */
const HEAD = 10;

/**
 * The fields as fewer texts: words have their tags and lengths, and those of the same numbers that follow each other are one, also
 * where a message within has no others.
 */
function compact<Row>(fields: readonly MessageField<Row>[]): readonly Compact[] {
  const result: Compact[] = [];
  for (const field of fields) {
    const words = taggedWords(field);
    const joined = words && joinedWords(result.at(-1)?.source?.words, words);
    if (joined !== undefined) result.pop();
    if (words !== undefined) result.push({ tag: 0, source: wordSource(joined ?? words) });
    else result.push("fields" in field ? { tag: field.tag, fields: compact(field.fields) } : field);
  }
  return result;
}

/** What a field consists of with its tag and length, if that is words alone. */
function taggedWords<Row>(field: MessageField<Row>): Words | undefined {
  const { tag } = field;
  const [only, ...others] = "fields" in field ? compact(field.fields) : [field];
  const words = others.length === 0 ? only?.source?.words : undefined;
  if (words === undefined || tag === 0) return words;
  return changedWords(words, (bytes) => {
    if (bytes.length === 0 && !("fields" in field)) return bytes;
    const out = new Output(HEAD + bytes.length);
    out.varint(tag);
    out.varint(bytes.length);
    out.bytes(bytes);
    return out.take();
  });
}

function ofColumns({ tag, source, fields = [] }: Compact, batch: Batch): Open {
  return { tag, texts: source?.texts(batch), fields: fields.map((field) => ofColumns(field, batch)) };
}

function ofRecords<Row>(field: MessageField<Row>, records: readonly Row[]): Open {
  const { tag } = field;
  if ("fields" in field) return { tag, texts: undefined, fields: field.fields.map((one) => ofRecords(one, records)) };
  return { tag, texts: textsOfRows(records.map(field.bytesOf)), fields: [] };
}

function sizeOfAll(fields: readonly Open[], row: number): number {
  let size = 0;
  for (const { tag, texts, fields: inner } of fields) {
    const length = texts === undefined ? sizeOfAll(inner, row) : (texts.length[row] ?? 0) & 0xffff;
    if (tag === 0) size += length;
    else if (texts === undefined || length > 0) size += varintSize(tag) + varintSize(length) + length;
  }
  return size;
}

function writeAll(fields: readonly Open[], row: number, out: Output): void {
  for (const { tag, texts, fields: inner } of fields) {
    const length = texts === undefined ? sizeOfAll(inner, row) : (texts.length[row] ?? 0) & 0xffff;
    if (tag !== 0) {
      if (texts !== undefined && length === 0) continue;
      out.varint(tag);
      out.varint(length);
    }
    if (texts === undefined) writeAll(inner, row, out);
    else out.copy(texts.view, texts.start[row] ?? 0, length);
  }
}

function varintSize(number: number): number {
  return number < 128 ? 1 : number < 16_384 ? 2 : 3;
}
