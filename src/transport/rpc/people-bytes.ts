import { create, type DescField, type DescMessage, type MessageShape, toBinary } from "@bufbuild/protobuf";
import type { HandlerContext } from "@connectrpc/connect";
import { IdentitySchema } from "../../gen/identity/v1/identity_pb.ts";
import { sourceOf } from "../../rendering/leaf-texts.ts";
import { type MessageField, MessageWriter } from "../../rendering/message.ts";
import { Output } from "../../rendering/output.ts";
import type { Chunk } from "../../service/drawing.ts";
import { numbersOf } from "./field-names.ts";
import { contextKey } from "./limit.ts";

/** Whether the messages of a call are binary: others are JSON, or come in a URL. */
export function isBinary({ values, requestMethod }: HandlerContext): boolean {
  const type = values.get(contextKey)?.header("content-type") ?? "json";
  return requestMethod === "POST" && !type.includes("json");
}

/**
 * The people of a response, its first field, as bytes: a person costs two thirds of what it does through a record and a
 * message. The library writes them as it does fields that it does not know, of which they are the only one here, so that they
 * come first.
 */
export function peopleResponse<Desc extends DescMessage>(desc: Desc) {
  const people = desc.fields.find(({ number }) => number === 1);
  if (people === undefined) throw new TypeError(`${desc.typeName} has no first field`);
  const out = new Output();
  return {
    /** Writes people from their columns; undefined where those do not have all that is asked for. */
    bytesOf({ columns, hasParts }: Chunk): Uint8Array | undefined {
      if (columns === undefined || hasParts) return undefined;
      writer.write(tagOf(people), columns, out);
      return out.take();
    },
    /** The message of people who were written, and the other fields of one that has them. */
    messageOf(written: readonly Uint8Array[], others: MessageShape<Desc>): MessageShape<Desc> {
      const all = Buffer.concat([...written, toBinary(desc, others)]);
      return { ...create(desc), $unknown: [{ no: people.number, wireType: LENGTH_DELIMITED, data: all.subarray(1) }] };
    },
  };
}

const LENGTH_DELIMITED = 2;

/** One for all services of the process: it encodes every value of fields that have few. */
const writer = new MessageWriter(fieldsOf(IdentitySchema));

/** The key of a field that has a length. */
function tagOf({ number }: DescField): number {
  return (number << 3) | LENGTH_DELIMITED;
}

/** The fields of a message that the columns have, under the path of its own. */
function fieldsOf(desc: DescMessage, path = ""): readonly MessageField[] {
  const sorted = desc.fields.toSorted((one, other) => one.number - other.number);
  return sorted.flatMap((field): readonly MessageField[] => {
    if (field.fieldKind === "message") {
      const fields = fieldsOf(field.message, `${path}${field.name}.`);
      return fields.length === 0 ? [] : [{ tag: tagOf(field), fields }];
    }
    const source = sourceOf(path + field.name);
    if (source === undefined) return [];
    const { values } = source;
    if (values === undefined) return [{ tag: tagOf(field), source }];
    const numbers = field.fieldKind === "enum" ? numbersOf(field.enum) : {};
    const bytesOf = (value: string | number): Uint8Array =>
      toBinary(desc, create<DescMessage>(desc, { [field.localName]: numbers[value] ?? value }));
    return [{ values, bytesOf }];
  });
}
