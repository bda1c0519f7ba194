import { Code, createClient } from "@connectrpc/connect";
import { describe, expect, it } from "vitest";
import { BadRequestSchema, RetryInfoSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { post, serve } from "../serve.ts";
import { failureOf, matrix } from "./transport-matrix.ts";

describe.each(matrix)("%s over HTTP/%s", (_protocol, _httpVersion, transport) => {
  const connect = (url: string) => createClient(IdentityService, transport(url));

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
    const stream = connect(url).streamIdentities({ template: { gender: Gender.MALE } }, { timeoutMs: 50 });
    const error = await failureOf(
      (async () => {
        for await (const _ of stream);
      })(),
    );
    expect(error.code).toBe(Code.DeadlineExceeded);
  });
});
