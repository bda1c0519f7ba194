import { assertCurrent, type Batch } from "../identity/batch/batch.ts";
import type { Source, Values } from "./leaf-texts.ts";
import type { Output } from "./output.ts";
import { type LeafTexts, WordList } from "./word-list.ts";

/** A field of a message of protobuf, in the order of their numbers. */
export type MessageField = TextField | ValueField | GroupField;

/** A text, which is left out where it is empty. */
interface TextField {
  readonly tag: number;
  readonly source: Source;
}

/** A field of few values: each is kept as it is written, with its tag. */
interface ValueField {
  readonly values: Values;
  bytesOf(value: string | number): Uint8Array;
}

/** A message within. */
interface GroupField {
  readonly tag: number;
  readonly fields: readonly MessageField[];
}

/** Messages with the fields that every record has. */
export class MessageWriter {
  readonly #open: (batch: Batch) => readonly Open[];

  constructor(fields: readonly MessageField[]) {
    this.#open = opener(fields);
  }

  /** Writes each person as a field of the tag, in the order of their indexes. */
  write(tag: number, batch: Batch, out: Output): void {
    assertCurrent(batch);
    const fields = this.#open(batch);
    for (let place = 0; place < batch.count; place++) {
      const row = batch.order[place] ?? 0;
      const size = sizeOfAll(fields, row);
      out.reserve(size + HEAD);
      out.varint(tag);
      out.varint(size);
      writeAll(fields, row, out);
    }
  }
}

/** Bytes of a tag and a length. */
const HEAD = 10;

/** A field in a batch: a text, or fields of a message within. */
interface Open {
  /** 0 where the text has it. */
  readonly tag: number;
  readonly texts: LeafTexts | undefined;
  readonly fields: readonly Open[];
}

function opener(fields: readonly MessageField[]): (batch: Batch) => readonly Open[] {
  const openers = fields.map((field): ((batch: Batch) => Open) => {
    if ("fields" in field) {
      const inner = opener(field.fields);
      return (batch) => ({ tag: field.tag, texts: undefined, fields: inner(batch) });
    }
    if ("source" in field) return (batch) => ({ tag: field.tag, texts: field.source.texts(batch), fields: [] });
    const list = WordList.of(field.values, field.bytesOf);
    return (batch) => ({
      tag: 0,
      texts: list.textsOf(batch.space, field.values.numbers(batch), batch.count),
      fields: [],
    });
  });
  return (batch) => openers.map((open) => open(batch));
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
