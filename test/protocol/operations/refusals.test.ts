import type { JsonObject } from "@bufbuild/protobuf";
import { Code, createClient } from "@connectrpc/connect";
import { expect, it } from "vitest";
import { BadRequestSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { failureOf, matrix } from "../matrix/transport-matrix.ts";
import { answerOf, post, serve } from "../serve.ts";
import { ofHouseholds } from "./mistakes-of-households.ts";
import { ofPeople } from "./mistakes-of-people.ts";
import { ofRecords } from "./mistakes-of-records.ts";

it.each([
  ["people", ofPeople],
  ["households", ofHouseholds],
  ["records and lists", ofRecords],
])("every transport names the field at fault in requests for %s", async (_what, mistakes) => {
  const { url, bugs } = await serve({ RATE_LIMIT: "0" });
  const clients = matrix.map(([, , transport]) => createClient(IdentityService, transport(url)));
  for (const { name, path = "/generate", plain, call, field, rpcField = field, says } of mistakes) {
    if (plain !== undefined) {
      const response = await post(url + path, plain);
      expect(response.status, name).toBe(400);
      expect((await answerOf(response)).errors, name).toEqual([{ field, message: expect.stringMatching(says) }]);
    }
    for (const client of clients) {
      const error = await failureOf(call(client));
      expect(error.code, name).toBe(Code.InvalidArgument);
      const violations = error.findDetails(BadRequestSchema).flatMap(({ fieldViolations }) => fieldViolations);
      expect(violations, name).toMatchObject([{ field: rpcField, description: expect.stringMatching(says) }]);
    }
  }
  expect(bugs).toEqual([]);
});

it("plain JSON refuses keys that a record, a member or a request does not have", async () => {
  const { url } = await serve();
  const refused = async (path: string, body: JsonObject): Promise<readonly string[]> => {
    const response = await post(url + path, body);
    expect(response.status).toBe(400);
    return (await answerOf(response)).errors.map(({ field }) => field);
  };
  expect(await refused("/verify", { country: "de", identity: { nme: "A" } })).toEqual(["identity.nme"]);
  expect(await refused("/verify", { country: "de", identity: {}, x: 1 })).toEqual(["x"]);
  expect(await refused("/verify", { requests: [{ country: "de", identity: {} }], x: 1 })).toEqual(["x"]);
  expect(await refused("/verify", { members: [{ id: 1, identity: {}, x: 1 }] })).toEqual(["members[0].x"]);
  expect(await refused("/verify", { members: [] })).toEqual(["members"]);
  expect(await refused("/household", { kinds: "family" })).toEqual(["kinds"]);
});

it.each([
  ["id", "1"],
  ["partner", "2"],
  ["parents", ["1"]],
  ["parents", [1, 2, 3]],
  ["relation", 5],
  ["lives_here", "yes"],
  ["identity", null],
])("POST /verify refuses a member whose %s is %j", async (field, value) => {
  const { url } = await serve();
  const member = { id: 1, relation: "self", parents: [], partner: 0, lives_here: true, identity: {} };
  expect((await post(`${url}/verify`, { members: [member] })).status).toBe(200);
  const response = await post(`${url}/verify`, { members: [{ ...member, [field]: value }] });
  const { status, errors } = await answerOf(response);
  expect([status, errors.map((error) => error.field)]).toEqual([400, [`members[0].${field}`]]);
});

it("Connect JSON refuses keys that the schema does not have", async () => {
  const { url } = await serve();
  for (const [method, body] of [
    ["VerifyIdentity", { country: "COUNTRY_DE", identity: { nme: "A" } }],
    ["VerifyIdentities", { requests: [{ country: "COUNTRY_DE", identity: { nme: "A" } }] }],
    ["GenerateHousehold", { nme: "A" }],
  ] as const) {
    const response = await post(`${url}/${IdentityService.typeName}/${method}`, body);
    expect(response.status, method).toBe(400);
    expect(await response.text()).toContain("nme");
  }
});
