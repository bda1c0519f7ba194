import { type DescMessage, toJson } from "@bufbuild/protobuf";
import { describe, expect, it } from "vitest";
import { countries } from "../../../src/countries/index.ts";
import { IdentitySchema } from "../../../src/gen/identity/v1/identity_pb.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import { messageWriter } from "../../../src/rpc/message-writer.ts";
import { identity as published } from "../../../src/schema/record.ts";
import type { RecordShape } from "../../../src/schema/record-field.ts";

const toMessage = messageWriter(IdentitySchema);

const service = createIdentityService({ newSeed: () => "records", today: () => ({ year: 2026, month: 1, day: 1 }) });

describe("a record", () => {
  it("has the fields of the RPC's message in the same order, at any depth", () => {
    expect(pathsOfMessage(IdentitySchema)).toEqual(pathsOf(published.fields));
  });

  it.each(countries.map(({ code }) => code))(
    "says the same as a message, with all that may be asked for: %s",
    (code) => {
      const request = { gender: "random", country: code, details: true, extra: "company.name", violate: "any" };
      const { identity } = service.generate(request);
      const json = toJson(IdentitySchema, toMessage(identity), { useProtoFieldName: true, alwaysEmitImplicit: true });
      const gender = identity.gender === "male" ? "GENDER_MALE" : "GENDER_FEMALE";
      expect(json).toMatchObject({ ...JSON.parse(JSON.stringify(identity)), gender });
    },
  );

  it("leaves out of a message what it does not have", () => {
    const { identity } = service.generate({ gender: "female", country: "us" });
    expect(toJson(IdentitySchema, toMessage(identity))).not.toHaveProperty("details");
    expect(toMessage(identity)).toMatchObject({ extra: {}, violated: [] });
  });
});

function pathsOf(fields: RecordShape): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "object" ? [name, ...pathsOf(field.fields).map((path) => `${name}.${path}`)] : [name],
  );
}

function pathsOfMessage({ fields }: DescMessage): readonly string[] {
  return fields.flatMap((field) =>
    field.fieldKind === "message"
      ? [field.name, ...pathsOfMessage(field.message).map((path) => `${field.name}.${path}`)]
      : [field.name],
  );
}
