import { Code, createClient } from "@connectrpc/connect";
import {
  compressionGzip,
  createConnectTransport,
  createGrpcTransport,
  createGrpcWebTransport,
} from "@connectrpc/connect-node";
import { expect, it } from "vitest";
import { Country, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { failureOf, matrix } from "../matrix/transport-matrix.ts";
import { post, serve } from "../serve.ts";
import { connectJson, grpc, left, leftAfterOne } from "./allowance-left.ts";

const record = { country: "de", identity: { name: "Erika Mustermann" } };
const check = { country: Country.DE, identity: { name: "Erika Mustermann" } };
const records = (count: number) => ({ requests: Array.from({ length: count }, () => record) });
/** Some 310 bytes each. */
const longChecks = (count: number) => ({
  requests: Array.from({ length: count }, () => ({ ...check, identity: { name: "x".repeat(300) } })),
});

const json = { method: "POST", headers: { "content-type": "application/json" } };

it("to verify records costs one call, and one more for each 32 KiB of the body after the first, on every transport", async () => {
  const { url, advance } = await serve();
  for (const [bytes, cost] of [
    [1_000, 1],
    [32_768, 1],
    [32_769, 2],
    [200_000, 7],
  ] as const) {
    advance(60_000);
    const response = await fetch(`${url}/verify/batch`, {
      ...json,
      body: JSON.stringify(records(100)).padEnd(bytes, " "),
    });
    const { responses: answers } = JSON.parse(await response.text());
    expect([answers.length, left(response)]).toEqual([100, 100 - cost]);
  }
  for (const [protocol, http, transport] of matrix) {
    advance(60_000);
    let remaining: number | undefined;
    const onHeader = (headers: Headers): void => {
      remaining = left({ headers });
    };
    const { responses } = await createClient(IdentityService, transport(url)).verifyIdentities(longChecks(250), {
      onHeader,
    });
    expect(responses).toHaveLength(250);
    expect(remaining, `${protocol} over HTTP/${http}`).toBe(97);
  }
});

it.each([createGrpcTransport, createGrpcWebTransport, createConnectTransport])(
  "a compressed body costs what it is decompressed: %o",
  async (createTransport) => {
    const { url, advance } = await serve({ RATE_LIMIT: "8" });
    const transport = createTransport({ baseUrl: url, httpVersion: "2", sendCompression: compressionGzip });
    const client = createClient(IdentityService, transport);
    let remaining: number | undefined;
    const onHeader = (headers: Headers): void => {
      remaining = left({ headers });
    };
    await client.verifyIdentities(longChecks(250), { onHeader });
    expect(remaining).toBe(5);
    advance(60_000);
    expect((await failureOf(client.verifyIdentities(longChecks(1_000)))).code).toBe(Code.ResourceExhausted);
  },
);

it("one record and the members of a household cost one", async () => {
  const { url } = await serve();
  expect(left(await post(`${url}/verify`, record))).toBe(99);
  expect(left(await post(`${url}/verify/household`, { members: [{ id: 1, identity: {} }] }))).toBe(98);
  expect(left(await post(`${url}/household`, { kind: "family", size: 8 }))).toBe(97);
});

it("a body that is too long for the allowance is refused as it arrives and not refunded, an invalid one costs one", async () => {
  const served = await serve({ RATE_LIMIT: "8" });
  const invalid = await post(`${served.url}/verify/batch`, records(1_001));
  expect([invalid.status, left(invalid)]).toEqual([400, 6]);
  const refused = await fetch(`${served.url}/verify/batch`, {
    ...json,
    body: JSON.stringify(records(100)).padEnd(500_000),
  });
  expect([refused.status, left(refused)]).toEqual([429, 0]);
  served.advance(60_000);
  for (const [protocol, http, transport] of matrix) {
    served.advance(60_000);
    const error = await failureOf(
      createClient(IdentityService, transport(served.url)).verifyIdentities(longChecks(1_000)),
    );
    expect(error.code, `${protocol} over HTTP/${http}`).toBe(Code.ResourceExhausted);
    expect(await leftAfterOne(served), `${protocol} over HTTP/${http}`).toBe(0);
  }
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
