import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fromBinary, toJson } from "@bufbuild/protobuf";
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { expect, it, onTestFinished } from "vitest";
import { withRules } from "../../../scripts/proto/with-rules.ts";
import { withoutRules } from "../../../scripts/proto/without-rules.ts";
import { file_identity_v1_identity } from "../../../src/gen/identity/v1/identity_pb.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const proto = readFileSync(join(root, "proto/identity/v1/identity.proto"), "utf8");

it("the rules in the schema are those that `npm run generate` makes of src/schema today", () => {
  expect(withRules(proto)).toBe(proto);
  expect(withRules(withoutRules(proto))).toBe(proto);
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
