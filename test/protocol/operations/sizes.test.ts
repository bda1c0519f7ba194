import { createServer, type IncomingMessage, request } from "node:http";
import { Code, createClient } from "@connectrpc/connect";
import { expect, it } from "vitest";
import { RetryInfoSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { Country, Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { limits, messageLimits } from "../../../src/http/limits.ts";
import { Context } from "../../../src/http/message/context.ts";
import { grpcJs } from "../../e2e/clients/grpc-js-client.ts";
import { listen } from "../listen.ts";
import { failureOf, matrix } from "../matrix/transport-matrix.ts";
import { peer } from "../peer.ts";
import { answerOf, post, type Served, serve } from "../serve.ts";

/** Bodies cost more than the limit has. */
const unlimited = { RATE_LIMIT: "0" };

/** A body for POST /verify/batch with one record, filled up with white space to its size. */
const bodyOf = (bytes: number): string => '{"requests":[{"country":"de","identity":{"name":"A"}}]}'.padEnd(bytes);

/** Records of together some 2.4 MB on every protocol. */
const tooMuch = Array.from({ length: 1_000 }, () => ({
  country: Country.DE,
  identity: { violated: Array.from({ length: 8 }, () => "x".repeat(300)) },
}));

it("POST /verify/batch takes two megabytes and no more", async () => {
  const { url } = await serve(unlimited);
  expect((await post(`${url}/verify/batch`, bodyOf(messageLimits.recordBytes))).status).toBe(200);
  const refused = await post(`${url}/verify/batch`, bodyOf(messageLimits.recordBytes + 1));
  expect(refused.status).toBe(413);
  expect((await answerOf(refused)).detail).toBe("The body must not exceed 2097152 bytes.");
});

it("VerifyIdentities refuses more than two megabytes with RESOURCE_EXHAUSTED", async () => {
  const { url, bugs } = await serve(unlimited);
  for (const [protocol, http, transport] of matrix) {
    const client = createClient(IdentityService, transport(url));
    const error = await failureOf(client.verifyIdentities({ requests: tooMuch }));
    expect([error.code, error.findDetails(RetryInfoSchema)], `${protocol} over HTTP/${http}`).toEqual([
      Code.ResourceExhausted,
      [],
    ]);
    const { responses } = await client.verifyIdentities({ requests: tooMuch.slice(0, 50) });
    expect(responses).toHaveLength(50);
  }
  expect(bugs).toEqual([]);
});

it("VerifyIdentities refuses a million empty records before they are objects, binary and as JSON", async () => {
  const { url, bugs } = await serve(unlimited);
  const binary = Buffer.alloc(2_000_000);
  for (let at = 0; at < binary.length; at += 2) binary[at] = 10;
  for (const [type, body, says] of [
    ["application/proto", binary, "The message must not have more than 2000 fields."],
    [
      "application/json",
      Buffer.from(`{"requests":[${"{},".repeat(600_000)}{}]}`),
      "The body must not have more than 100000 values.",
    ],
  ] as const) {
    const path = "/identity.v1.IdentityService/VerifyIdentities";
    const response = await fetch(url + path, { method: "POST", headers: { "content-type": type }, body });
    expect(await response.json()).toMatchObject({ code: "invalid_argument", message: says });
  }
  expect(bugs).toEqual([]);
});

it.each(["on", "off"])("grpc-js does not repeat a message that is too large, FAST_UNARY=%s", async (FAST_UNARY) => {
  const { port } = await serve({ ...unlimited, FAST_UNARY });
  const { error } = await grpcJs(port).call("identity.v1.IdentityService/GenerateIdentity", {
    seed: "x".repeat(5_000),
  });
  expect(error?.code).toBe(Code.ResourceExhausted);
  expect(error?.metadata.get("grpc-retry-pushback-ms")).toEqual(["-1"]);
});

it("all other operations keep the usual limit", async () => {
  const { url } = await serve();
  const padded = (body: object) => JSON.stringify(body).padEnd(4_097);
  expect((await post(`${url}/generate`, padded({ gender: "male" }))).status).toBe(413);
  expect((await post(`${url}/household`, padded({}))).status).toBe(413);
  const seed = "x".repeat(5_000);
  const template = { gender: Gender.MALE, seed };
  for (const [protocol, http, transport] of matrix) {
    const client = createClient(IdentityService, transport(url));
    const failures = [
      client.generateIdentity(template),
      client.generateHousehold({ template }),
      client.batchGenerateHouseholds({ template: { template }, count: 1 }),
      client.verifyIdentity({ country: Country.DE, identity: { name: seed } }),
      Array.fromAsync(client.streamHouseholds({ template: { template }, count: 1 })),
      Array.fromAsync(client.listPlaces({ country: Country.DE, query: seed })),
    ].map(failureOf);
    for (const { code } of await Promise.all(failures)) {
      expect(code, `${protocol} over HTTP/${http}`).toBe(Code.ResourceExhausted);
    }
  }
});

it("a body is parsed in a turn of its client: at once if it has one", async () => {
  let turns = 0;
  const nextTurn = async (): Promise<void> => void turns++;
  const server = createServer(async (message, response) => {
    for (const hasTurn of [true, false]) await new Context(message, response, { ...peer, hasTurn, nextTurn }).turn();
    response.end(String(turns));
  });
  const answer = await fetch(`http://127.0.0.1:${await listen(server)}`);
  expect(await answer.text()).toBe("1");
});

it("sixteen large bodies are read at once; further ones get 503 with Retry-After until these are complete", async () => {
  const served = await serve(unlimited);
  const uploads = await Promise.all(Array.from({ length: limits.largeBodies + 1 }, () => startUpload(served)));
  // The one above the limit is refused before it is complete.
  const refused = await Promise.race(uploads.map(({ answer }) => answer));
  expect(refused.headers["retry-after"]).toBe("1");
  expect(refused.statusCode).toBe(503);
  // Small bodies do not count.
  expect((await post(`${served.url}/verify/batch`, bodyOf(1_000))).status).toBe(200);
  expect((await post(`${served.url}/verify/batch`, bodyOf(100_000))).status).toBe(503);
  for (const { finish } of uploads) finish();
  const statuses = await Promise.all(uploads.map(async ({ answer }) => (await answer).statusCode));
  expect(statuses.filter((status) => status === 200)).toHaveLength(limits.largeBodies);
  expect((await post(`${served.url}/verify/batch`, bodyOf(100_000))).status).toBe(200);
});

it("aborted uploads do not count any longer", async () => {
  const served = await serve(unlimited);
  for (let round = 0; round < 3; round++) {
    const uploads = await Promise.all(Array.from({ length: limits.largeBodies }, () => startUpload(served)));
    await Promise.all(uploads.map(({ abort }) => abort()));
  }
  const again = async () => (await post(`${served.url}/verify/batch`, bodyOf(100_000))).status;
  await expect.poll(again).toBe(200);
});

it("sixteen calls of VerifyIdentities are answered at once; further calls get UNAVAILABLE with RetryInfo", async () => {
  const { url } = await serve({ RATE_LIMIT: "0" });
  const requests = tooMuch.slice(0, 20);
  for (const [protocol, http, transport] of matrix.filter(([name]) => name !== "Connect JSON")) {
    const client = createClient(IdentityService, transport(url));
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => client.verifyIdentities({ requests })));
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    const name = `${protocol} over HTTP/${http}`;
    expect(outcomes.length - refused.length, name).toBeGreaterThanOrEqual(limits.largeBodies);
    for (const reason of refused) {
      const error = await failureOf(Promise.reject(reason));
      expect([error.code, error.findDetails(RetryInfoSchema).length], name).toEqual([Code.Unavailable, 1]);
    }
    expect((await client.verifyIdentities({ requests })).responses, name).toHaveLength(20);
  }
});

/** The beginning of a large body, of which the server has read more than what a small one may have. */
async function startUpload({ port }: Served): Promise<{
  readonly answer: Promise<IncomingMessage>;
  readonly finish: () => void;
  readonly abort: () => Promise<void>;
}> {
  const bytes = 200_000;
  const headers = { "content-type": "application/json", "content-length": bytes };
  const upload = request({ port, host: "127.0.0.1", path: "/verify/batch", method: "POST", headers, agent: false });
  const body = bodyOf(bytes);
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    upload.on("response", (response) => resolve(response.resume())).on("error", reject);
  });
  answer.catch(() => {});
  await new Promise((resolve) => upload.write(body.slice(0, bytes / 2), resolve));
  return {
    answer,
    finish: () => void upload.end(body.slice(bytes / 2)),
    abort: () =>
      new Promise((resolve) => {
        upload.once("close", resolve).destroy();
      }),
  };
}
