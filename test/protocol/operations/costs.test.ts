import { Code, createClient } from "@connectrpc/connect";
import { expect, it } from "vitest";
import { Country, Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { failureOf, matrix } from "../matrix/transport-matrix.ts";
import { post, type Served, serve } from "../serve.ts";

const record = { country: "de", identity: { name: "Erika Mustermann" } };
const check = { country: Country.DE, identity: { name: "Erika Mustermann" } };
const records = (count: number) => ({ requests: Array.from({ length: count }, () => record) });
const checks = (count: number) => ({ requests: Array.from({ length: count }, () => check) });

const grpc = transport("gRPC", "2");
const connectJson = transport("Connect JSON", "1.1");

function transport(protocol: string, http: string): (typeof matrix)[number] {
  const found = matrix.find(([name, version]) => name === protocol && version === http);
  if (found === undefined) throw new Error(`the matrix has no ${protocol} over HTTP/${http}`);
  return found;
}

/** What a response says is left of the allowance; undefined if it says nothing. */
function left({ headers }: { readonly headers: Headers }): number | undefined {
  const [, remaining] = /^"default";r=(\d+);/.exec(headers.get("ratelimit") ?? "") ?? [];
  return remaining === undefined ? undefined : Number(remaining);
}

/** What is left after one more call, which costs one. */
async function leftAfterOne({ url }: Served): Promise<number | undefined> {
  return left(await post(`${url}/generate`, { gender: "male" }));
}

it.each([
  [1, 1],
  [100, 1],
  [101, 2],
  [1_000, 10],
])("to verify %i records costs %i on every transport", async (count, cost) => {
  const { url, advance } = await serve();
  // Not by `post`: a thousand verifications are long to check against the document.
  const body = JSON.stringify(records(count));
  const response = await fetch(`${url}/verify`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(left(response)).toBe(100 - cost);
  // A thousand take long on each.
  for (const [protocol, http, transport] of count === 1_000 ? [grpc] : matrix) {
    advance(60_000);
    let remaining: number | undefined;
    const onHeader = (headers: Headers): void => {
      remaining = left({ headers });
    };
    const { responses } = await createClient(IdentityService, transport(url)).verifyIdentities(checks(count), {
      onHeader,
    });
    expect(responses).toHaveLength(count);
    expect(remaining, `${protocol} over HTTP/${http}`).toBe(100 - cost);
  }
});

it("one record and the members of a household cost one", async () => {
  const { url } = await serve();
  expect(left(await post(`${url}/verify`, record))).toBe(99);
  expect(left(await post(`${url}/verify`, { members: [{ id: 1, identity: {} }] }))).toBe(98);
  expect(left(await post(`${url}/household`, { kind: "family", size: 8 }))).toBe(97);
});

it("records that are too many for the allowance cost nothing, invalid ones cost one", async () => {
  const served = await serve({ RATE_LIMIT: "8" });
  const refused = await post(`${served.url}/verify`, records(1_000));
  expect([refused.status, left(refused)]).toEqual([429, 8]);
  const error = await failureOf(createClient(IdentityService, grpc[2](served.url)).verifyIdentities(checks(1_000)));
  expect([error.code, left({ headers: error.metadata })]).toEqual([Code.ResourceExhausted, 8]);
  const invalid = await post(`${served.url}/verify`, records(1_001));
  expect([invalid.status, left(invalid)]).toEqual([400, 7]);
  expect(await leftAfterOne(served)).toBe(6);
});

it("the lists of places and of rules cost nothing on plain HTTP, ListPlaces nothing and ListRules one", async () => {
  const served = await serve({ RATE_LIMIT: "50" });
  for (const path of ["/places?country=de&query=b", "/rules", "/rules?country=jp", "/places"]) {
    expect(left(await fetch(served.url + path))).toBeUndefined();
  }
  for (const [protocol, http, transport] of matrix) {
    const client = createClient(IdentityService, transport(served.url));
    await Array.fromAsync(client.listPlaces({ country: Country.DE, query: "b", limit: 5 }));
    await failureOf(Array.fromAsync(client.listPlaces({})));
    served.advance(60_000);
    expect(await leftAfterOne(served), `${protocol} over HTTP/${http}`).toBe(49);
    await client.listRules({});
    expect(await leftAfterOne(served)).toBe(47);
  }
});

it("places and rules are listed when the allowance is used up", async () => {
  const { url } = await serve({ RATE_LIMIT: "1" });
  await post(`${url}/generate`, { gender: "male" });
  expect((await fetch(`${url}/places?country=de`)).status).toBe(200);
  expect((await fetch(`${url}/rules`)).status).toBe(200);
  // A refused client is delayed, which takes long for all of them.
  for (const [, , transport] of [grpc, connectJson]) {
    const client = createClient(IdentityService, transport(url));
    expect(await Array.fromAsync(client.listPlaces({ country: Country.DE, limit: 2 }))).toHaveLength(2);
    expect((await failureOf(client.listRules({}))).code).toBe(Code.ResourceExhausted);
  }
});

it("a hundred households cost one, in batches and in streams", async () => {
  const served = await serve({ RATE_LIMIT: "10" });
  const template = { template: { gender: Gender.RANDOM, country: Country.US, seed: "cost" } };
  for (const [protocol, http, transport] of matrix) {
    served.advance(60_000);
    const client = createClient(IdentityService, transport(served.url));
    const name = `${protocol} over HTTP/${http}`;
    const { households } = await client.batchGenerateHouseholds({ template, count: 101 });
    expect(households, name).toHaveLength(101);
    expect(await leftAfterOne(served), name).toBe(7);
    const chunks = await Array.fromAsync(client.streamHouseholds({ template, count: 101 }));
    expect(
      chunks.map((chunk) => chunk.households.length),
      name,
    ).toEqual([100, 1]);
    expect(await leftAfterOne(served), name).toBe(4);
    const error = await failureOf(client.batchGenerateHouseholds({ template, count: 600 }));
    expect(error.code, name).toBe(Code.ResourceExhausted);
    expect(await leftAfterOne(served), name).toBe(3);
  }
});
