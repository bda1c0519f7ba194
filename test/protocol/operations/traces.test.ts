import { type Client, Code, ConnectError, createClient, type Interceptor } from "@connectrpc/connect";
import { createConnectTransport, createGrpcTransport, createGrpcWebTransport } from "@connectrpc/connect-node";
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Country, Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { createTracing } from "../../../src/observe/tracing.ts";
import { post, serve } from "../serve.ts";

const method = "identity.v1.IdentityService/GenerateIdentity";
const exporter = new InMemorySpanExporter();

it("no SDK is no tracing", () => {
  expect(createTracing("http")).toBeUndefined();
});

describe("with the SDK of OpenTelemetry", () => {
  const sdk = new NodeSDK({ spanProcessors: [new SimpleSpanProcessor({ exporter })], autoDetectResources: false });
  beforeAll(() => sdk.start());
  afterAll(() => sdk.shutdown());
  afterEach(() => exporter.reset());

  const tracer = trace.getTracer("the caller");

  /** Header fields of a client whose span has these ids, with a state and baggage. */
  function propagated() {
    const span = tracer.startSpan("call", { kind: SpanKind.CLIENT });
    const fields: Record<string, string> = {};
    const baggage = propagation.createBaggage({ tenant: { value: "blue" } });
    propagation.inject(propagation.setBaggage(trace.setSpan(context.active(), span), baggage), fields);
    expect(Object.keys(fields).sort()).toEqual(["baggage", "traceparent"]);
    return { fields: { ...fields, tracestate: "vendor=1" }, ...span.spanContext() };
  }

  const spans = () => exporter.getFinishedSpans();
  const serveTraced = () => serve({}, { tracing: createTracing("http") });

  const transports = {
    grpc: ["grpc", createGrpcTransport],
    "grpc-web": ["grpc", createGrpcWebTransport],
    connect: ["connectrpc", createConnectTransport],
  } as const;

  function clientOf(protocol: keyof typeof transports, baseUrl: string, fields: Readonly<Record<string, string>>) {
    const propagate: Interceptor = (next) => (request) => {
      for (const [name, value] of Object.entries(fields)) request.header.set(name, value);
      return next(request);
    };
    const [, transport] = transports[protocol];
    return createClient(IdentityService, transport({ baseUrl, httpVersion: "2", interceptors: [propagate] }));
  }

  const calls: Readonly<Record<string, (client: Client<typeof IdentityService>) => Promise<unknown>>> = {
    GenerateIdentity: (client) => client.generateIdentity({ gender: Gender.MALE, country: Country.MX }),
    StreamIdentities: (client) =>
      Array.fromAsync(client.streamIdentities({ template: { gender: Gender.MALE, country: Country.MX }, count: 3 })),
  };

  it.for(
    (["grpc", "grpc-web", "connect"] as const).flatMap((protocol) =>
      Object.keys(calls).map((name) => [name, protocol] as const),
    ),
  )("%s over %s is one span of the caller's trace", async ([name, protocol]) => {
    const { url } = await serveTraced();
    const { fields, traceId, spanId } = propagated();
    await calls[name]?.(clientOf(protocol, url, fields));
    await expect.poll(() => spans().length).toBe(1);
    const [span = expect.fail()] = spans();
    expect(span).toMatchObject({ name: `identity.v1.IdentityService/${name}`, kind: SpanKind.SERVER, events: [] });
    expect(span.spanContext().traceId).toBe(traceId);
    expect(span.spanContext().traceState?.serialize()).toBe("vendor=1");
    expect(span.parentSpanContext).toMatchObject({ spanId, isRemote: true });
    const [system] = transports[protocol];
    expect(span.attributes).toEqual({
      "rpc.system.name": system,
      "rpc.method": span.name,
      ...(system === "grpc" ? { "rpc.response.status_code": "OK" } : {}),
    });
    expect(span.status.code).toBe(SpanStatusCode.UNSET);
  });

  it.each(["grpc", "grpc-web", "connect"] as const)("a refusal over %s is an event", async (protocol) => {
    const { url } = await serveTraced();
    const client = clientOf(protocol, url, {});
    const error = await client.generateIdentity({}).catch((thrown) => ConnectError.from(thrown));
    expect(error).toMatchObject({ code: Code.InvalidArgument });
    await expect.poll(() => spans().length).toBe(1);
    const [span = expect.fail()] = spans();
    const status = protocol === "connect" ? "invalid_argument" : "INVALID_ARGUMENT";
    expect(span.attributes).toMatchObject({ "rpc.response.status_code": status, "error.type": status });
    expect(span.events).toMatchObject([{ name: "refused", attributes: { reason: status } }]);
    expect([span.status.code, span.parentSpanContext]).toEqual([SpanStatusCode.UNSET, undefined]);
  });

  it("plain JSON has the conventions of HTTP, and the rate limit is an event", async () => {
    const { url } = await serve({ RATE_LIMIT: "1" }, { tracing: createTracing("http") });
    const { fields, traceId } = propagated();
    for (const status of [200, 429]) {
      expect((await post(`${url}/generate`, { gender: "male", country: "mx" }, fields)).status).toBe(status);
    }
    await expect.poll(() => spans().length).toBe(2);
    const [answered = expect.fail(), refused = expect.fail()] = spans();
    expect(answered.name).toBe("POST /generate");
    expect(answered.spanContext().traceId).toBe(traceId);
    expect(answered.attributes).toEqual({
      "http.request.method": "POST",
      "http.response.status_code": 200,
      "http.route": "/generate",
      "network.protocol.version": "1.1",
      "url.path": "/generate",
      "url.scheme": "http",
    });
    expect(refused.attributes).toMatchObject({ "http.response.status_code": 429, "error.type": "429" });
    expect(refused.events).toMatchObject([{ name: "refused", attributes: { reason: "rate_limit" } }]);
  });

  it("a bug is a span with an error, whose report has the ids of its trace", async () => {
    const reported: unknown[] = [];
    const newSeed = (): string => {
      throw new Error("a bug");
    };
    const { url } = await serve(
      {},
      {
        tracing: createTracing("http"),
        newSeed,
        report: (_error, ids) => reported.push(ids),
      },
    );
    const { fields, traceId } = propagated();
    await expect(calls.GenerateIdentity?.(clientOf("grpc", url, fields))).rejects.toMatchObject({
      code: Code.Internal,
    });
    await expect.poll(() => spans().length).toBe(1);
    const [span = expect.fail()] = spans();
    expect(span).toMatchObject({ name: method, status: { code: SpanStatusCode.ERROR } });
    expect(reported).toMatchObject([{ trace_id: traceId, span_id: span.spanContext().spanId }]);
  });

  it("what is no call has no span", async () => {
    const { url } = await serveTraced();
    for (const path of ["/", "/healthz", "/openapi.json", "/nowhere"]) await (await fetch(url + path)).text();
    await post(`${url}/generate`, { gender: "male", country: "mx" });
    await expect.poll(() => spans().map(({ name }) => name)).toEqual(["POST /generate"]);
  });
});

