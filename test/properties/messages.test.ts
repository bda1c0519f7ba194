import { create, type MessageShape, toBinary, toJsonString } from "@bufbuild/protobuf";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { IdentitySchema, StreamIdentitiesResponseSchema } from "../../src/gen/identity/v1/identity_pb.ts";
import type { Chunk } from "../../src/service/drawing.ts";
import { messageWriter } from "../../src/transport/rpc/message-writer.ts";
import { PeopleMessages } from "../../src/transport/rpc/people-messages.ts";
import { anyFields, byName, drawn } from "./drawn-people.ts";
import { some } from "./extent.ts";

const toMessage = messageWriter(IdentitySchema);

fc.configureGlobal({ numRuns: some(400) });
afterAll(() => fc.resetConfigureGlobal());

const schema = StreamIdentitiesResponseSchema;
const people = new PeopleMessages();

/** A message as the routes serialize it: as bytes, or the JSON as text. */
function serialized(message: MessageShape<typeof schema>, binary: boolean): Uint8Array | string {
  if (binary) return toBinary(schema, message);
  return Buffer.from(people.jsonOptions.textEncoder.encode(toJsonString(schema, message))).toString();
}

/** The message of the records of a chunk. */
function messageOfRecords({ identities, seed, referenceDate, dataVersion, firstIndex }: Chunk) {
  return create(schema, { identities: identities.map(toMessage), seed, referenceDate, dataVersion, firstIndex });
}

function expectMessage(chunk: Chunk): void {
  for (const binary of [true, false]) {
    const written = serialized(people.responses(schema)([people.write(chunk, binary)], binary), binary);
    const expected = binary ? toBinary(schema, messageOfRecords(chunk)) : toJsonString(schema, messageOfRecords(chunk));
    expect(typeof written === "string" ? written : Buffer.from(written).toString("hex")).toBe(
      typeof expected === "string" ? expected : Buffer.from(expected).toString("hex"),
    );
  }
}

describe("the messages of people", () => {
  it.each(byName)("of %s are those of their records, as bytes and as JSON", (_name, country) => {
    for (const chunk of drawn({ country, seed: "bytes" }, some(100_000))) expectMessage(chunk);
  });

  it("are those of their records whatever is asked for", () => {
    fc.assert(
      fc.property(anyFields, fc.integer({ min: 1, max: 120 }), (fields, count) => {
        for (const chunk of drawn(fields, count)) expectMessage(chunk);
      }),
    );
  });

  it.each(byName)(
    "of %s who break a rule are those of their records, and those of records one by one",
    (_name, country) => {
      for (const violate of ["any", undefined]) {
        for (const chunk of drawn({ country, seed: "broken", details: true, violate }, some(2_000))) {
          expectMessage(chunk);
          for (const binary of [true, false]) {
            const identities = [...people.messages(chunk.identities, binary)];
            const expected = create(schema, { identities: chunk.identities.map(toMessage) });
            expect(serialized(create(schema, { identities }), binary)).toEqual(serialized(expected, binary));
          }
        }
      }
    },
  );
});
