import { create, type DescMessage, type MessageShape, toBinary } from "@bufbuild/protobuf";
import type { HandlerContext } from "@connectrpc/connect";
import { Output } from "../../formats/output.ts";
import { rowsInColumns } from "../../formats/rows.ts";
import { type Identity as IdentityMessage, IdentitySchema } from "../../gen/identity/v1/identity_pb.ts";
import type { Identity } from "../../person/identity.ts";
import type { Chunk } from "../../service/drawing.ts";
import { contextKey } from "./limit.ts";
import { messageWriter } from "./message-writer.ts";
import { binaryPeople, jsonPeople, jsonPeopleWithParts } from "./people-encoding.ts";
import { PlacedTexts } from "./placed-texts.ts";

/** Whether the messages of a call are binary, else JSON. */
export function isBinary(call: HandlerContext): boolean {
  if (call.requestMethod === "GET") return new URL(call.url).searchParams.get("encoding") === "proto";
  // The context of a unary call builds its headers when they are first read.
  const type = call.values.get(contextKey)?.header("content-type") ?? call.requestHeader.get("content-type");
  return type?.includes("json") === false;
}

/**
 * The people of responses, who are written when they are drawn: from their columns, a person costs two thirds of what it
 * does through a record and a message. The library puts them into the message.
 */
export class PeopleMessages {
  readonly #out = new Output();
  readonly #texts = new PlacedTexts();
  /** Options of the routes. */
  readonly jsonOptions = { ignoreUnknownFields: false, textEncoder: this.#texts };

  /** People of a response whose first field they are, as they are when they were just drawn. */
  write(chunk: Chunk, binary: boolean): WrittenPeople {
    const { seed, referenceDate, dataVersion, firstIndex } = chunk;
    const rows = rowsInColumns(chunk);
    const out = this.#out;
    if (binary) binaryPeople.write(FIRST_FIELD, rows, out);
    else {
      (rows.hasParts ? jsonPeopleWithParts : jsonPeople).write(rows, out);
      out.takeBack(out.end - 1);
    }
    const others = { seed, reference_date: referenceDate, data_version: dataVersion, first_index: firstIndex };
    return { bytes: out.takeShared(), others };
  }

  /** Makes responses of people, with the other fields of the first. */
  responses<Desc extends DescMessage>(
    desc: Desc,
  ): (people: readonly WrittenPeople[], binary: boolean) => MessageShape<Desc> {
    const messageOf = messageWriter(desc);
    const field = desc.fields.find(({ number }) => number === 1);
    return (people, binary) => {
      if (field === undefined || people.length === 0) return messageOf({});
      const message = messageOf(people[0]?.others ?? {});
      if (binary) {
        const fields = [...people.map(({ bytes }) => bytes), toBinary(desc, message)];
        return { ...messageOf({}), $unknown: [unknownField(Buffer.concat(fields))] };
      }
      const placed = people.map(({ bytes }) => this.#texts.person(bytes));
      return { ...message, [field.localName]: field.fieldKind === "list" ? placed : placed[0] };
    };
  }

  /** The message of each record. */
  messages(records: readonly Identity[], binary: boolean): readonly IdentityMessage[] {
    if (!binary) {
      const text = (record: Identity): string => jsonPeopleWithParts.textOf(record, 0).slice(0, -1);
      return records.map((record) => this.#texts.person(Buffer.from(text(record))));
    }
    const people = { firstIndex: 0, hasParts: true, people: () => records };
    const written = binaryPeople.messages(people, this.#out);
    return written.map((bytes) => ({ ...create(IdentitySchema), $unknown: [unknownField(bytes)] }));
  }
}

/** Some people, written, and the other fields of a response that begins with them. */
export interface WrittenPeople {
  readonly bytes: Uint8Array;
  readonly others: object;
}

/** The key of a first field that has a length. */
const FIRST_FIELD = 10;

/** Fields from the first one on, as one that the library does not know: it writes those as they stand. */
function unknownField(fields: Uint8Array) {
  return { no: 1, wireType: 2, data: fields.subarray(1) };
}
