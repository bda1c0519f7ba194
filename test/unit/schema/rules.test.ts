import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fromBinary, toJson } from "@bufbuild/protobuf";
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { expect, it, onTestFinished } from "vitest";
import { missingField } from "../../../scripts/proto/missing-field.ts";
import { withRules } from "../../../scripts/proto/with-rules.ts";
import { withoutRules } from "../../../scripts/proto/without-rules.ts";
import { file_identity_v1_identity } from "../../../src/gen/identity/v1/identity_pb.ts";
import { word } from "../../../src/schema/field.ts";
import { identity } from "../../../src/schema/record.ts";
import { householdRequest, personRequest } from "../../../src/schema/request.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const proto = readFileSync(join(root, "proto/identity/v1/identity.proto"), "utf8");

it("the rules in the schema are those that `npm run generate` makes of src/schema today", () => {
  expect(withRules(proto)).toBe(proto);
  expect(withRules(withoutRules(proto))).toBe(proto);
});

it("the schema has every field that `src/schema` has", () => {
  expect(missingField(proto)).toBeUndefined();
});

it("a field of a request, of a household or of a record that the schema lacks is named with its next free number", () => {
  const mood = word("Mood of the person.", ["calm", "merry"]);
  const request = { GenerateIdentityRequest: { fields: { ...personRequest, mood } } };
  const household = { template: { fields: personRequest }, kind: householdRequest.kind, mood };
  const details = { fields: { ...identity.fields.details.fields, mood } };
  const lacks = (message: string, number: number): string =>
    `identity.proto lacks mood, a field of src/schema: declare it in ${message} with the number ${number}.`;
  expect(missingField(proto, request)).toBe(lacks("GenerateIdentityRequest", 20));
  expect(missingField(proto, { GenerateHouseholdRequest: { fields: household } })).toBe(
    lacks("GenerateHouseholdRequest", 5),
  );
  expect(missingField(proto, { Identity: { fields: { ...identity.fields, mood } } })).toBe(lacks("Identity", 16));
  expect(missingField(proto, { Identity: { fields: { details } } })).toBe(lacks("IdentityDetails", 11));
});

it("the schema without its rules compiles alone, to what the service and the generated code have", () => {
  const folder = mkdtempSync(join(tmpdir(), "identikit-schema-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "identity/v1"), { recursive: true });
  writeFileSync(join(folder, "identity/v1/identity.proto"), withoutRules(proto));
  const buf = join(root, "node_modules/.bin/buf");
  const arguments_ = ["build", "--exclude-source-info", "--as-file-descriptor-set", "-o", "-"];
  const { file } = fromBinary(FileDescriptorSetSchema, execFileSync(buf, arguments_, { cwd: folder }));
  const [alone, ...others] = file.map((one) => toJson(FileDescriptorProtoSchema, one));
  expect(others).toEqual([]);
  expect(alone).toEqual(toJson(FileDescriptorProtoSchema, file_identity_v1_identity.proto));
});
