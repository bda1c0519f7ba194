import { Code, ConnectError, createClient, type Transport } from "@connectrpc/connect";
import { createConnectTransport, createGrpcTransport, createGrpcWebTransport } from "@connectrpc/connect-node";
import { describe, expect, it } from "vitest";
import {
  BadRequestSchema,
  ErrorInfoSchema,
  QuotaFailureSchema,
  RetryInfoSchema,
} from "../../src/gen/google/rpc/error_details_pb.ts";
import { Health, HealthCheckResponse_ServingStatus as Status } from "../../src/gen/grpc/health/v1/health_pb.ts";
import { Country, Gender, IdentityService, Provenance } from "../../src/gen/identity/v1/identity_pb.ts";
import { dataVersion } from "../../src/identity/field.ts";
import { post, serve } from "./serve.ts";

type Options = { httpVersion: "1.1" | "2"; baseUrl: string };

const protocols: Record<string, (options: Options) => Transport> = {
  "Connect JSON": (options) => createConnectTransport({ ...options, useBinaryFormat: false }),
  "Connect proto": (options) => createConnectTransport({ ...options, useBinaryFormat: true }),
  gRPC: (options) => createGrpcTransport(options),
  "gRPC-Web": (options) => createGrpcWebTransport(options),
};

const matrix = Object.entries(protocols).flatMap(([protocol, transport]) =>
  (["1.1", "2"] as const).map((httpVersion) => [protocol, httpVersion, transport] as const),
);

async function failureOf(promise: Promise<unknown>): Promise<ConnectError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConnectError);
  return ConnectError.from(error);
}

