import { status } from "@grpc/grpc-js";
import { describe, expect, it } from "vitest";
import { dataVersion } from "../../../src/person/field.ts";
import { answerOf, post, serve } from "../../protocol/serve.ts";
import { observing } from "../observing.ts";
import { bufCurl, generate, plain, template } from "./foreign-calls.ts";
import { detailsOf, grpcJs, type Message } from "./grpc-js-client.ts";

const batch = "identity.v1.IdentityService/BatchGenerateIdentities";
const stream = "identity.v1.IdentityService/StreamIdentities";

describe("grpc-js with stubs of its own", () => {
  it("draws the person that plain JSON draws", async () => {
    const { port, url } = await serve();
    const { answer, error, headers } = await grpcJs(port).call(generate, template);
    expect(error).toBeUndefined();
    expect(answer).toMatchObject({ seed: "foreign", reference_date: "2026-01-01", data_version: dataVersion });
    const identity = await answerOf(await post(`${url}/generate`, plain));
    // This client fills in empty lists and maps.
    expect(answer?.identity).toEqual({ ...identity, gender: "GENDER_FEMALE", details: null, extra: {}, violated: [] });
    expect(headers.get("ratelimit")).toEqual(['"default";r=99;t=60']);
    expect(headers.get("ratelimit-policy")).toEqual(['"default";q=100;w=60']);
  });

  it("draws a batch, and the same people as a stream of chunks", async () => {
    const { port } = await serve();
    const client = grpcJs(port);
    const single = await client.call(generate, template);
    const { answer } = await client.call(batch, { template, count: 250, first_index: 0 });
    const people = listOf(answer, "identities");
    expect(people).toHaveLength(250);
    expect(people[0]).toEqual(single.answer?.identity);
    const chunks = await client.stream(stream, { template, count: 250, first_index: 0 });
    expect(chunks.map((chunk) => chunk.first_index ?? 0)).toEqual([0, 100, 200]);
    expect(chunks.flatMap((chunk) => listOf(chunk, "identities"))).toEqual(people);
  });

  it("reads every field at fault from the details of INVALID_ARGUMENT", async () => {
    const { port } = await serve();
    const { error } = await grpcJs(port).call(generate, { reference_date: "now", min_age: 17 });
    expect(error?.code).toBe(status.INVALID_ARGUMENT);
    expect(error?.details).toContain("gender");
    expect(listOf(detailsOf(error)["google.rpc.BadRequest"], "field_violations")).toEqual([
      {
        field: "gender",
        description: "is required: GENDER_MALE, GENDER_FEMALE or GENDER_RANDOM",
        reason: "FIELD_REQUIRED",
      },
      { field: "reference_date", description: expect.stringContaining("YYYY-MM-DD"), reason: "INVALID_FORMAT" },
      { field: "min_age", description: "must be a whole number from 18 to 90", reason: "OUT_OF_RANGE" },
    ]);
  });

  it("reads from the details of RESOURCE_EXHAUSTED when to come back", async () => {
    const { port } = await serve({ RATE_LIMIT: "1" });
    // Without this the client would try again by itself a minute later, as the service asks.
    const client = grpcJs(port, { "grpc.enable_retries": 0 });
    await client.call(generate, template);
    const { error } = await client.call(generate, template);
    expect(error?.code).toBe(status.RESOURCE_EXHAUSTED);
    expect(error?.metadata.get("grpc-retry-pushback-ms")).toEqual(["60000"]);
    expect(error?.metadata.get("retry-after")).toEqual(["60"]);
    const details = detailsOf(error);
    expect(details["google.rpc.RetryInfo"]).toEqual({ retry_delay: { seconds: "60" } });
    expect(details["google.rpc.ErrorInfo"]).toMatchObject({ reason: "RATE_LIMIT_EXCEEDED" });
    expect(listOf(details["google.rpc.QuotaFailure"], "violations")).toHaveLength(1);
  });

  it("waits as long as the pushback says where its retry policy names RESOURCE_EXHAUSTED, and succeeds", async () => {
    const refused: string[] = [];
    const observer = observing({ called: ({ code }) => void (code === "resource_exhausted" && refused.push(code)) });
    const dependencies = { now: () => performance.now(), observer };
    const { port } = await serve({ RATE_LIMIT: "1", RATE_WINDOW_SECONDS: "1" }, dependencies);
    const retryPolicy = {
      maxAttempts: 3,
      // With this backoff alone the client would use up its attempts long before the window ends.
      initialBackoff: "0.001s",
      maxBackoff: "0.001s",
      backoffMultiplier: 1,
      retryableStatusCodes: ["RESOURCE_EXHAUSTED"],
    };
    const methodConfig = [{ name: [{ service: "identity.v1.IdentityService" }], retryPolicy }];
    const client = grpcJs(port, { "grpc.service_config": JSON.stringify({ methodConfig }) });
    for (let i = 0; i < 3; i++) {
      const { answer, error } = await client.call(generate, template);
      expect(error).toBeUndefined();
      expect(answer?.seed).toBe("foreign");
    }
    expect(refused.length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(["grpc", "grpcweb", "connect"])("buf curl over %s", (protocol) => {
  const buf = (...args: readonly string[]) => bufCurl("--protocol", protocol, "--http2-prior-knowledge", ...args);

  it("finds every service and method by reflection", async () => {
    const { url } = await serve();
    expect((await buf("--list-services", url)).stdout.trim().split("\n")).toEqual([
      "grpc.health.v1.Health",
      "grpc.reflection.v1.ServerReflection",
      "grpc.reflection.v1alpha.ServerReflection",
      "identity.v1.IdentityService",
    ]);
    const methods = (await buf("--list-methods", url)).stdout.trim().split("\n");
    expect(methods).toEqual(expect.arrayContaining([generate, batch, stream, "grpc.health.v1.Health/Check"]));
  });

  it("calls without a schema, unary and streaming", async () => {
    const { url } = await serve();
    const single = JSON.parse((await buf("-d", JSON.stringify(template), `${url}/${generate}`)).stdout);
    const { name, national_id } = await answerOf(await post(`${url}/generate`, plain));
    expect(single).toMatchObject({ identity: { name, nationalId: national_id }, seed: "foreign" });
    const request = JSON.stringify({ template, count: 101 });
    const { stdout, code } = await buf("-d", request, `${url}/${stream}`);
    expect(code).toBe(0);
    expect(stdout.match(/"nationalId"/g)).toHaveLength(101);
    expect(JSON.parse((await buf(`${url}/grpc.health.v1.Health/Check`)).stdout)).toEqual({ status: "SERVING" });
  });

  it("reads which field is at fault, and the limit", async () => {
    const { url } = await serve({ RATE_LIMIT: "1" });
    const bad = await buf("-d", "{}", `${url}/${generate}`);
    expect(JSON.parse(bad.stderr)).toMatchObject({
      code: "invalid_argument",
      details: [{ type: "google.rpc.BadRequest" }],
    });
    const denied = await buf("-d", JSON.stringify(template), `${url}/${generate}`);
    expect(JSON.parse(denied.stderr)).toMatchObject({ code: "resource_exhausted" });
  });
});

function listOf(message: Message | undefined, field: string): readonly unknown[] {
  const list = message?.[field];
  return Array.isArray(list) ? list : [];
}
