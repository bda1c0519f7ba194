import { type DescMessage, type MessageShape, toBinary } from "@bufbuild/protobuf";
import type { HandlerContext } from "@connectrpc/connect";
import { TextOutput } from "../formats/text-output.ts";
import type { Identity as IdentityMessage } from "../gen/identity/v1/identity_pb.ts";
import { counted } from "../observe/drawn.ts";
import type { Observer } from "../observe/observer.ts";
import { recordOf } from "../person/record.ts";
import type { PersonWriter } from "../service/people.ts";
import type { Range } from "../service/price.ts";
import type { People } from "../service/service.ts";
import { contextKey } from "./begin.ts";
import { messageWriter } from "./message-writer.ts";
import { identityMessage, writePerson, writeRecord } from "./people-encoding.ts";

/** Whether the messages of a call are binary, else JSON. */
export function isBinary(call: HandlerContext): boolean {
  if (call.requestMethod === "GET") return new URL(call.url).searchParams.get("encoding") === "proto";
  // The context of a unary call builds its headers when they are first read.
  const type = call.values.get(contextKey)?.header("content-type") ?? call.requestHeader.get("content-type");
  return type?.includes("json") === false;
}

/** Some people of a response: their bytes or, for JSON, their messages; and the other fields. */
interface WrittenPeople {
  readonly bytes: Uint8Array;
  readonly messages: readonly IdentityMessage[];
  readonly others: object;
}

/** The people of responses whose first field they are. */
export class PeopleMessages {
  readonly #out = new TextOutput();
  #messages: IdentityMessage[] = [];
  readonly #binary: PersonWriter = {
    row: (row) => writePerson(row, this.#out),
    record: (record) => writeRecord(record, this.#out),
  };
  readonly #json: PersonWriter = {
    row: (row) => void this.#messages.push(identityMessage(recordOf(row))),
    record: (record) => void this.#messages.push(identityMessage(record)),
  };

  write(people: People, range: Range, binary: boolean, observer: Observer | undefined): WrittenPeople {
    const { seed, referenceDate, dataVersion } = people.replay;
    people.write(range, counted(observer, binary ? this.#binary : this.#json));
    const messages = this.#messages;
    this.#messages = [];
    return {
      bytes: this.#out.takeShared(),
      messages,
      others: { seed, reference_date: referenceDate, data_version: dataVersion, first_index: range.firstIndex },
    };
  }
}

/** Makes responses of people, with the other fields of the first. */
export function responses<Desc extends DescMessage>(
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
    const messages = people.flatMap((some) => some.messages);
    return { ...message, [field.localName]: field.fieldKind === "list" ? messages : messages[0] };
  };
}

/** Fields from the first one on, as one that the library does not know: it writes those as they stand. */
function unknownField(fields: Uint8Array) {
  return { no: 1, wireType: 2, data: fields.subarray(1) };
}