describe("without an SDK", () => {
  it.each([
    ["00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "0af7651916cd43dd8448eb211c80319c"],
    ["01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more", "0af7651916cd43dd8448eb211c80319c"],
    ["00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more", undefined],
    ["ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", undefined],
    ["00-00000000000000000000000000000000-b7ad6b7169203331-01", undefined],
    ["00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01", undefined],
    ["", undefined],
  ])("a line of the log of a call with traceparent %j has its trace id: %j", async (traceparent, traceId) => {
    const answered: { readonly trace_id?: string }[] = [];
    const observer = { called() {}, answered: (line: object) => void answered.push(line), drew() {} };
    const { url } = await serve({}, { observer });
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: url }));
    const headers = { traceparent, tracestate: "vendor=1", baggage: "tenant=blue" };
    await client.generateIdentity({ gender: Gender.MALE, country: Country.MX }, { headers });
    await post(`${url}/generate`, { gender: "male", country: "mx" }, headers);
    await expect.poll(() => answered.map(({ trace_id }) => trace_id)).toEqual([traceId, traceId]);
    expect(JSON.stringify(answered)).not.toMatch(/vendor|tenant|blue/);
  });

  it.each([
    ["a list member without a value", "vendor", "tenant"],
    ["what is no list", '{"vendor":1}', "=;=,,"],
    ["nothing", "", ""],
    ["more than 32 members and 8 KB", Array(40).fill("vendor=1").join(","), `tenant=${"b".repeat(9_000)}`],
  ])("tracestate and baggage are passed over: %s", async (_what, tracestate, baggage) => {
    const answered: { readonly trace_id?: string }[] = [];
    const observer = { called() {}, answered: (line: object) => void answered.push(line), drew() {} };
    const { url, bugs } = await serve({}, { observer });
    const [trace, span] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];
    const headers = { traceparent: `00-${trace}-${span}-01`, tracestate, baggage };
    const request = { gender: "male", country: "mx", seed: "demo" };
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: url }));
    const rpc = { gender: Gender.MALE, country: Country.MX, seed: "demo" };
    const [plain, traced] = [await post(`${url}/generate`, request), await post(`${url}/generate`, request, headers)];
    expect(traced.status).toBe(200);
    expect(await traced.json()).toEqual(await plain.json());
    expect((await client.generateIdentity(rpc, { headers })).identity).toEqual(
      (await client.generateIdentity(rpc)).identity,
    );
    await expect.poll(() => answered.map(({ trace_id }) => trace_id)).toEqual([undefined, trace, trace, undefined]);
    expect(bugs).toEqual([]);
  });
});