describe.each(matrix)("%s over HTTP/%s", (_protocol, httpVersion, transport) => {
  const connect = (url: string) => createClient(IdentityService, transport({ httpVersion, baseUrl: url }));

  it("answers a person with what draws it again, and what is left of the allowance", async () => {
    const { url } = await serve();
    const headers: Headers[] = [];
    const answer = await connect(url).generateIdentity(
      { gender: Gender.FEMALE, country: Country.JP, seed: "demo", referenceDate: "2026-01-01", minAge: 30, maxAge: 39 },
      { onHeader: (header) => headers.push(header) },
    );
    expect(answer).toMatchObject({ seed: "demo", referenceDate: "2026-01-01", dataVersion });
    expect(answer.identity?.gender).toBe(Gender.FEMALE);
    expect(answer.identity?.address?.country).toBe("Japan");
    expect(answer.identity?.dob?.age).toBeGreaterThanOrEqual(30);
    expect(answer.identity?.dob?.age).toBeLessThanOrEqual(39);
    expect(headers[0]?.get("ratelimit-policy")).toBe('"default";q=100;w=60');
    expect(headers[0]?.get("ratelimit")).toBe('"default";r=99;t=60');
  });

  it("reports a fresh seed where none was sent", async () => {
    const { url } = await serve();
    const client = connect(url);
    const first = await client.generateIdentity({ gender: Gender.RANDOM });
    const again = await client.generateIdentity({ gender: Gender.RANDOM, seed: first.seed });
    expect(first.seed).toBe("fresh-0");
    expect(again.identity).toEqual(first.identity);
  });

  it("refuses a bad request with every field at fault", async () => {
    const { url } = await serve();
    const error = await failureOf(connect(url).generateIdentity({ country: 99 as Country, referenceDate: "now" }));
    expect(error.code).toBe(Code.InvalidArgument);
    const [details] = error.findDetails(BadRequestSchema);
    expect(details?.fieldViolations.map(({ field }) => field).sort()).toEqual(["country", "gender", "reference_date"]);
  });

  it("refuses the call over the limit and says when to come back", async () => {
    const { url } = await serve({ RATE_LIMIT: "2" });
    const client = connect(url);
    await client.generateIdentity({ gender: Gender.MALE });
    await client.generateIdentity({ gender: Gender.MALE });
    const error = await failureOf(client.generateIdentity({ gender: Gender.MALE }));
    expect(error.code).toBe(Code.ResourceExhausted);
    expect(error.findDetails(RetryInfoSchema)[0]?.retryDelay?.seconds).toBe(60n);
    expect(error.findDetails(QuotaFailureSchema)[0]?.violations[0]?.quotaValue).toBe(2n);
    expect(error.findDetails(ErrorInfoSchema)[0]?.reason).toBe("RATE_LIMIT_EXCEEDED");
    expect(error.metadata.get("retry-after")).toBe("60");
    expect(error.metadata.get("ratelimit")).toBe('"default";r=0;t=60');
  });

  it("draws a batch whose first person is the single one", async () => {
    const { url } = await serve();
    const client = connect(url);
    const template = { gender: Gender.RANDOM, seed: "bulk" };
    const single = await client.generateIdentity(template);
    const batch = await client.batchGenerateIdentities({ template, count: 250 });
    expect(batch.identities).toHaveLength(250);
    expect(batch.identities[0]).toEqual(single.identity);
    const later = await client.batchGenerateIdentities({ template, count: 1, firstIndex: 249 });
    expect(later.identities[0]).toEqual(batch.identities[249]);
    expect(later.firstIndex).toBe(249);
  });

  it("streams the people of the batch in chunks of a hundred", async () => {
    const { url } = await serve();
    const client = connect(url);
    const template = { gender: Gender.RANDOM, seed: "bulk" };
    const batch = await client.batchGenerateIdentities({ template, count: 250, firstIndex: 7 });
    const chunks = await Array.fromAsync(client.streamIdentities({ template, count: 250, firstIndex: 7 }));
    expect(chunks.map(({ firstIndex, identities }) => [firstIndex, identities.length])).toEqual([
      [7, 100],
      [107, 100],
      [207, 50],
    ]);
    expect(chunks.flatMap(({ identities }) => identities)).toEqual(batch.identities);
  });

  it("ends a stream where the allowance ends, and resumes it from the next index", async () => {
    const { url, advance } = await serve({ RATE_LIMIT: "3" });
    const client = connect(url);
    const template = { gender: Gender.RANDOM, seed: "bulk" };
    const received: number[] = [];
    const error = await failureOf(
      (async () => {
        for await (const { firstIndex } of client.streamIdentities({ template })) received.push(firstIndex);
      })(),
    );
    expect(received).toEqual([0, 100, 200]);
    expect(error.code).toBe(Code.ResourceExhausted);
    expect(error.findDetails(RetryInfoSchema)).toHaveLength(1);
    advance(60_000);
    const chunks = await Array.fromAsync(client.streamIdentities({ template, count: 10, firstIndex: 300 }));
    expect(chunks[0]?.firstIndex).toBe(300);
  });

  it("takes a batch of n as ceil(n / 100) calls, all or none", async () => {
    const { url } = await serve({ RATE_LIMIT: "10" });
    const client = connect(url);
    const left = async (): Promise<string | null> =>
      (await post(`${url}/generate`, { gender: "male" })).headers.get("ratelimit");
    await client.batchGenerateIdentities({ template: { gender: Gender.MALE }, count: 401 });
    expect(await left()).toBe('"default";r=4;t=60');
    const error = await failureOf(client.batchGenerateIdentities({ template: { gender: Gender.MALE }, count: 401 }));
    expect(error.code).toBe(Code.ResourceExhausted);
    expect(await left()).toBe('"default";r=3;t=60');
  });

  it.each([
    [{ count: 0 }, "count"],
    [{ count: 1_001 }, "count"],
    [{ count: 2, firstIndex: 2 ** 32 - 1 }, "first_index"],
  ])("refuses a batch of %j", async (range, field) => {
    const { url } = await serve();
    const error = await failureOf(
      connect(url).batchGenerateIdentities({ template: { gender: Gender.MALE }, ...range }),
    );
    expect(error.code).toBe(Code.InvalidArgument);
    expect(error.findDetails(BadRequestSchema)[0]?.fieldViolations[0]?.field).toBe(field);
  });

  it("names the fields of the template with their path", async () => {
    const { url } = await serve();
    const error = await failureOf(connect(url).batchGenerateIdentities({ count: 1 }));
    expect(error.findDetails(BadRequestSchema)[0]?.fieldViolations[0]?.field).toBe("template.gender");
    const stream = connect(url).streamIdentities({ template: { gender: Gender.MALE, minAge: 3 } });
    const streamError = await failureOf(Array.fromAsync(stream));
    expect(streamError.findDetails(BadRequestSchema)[0]?.fieldViolations[0]?.field).toBe("template.min_age");
  });

  it("draws the last person there is", async () => {
    const { url } = await serve();
    const range = { count: 1, firstIndex: 2 ** 32 - 1 };
    const batch = await connect(url).batchGenerateIdentities({ template: { gender: Gender.MALE }, ...range });
    expect(batch.identities).toHaveLength(1);
  });

  it("stops drawing when the caller goes", async () => {
    const { url, bugs } = await serve({ RATE_LIMIT: "0" });
    const stop = new AbortController();
    let chunks = 0;
    const error = await failureOf(
      (async () => {
        const stream = connect(url).streamIdentities({ template: { gender: Gender.MALE } }, { signal: stop.signal });
        for await (const _ of stream) if (++chunks === 3) stop.abort();
      })(),
    );
    expect(error.code).toBe(Code.Canceled);
    expect(bugs).toEqual([]);
  });

  it("ends an endless stream at the caller's deadline", async () => {
    const { url } = await serve({ RATE_LIMIT: "0" });
    const stream = connect(url).streamIdentities({ template: { gender: Gender.MALE } }, { timeoutMs: 300 });
    const error = await failureOf(
      (async () => {
        for await (const _ of stream);
      })(),
    );
    expect(error.code).toBe(Code.DeadlineExceeded);
  });

  it("lists every country with the provenance of each field", async () => {
    const { url } = await serve();
    const { countries } = await connect(url).listCountries({});
    expect(countries.map(({ code }) => code)).toEqual("us uk ca au de fr jp cn in mx ru".split(" "));
    for (const { country, fields } of countries) {
      expect(country).not.toBe(Country.UNSPECIFIED);
      expect(fields.length).toBeGreaterThanOrEqual(12);
      expect(fields.find(({ field }) => field === "email")?.provenance).toBe(Provenance.RESERVED);
    }
  });

  it("answers health outside the limit", async () => {
    const { url } = await serve({ RATE_LIMIT: "1" });
    const client = createClient(Health, transport({ httpVersion, baseUrl: url }));
    for (let i = 0; i < 5; i++) expect((await client.check({})).status).toBe(Status.SERVING);
    expect((await client.check({ service: "identity.v1.IdentityService" })).status).toBe(Status.SERVING);
    expect((await failureOf(client.check({ service: "nobody" }))).code).toBe(Code.NotFound);
  });
});

describe("a server of one process", () => {
  it("has one allowance over all transports", async () => {
    const { url } = await serve({ RATE_LIMIT: "9" });
    const remaining: string[] = [];
    for (const [, httpVersion, transport] of matrix) {
      const client = createClient(IdentityService, transport({ httpVersion, baseUrl: url }));
      await client.generateIdentity(
        { gender: Gender.MALE },
        { onHeader: (header) => remaining.push(header.get("ratelimit") ?? "") },
      );
    }
    expect(remaining).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((left) => `"default";r=${left};t=60`));
    expect((await post(`${url}/generate`, {})).status).toBe(400);
    expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(429);
  });

  it("answers INTERNAL without detail where it fails itself", async () => {
    const world = {
      newSeed: () => {
        throw new Error("secret");
      },
    };
    const { url, bugs } = await serve({}, world);
    for (const [, httpVersion, transport] of matrix) {
      const client = createClient(IdentityService, transport({ httpVersion, baseUrl: url }));
      const error = await failureOf(client.generateIdentity({ gender: Gender.MALE }));
      expect(error.code).toBe(Code.Internal);
      expect(error.message).not.toContain("secret");
    }
    expect(bugs).toHaveLength(matrix.length);
  });
});
