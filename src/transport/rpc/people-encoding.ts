import { create, type DescField, type DescMessage, ScalarType, toBinary, toJsonString } from "@bufbuild/protobuf";
import { FeatureSet_FieldPresence as Presence } from "@bufbuild/protobuf/wkt";
import { commonFields } from "../../formats/columns/fields.ts";
import { type Member, objectLine } from "../../formats/json-object.ts";
import { encodedBy, type Source, sourceOf } from "../../formats/leaf-texts.ts";
import type { Line, Step } from "../../formats/line.ts";
import { type MessageField, MessageWriter } from "../../formats/message.ts";
import { type Identity as IdentityMessage, IdentitySchema } from "../../gen/identity/v1/identity_pb.ts";
import type { Identity } from "../../person/identity.ts";
import { numbersOf } from "./field-names.ts";
import { messageWriter } from "./message-writer.ts";

/** A field that every record has: a value, or fields of a message within. */
type CommonField = ValueField | PartField;

interface ValueField {
  readonly field: DescField;
  readonly source: Source;
  read(record: Identity): string | number;
}

interface PartField {
  readonly field: DescField;
  readonly members: readonly CommonField[];
}

const readers = new Map(commonFields.map(({ path, of }) => [path, of]));

/** The fields of a message that every record has, under the path of its own. */
function commonIn(desc: DescMessage, path = ""): readonly CommonField[] {
  const sorted = desc.fields.toSorted((one, other) => one.number - other.number);
  return sorted.flatMap((field): readonly CommonField[] => {
    if (field.fieldKind === "message") {
      const members = commonIn(field.message, `${path}${field.name}.`);
      return members.length === 0 ? [] : [{ field, members }];
    }
    const source = sourceOf(path + field.name);
    const value = readers.get(path + field.name);
    if (source === undefined || value === undefined) return [];
    // cast: a field of the columns is a text or a number.
    return [{ field, source, read: (record) => value(record, 0) as string | number }];
  });
}

const LENGTH_DELIMITED = 2;

const common = commonIn(IdentitySchema);
const partsMessage = messageWriter(IdentitySchema);

/** The message with the fields that not all records have. The library writes them. */
function restOf({ details, extra, violated }: Identity): IdentityMessage {
  return partsMessage({ details, extra, violated });
}

/** People as protobuf. */
export const binaryPeople: MessageWriter<Identity> = new MessageWriter(common.map(binaryField), (record) =>
  toBinary(IdentitySchema, restOf(record)),
);

function binaryField(one: CommonField): MessageField<Identity> {
  const { field } = one;
  const tag = (field.number << 3) | LENGTH_DELIMITED;
  if ("members" in one) return { tag, fields: one.members.map(binaryField) };
  const { source, read } = one;
  const { values } = source;
  if (values === undefined || isText(field)) {
    return { tag, source, bytesOf: (record) => Buffer.from(String(read(record))) };
  }
  const numbers = field.fieldKind === "enum" ? numbersOf(field.enum) : {};
  const bytesOf = (value: string | number): Uint8Array =>
    toBinary(field.parent, create<DescMessage>(field.parent, { [field.localName]: numbers[value] ?? value }));
  return { tag: 0, source: encodedBy(values, bytesOf), bytesOf: (record) => bytesOf(read(record)) };
}

function isText(field: DescField): boolean {
  return field.fieldKind === "scalar" && field.scalar === ScalarType.STRING;
}

/** People as the JSON of their messages, with a comma behind each; `withParts` writes the fields that not all have. */
export const jsonPeople = jsonLine();
export const jsonPeopleWithParts = jsonLine((record) => {
  const members = toJsonString(IdentitySchema, restOf(record)).slice(1, -1);
  return members === "" ? "" : `,${members}`;
});

function jsonLine(partsOf?: Step<Identity>["textOf"]): Line<Identity> {
  return objectLine(common.map(jsonMember), ",", partsOf);
}

function jsonMember(one: CommonField): Member<Identity> {
  const { field } = one;
  const name = field.jsonName;
  if ("members" in one) return { name, members: one.members.map(jsonMember) };
  const { source, read } = one;
  if (isText(field)) return { name, isText: true, textOf: (record) => JSON.stringify(read(record)), source };
  const partOf = (before: string) => {
    const text = jsonText(field, before);
    const encoded = source.values && encodedBy(source.values, (value) => Buffer.from(text(value)));
    return { textOf: (record: Identity) => text(read(record)), source: encoded };
  };
  return { name, partOf };
}

/** A word or number with what stands before it, which is left out with a 0 that is the default of the schema. */
function jsonText(field: DescField, before: string): (value: string | number) => string {
  if (field.fieldKind === "enum") {
    const { enum: desc } = field;
    const numbers = numbersOf(desc);
    return (word) => `${before}"${desc.value[numbers[word] ?? 0]?.name}"`;
  }
  return (value) => (value === 0 && field.presence === Presence.IMPLICIT ? "" : before + value);
}
