import { assertCurrent } from "../person/batch/batch.ts";
import type { Source } from "./leaf-texts.ts";
import type { InOrder } from "./line.ts";
import type { Output } from "./output.ts";
import { type LeafTexts, WordList } from "./word-list.ts";

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

/** A field of some people: a text, or fields of a message within. */
interface Open {
  readonly tag: number;
  readonly texts: LeafTexts | undefined;
  readonly fields: readonly Open[];
}

/** Messages of people. */
export class MessageWriter<Row> {
  readonly #fields: readonly MessageField<Row>[];
  readonly #restOf: (row: Row) => Uint8Array;

  /** `restOf` writes the fields that not all records have, whose numbers are the highest. */
  constructor(fields: readonly MessageField<Row>[], restOf: (row: Row) => Uint8Array) {
    this.#fields = fields;
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
    const fields = this.#fields.map((field) => opened(field, people, records));
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

function opened<Row>(field: MessageField<Row>, people: InOrder<Row>, records: readonly Row[]): Open {
  const { tag } = field;
  if ("fields" in field) {
    return { tag, texts: undefined, fields: field.fields.map((inner) => opened(inner, people, records)) };
  }
  const { batch } = people;
  const texts = batch === undefined ? new WordList(records.map(field.bytesOf)).rows : field.source.texts(batch);
  return { tag, texts, fields: [] };
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
