import { fromJson, type JsonObject, type Message } from "@bufbuild/protobuf";
import { Code, createClient } from "@connectrpc/connect";
import { expect, it } from "vitest";
import { BadRequestSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import type { FaultReason } from "../../../src/schema/fault.ts";
import { failureOf, matrix } from "../matrix/transport-matrix.ts";
import { answerOf, post, serve } from "../serve.ts";
import { objectOf } from "./plain.ts";

type Client = Readonly<Record<string, (message: Message) => Promise<unknown> | AsyncIterable<unknown>>>;

const munchn = { gender: "GENDER_MALE", country: "COUNTRY_DE", city: "Munchn" };
const family = { template: { max_age: 20 }, kind: "HOUSEHOLD_KIND_FAMILY" };
const record = { identity: { name: "A" }, country: "COUNTRY_DE" };
const longCity = { ...record, identity: { address: { city: "x".repeat(10_000) } } };

/** Requests at fault in one field that the golden refusals, which plain JSON has too, do not have. */
const mistakes: readonly (readonly [method: string, field: string, says: RegExp, reason: FaultReason, JsonObject])[] = [
  ["BatchGenerateIdentities", "template.city", /München/, "UNKNOWN_VALUE", { template: munchn, count: 1 }],
  ["StreamIdentities", "template.city", /München/, "UNKNOWN_VALUE", { template: munchn, count: 1 }],
  ["BatchGenerateHouseholds", "template.kind", /leaves no room/, "CONFLICT", { template: family, count: 1 }],
  [
    "StreamHouseholds",
    "template.template.min_age",
    /18 to 90/,
    "OUT_OF_RANGE",
    { template: { template: { min_age: 3 } } },
  ],
  ["BatchGenerateHouseholds", "count", /1 to 1000/, "OUT_OF_RANGE", { template: {}, count: 1_001 }],
  ["VerifyIdentities", "requests", /1 to 1000 records/, "OUT_OF_RANGE", { requests: Array(1_001).fill(record) }],
  ["VerifyIdentities", "requests[0].identity.address.city", /at most 300/, "OUT_OF_RANGE", { requests: [longCity] }],
  [
    "VerifyIdentities",
    "requests[1].country",
    /is required/,
    "FIELD_REQUIRED",
    { requests: [record, { identity: {} }] },
  ],
  ["ListRules", "country", /must be COUNTRY_US/, "UNKNOWN_VALUE", { country: 99 }],
  ["ListPlaces", "country", /is required/, "FIELD_REQUIRED", {}],
  ["ListPlaces", "limit", /1 to 100$/, "OUT_OF_RANGE", { country: "COUNTRY_DE", limit: 101 }],
];

it.each(mistakes)("every transport names the field at fault: %s, %s", async (name, field, says, reason, fields) => {
  const { url, bugs } = await serve({ RATE_LIMIT: "0" });
  const { localName, input } = IdentityService.methods.find((method) => method.name === name) ?? expect.fail(name);
  for (const [, , transport] of matrix) {
    // cast: each method by its name.
    const client = createClient(IdentityService, transport(url)) as unknown as Client;
    const answer = client[localName]?.(fromJson(input, fields)) ?? expect.fail(name);
    const error = await failureOf(answer instanceof Promise ? answer : Array.fromAsync(answer));
    expect(error.code).toBe(Code.InvalidArgument);
    const violations = error.findDetails(BadRequestSchema).flatMap(({ fieldViolations }) => fieldViolations);
    expect(violations).toMatchObject([{ field, description: expect.stringMatching(says), reason }]);
  }
  expect(bugs).toEqual([]);
});

it("plain JSON refuses keys that a member or a request does not have, and lists those that a record does not have", async () => {
  const { url } = await serve();
  const refused = async (path: string, body: JsonObject): Promise<readonly string[]> => {
    const response = await post(url + path, body);
    expect(response.status).toBe(400);
    return (await answerOf(response)).errors.map(({ field }) => field);
  };
  const ignored = async (body: JsonObject, form = ""): Promise<unknown> =>
    objectOf(await post(`${url}/verify${form}`, body));
  const identity = { nme: "A", address: { town: "B", city: null }, extra: { "company.name": "C" } };
  expect(await ignored({ country: "de", identity })).toMatchObject({ ignored: ["nme", "address.town"] });
  expect(await ignored({ country: "de", identity: { phone: null } })).not.toHaveProperty("ignored");
  expect(await ignored({ requests: [{ country: "de", identity }] }, "/batch")).toMatchObject({
    responses: [{ ignored: ["nme", "address.town"] }],
  });
  expect(await ignored({ members: [{ id: 1, identity }] }, "/household")).toMatchObject({
    ignored: ["members[0].identity.nme", "members[0].identity.address.town"],
  });
  expect(await refused("/verify", { country: "de", identity: {}, x: 1 })).toEqual(["x"]);
  expect(await refused("/verify/batch", { requests: [{ country: "de", identity: {} }], x: 1 })).toEqual(["x"]);
  expect(await refused("/verify/household", { members: [{ id: 1, identity: {}, x: 1 }] })).toEqual(["members[0].x"]);
  expect(await refused("/verify/household", { members: [] })).toEqual(["members"]);
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
])("POST /verify/household refuses a member whose %s is %j", async (field, value) => {
  const { url } = await serve();
  const member = { id: 1, relation: "self", parents: [], partner: 0, lives_here: true, identity: {} };
  expect((await post(`${url}/verify/household`, { members: [member] })).status).toBe(200);
  const response = await post(`${url}/verify/household`, { members: [{ ...member, [field]: value }] });
  const { status, errors } = await answerOf(response);
  expect([status, errors.map((error) => error.field)]).toEqual([400, [`members[0].${field}`]]);
});

it("each form of verification refuses the other two, and names their paths", async () => {
  const { url } = await serve();
  const record = { country: "de", identity: {} };
  const forms = {
    "/verify": record,
    "/verify/batch": { requests: [record] },
    "/verify/household": { members: [{ id: 1, identity: {} }] },
  };
  for (const path of Object.keys(forms)) {
    for (const [right, body] of Object.entries(forms)) {
      const response = await post(url + path, body);
      expect(response.status, `${right} at ${path}`).toBe(right === path ? 200 : 400);
      if (right === path) continue;
      const { errors } = await answerOf(response);
      const named = errors.find(({ field }) => ["identity", "requests", "members"].includes(field) && field in body);
      expect(named?.message).toMatch(new RegExp(`is not a field of this request; .+ sent to ${right}$`));
    }
  }
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

it.each([
  ["/generate", { gender: "male" }],
  ["/v1/generate", { gender: "male" }],
  ["/household", {}],
  ["/verify", { country: "de", identity: {} }],
  ["/verify/batch", { requests: [{ country: "de", identity: {} }] }],
  ["/verify/household", { members: [{ id: 1, identity: {} }] }],
])("POST %s refuses parameters in its URL, and takes a slash at its end", async (path, body) => {
  const { url } = await serve();
  const response = await post(`${url}${path}?country=jp`, body);
  expect(response.status).toBe(400);
  expect((await answerOf(response)).errors).toEqual([
    { field: "country", message: "is not a parameter of this path", reason: "UNKNOWN_FIELD" },
  ]);
  expect((await fetch(`${url}${path}/`, { method: "POST", ...json(body) })).status).toBe(200);
});

it.each(["/healthz", "/rules", "/places?country=de", "/openapi.json"])(
  "GET %s takes a slash at the end of its path",
  async (path) => {
    const { url } = await serve();
    const [name, query] = path.split("?");
    expect((await fetch(`${url}${name}/${query === undefined ? "" : `?${query}`}`)).status).toBe(200);
    expect((await fetch(`${url}${name}//`)).status).toBe(404);
  },
);

it("null is a field left out in every request", async () => {
  const { url } = await serve({ RATE_LIMIT: "0" });
  const ok = async (path: string, body: JsonObject): Promise<void> => {
    expect((await post(url + path, body)).status, JSON.stringify(body)).toBe(200);
  };
  await ok("/generate", { gender: "male", country: null, extra: null, min_age: null, details: null });
  await ok("/household", { gender: null, kind: null, size: null, violate: null });
  await ok("/verify", {
    country: "de",
    reference_date: null,
    identity: { phone: null, details: null, violated: null },
  });
  await ok("/verify/batch", { requests: [{ country: "de", identity: { phone: null, address: { zip: null } } }] });
  await ok("/verify/household", { members: [{ id: 1, partner: null, parents: null, identity: { phone: null } }] });
});

function json(body: object): RequestInit {
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
