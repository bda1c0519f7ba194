import { create, type MessageShape, toBinary, toJsonString } from "@bufbuild/protobuf";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { IdentitySchema, StreamIdentitiesResponseSchema } from "../../src/gen/identity/v1/identity_pb.ts";
import { messageWriter } from "../../src/rpc/message-writer.ts";
import { PeopleMessages, responses } from "../../src/rpc/people-messages.ts";
import type { Range } from "../../src/service/price.ts";
import type { People, RequestFields } from "../../src/service/service.ts";
import { anyFields, byName, drawn } from "./drawn-people.ts";
import { some, somePeople } from "./extent.ts";

const toMessage = messageWriter(IdentitySchema);

fc.configureGlobal({ numRuns: some(400) });
afterAll(() => fc.resetConfigureGlobal());

const schema = StreamIdentitiesResponseSchema;
const responseOf = responses(schema);
const messages = new PeopleMessages();

/** A message as the routes serialize it: as bytes, or as JSON. */
function serialized(message: MessageShape<typeof schema>, binary: boolean): string {
  return binary ? Buffer.from(toBinary(schema, message)).toString("hex") : toJsonString(schema, message);
}

/** The message of the records of a range. */
function messageOfRecords(people: People, range: Range) {
  const { replay } = people;
  const identities = Array.from(people.draw(range), toMessage);
  return create(schema, { ...replay, identities, firstIndex: range.firstIndex });
}

function expectMessages(fields: RequestFields, count: number): void {
  const { people, ranges } = drawn(fields, count);
  for (const range of ranges) {
    for (const binary of [true, false]) {
      const written = responseOf([messages.write(people, range, binary, undefined)], binary);
      expect(serialized(written, binary)).toBe(serialized(messageOfRecords(people, range), binary));
    }
  }
}

describe("the messages of people", () => {
  it.each(byName)("of %s are those of their records, as bytes and as JSON", (_name, country) => {
    expectMessages({ country, seed: "bytes" }, somePeople(100_000));
  });

  it("are those of their records whatever is asked for", () => {
    fc.assert(fc.property(anyFields, fc.integer({ min: 1, max: 120 }), expectMessages));
  });

  it.each(byName)("of %s who break a rule are those of their records", (_name, country) => {
    for (const violate of ["any", undefined])
      expectMessages({ country, seed: "broken", details: true, violate }, some(2_000));
  });

  it("of several people may be joined, which are then those of one response", () => {
    const { people, ranges } = drawn({ seed: "joined" }, 600);
    for (const binary of [true, false]) {
      const parts = ranges.map((range) => messages.write(people, range, binary, undefined));
      const whole = messageOfRecords(people, { firstIndex: 0, count: 600 });
      expect(serialized(responseOf(parts, binary), binary)).toBe(serialized(whole, binary));
    }
  });
});
