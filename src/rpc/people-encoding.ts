import { create, type DescField, type DescMessage, ScalarType, toBinary } from "@bufbuild/protobuf";
import type { TextOutput } from "../formats/text-output.ts";
import { type Identity as IdentityMessage, IdentitySchema } from "../gen/identity/v1/identity_pb.ts";
import type { Identity } from "../person/identity.ts";
import { PERSON_BYTES } from "../person/output.ts";
import type { Row } from "../person/row.ts";
import { type Writer, wordsOf, wordWriter, writerOf } from "../person/writers.ts";
import { messageWriter } from "./message-writer.ts";
import { numbersOf } from "./request-fields.ts";

export const identityMessage: (record: Identity) => IdentityMessage = messageWriter(IdentitySchema);

/** A field of a message that every record has, in the order of their numbers. */
interface MessageField {
  /** Undefined where what is written has the tag already. */
  readonly tag: number | undefined;
  readonly write: Writer;
}

const LENGTH_DELIMITED = 2;

/** The key of a first field that has a length. */
const FIRST_FIELD = (1 << 3) | LENGTH_DELIMITED;

/** Bytes of tags and lengths of a person at most. */
const HEADS = 256;

/** Writes the person of a row as the first field of a message. */
export function writePerson(row: Row, out: TextOutput): void {
  out.reserve(PERSON_BYTES + HEADS);
  row.out = out;
  out.end = person(row, out.end);
}

/** Writes a person whose record has other fields than a row, or more. */
export function writeRecord(record: Identity, out: TextOutput): void {
  const bytes = toBinary(IdentitySchema, identityMessage(record));
  out.reserve(bytes.length + HEADS);
  const at = writeVarint(out.bytes, writeVarint(out.bytes, out.end, FIRST_FIELD), bytes.length);
  out.bytes.set(bytes, at);
  out.end = at + bytes.length;
}

const person = writerIn({ tag: FIRST_FIELD, write: writerOfAll(fieldsIn(IdentitySchema)) });

/** The fields of a message that every record has, under the path of its own. */
function fieldsIn(desc: DescMessage, path = ""): readonly MessageField[] {
  const sorted = desc.fields.toSorted((one, other) => one.number - other.number);
  return sorted.flatMap((field): readonly MessageField[] => {
    const tag = (field.number << 3) | LENGTH_DELIMITED;
    if (field.fieldKind === "message") {
      const fields = fieldsIn(field.message, `${path}${field.name}.`);
      return fields.length === 0 ? [] : [{ tag, write: writerOfAll(fields) }];
    }
    const words = wordsOf(path + field.name);
    if (words !== undefined && !isText(field)) return [{ tag: undefined, write: wordWriter(words, encoderOf(field)) }];
    const write = writerOf(path + field.name);
    return write === undefined ? [] : [{ tag, write }];
  });
}

function isText(field: DescField): boolean {
  return field.fieldKind === "scalar" && field.scalar === ScalarType.STRING;
}

function encoderOf(field: DescField): (value: string | number) => Uint8Array {
  const numbers = field.fieldKind === "enum" ? numbersOf(field.enum) : {};
  const { parent, localName } = field;
  return (value) => toBinary(parent, create<DescMessage>(parent, { [localName]: numbers[value] ?? value }));
}

function writerOfAll(fields: readonly MessageField[]): Writer {
  const writers = fields.map(writerIn);
  return (row, at) => {
    let end = at;
    for (const write of writers) end = write(row, end);
    return end;
  };
}

/** Writes a field with its length before it, for which one byte is left, or more are made. */
function writerIn({ tag, write }: MessageField): Writer {
  if (tag === undefined) return write;
  return (row, at) => {
    const { bytes } = row.out;
    const start = writeVarint(bytes, at, tag) + 1;
    const end = write(row, start);
    const length = end - start;
    const further = length < 128 ? 0 : length < 16_384 ? 1 : 2;
    if (further > 0) bytes.copyWithin(start + further, start, end);
    writeVarint(bytes, start - 1, length);
    return end + further;
  };
}

/** Writes a whole number below 2^28 as protobuf has it; returns the place behind it. */
function writeVarint(bytes: Uint8Array, at: number, number: number): number {
  let rest = number;
  let end = at;
  for (; rest > 127; rest >>>= 7) bytes[end++] = (rest & 127) | 128;
  bytes[end++] = rest;
  return end;
}
