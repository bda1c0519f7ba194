import { setTimeout as delay } from "node:timers/promises";
import { create, createRegistry, type DescMessage, type MessageShape } from "@bufbuild/protobuf";
import { type Any, anyPack, anyUnpack } from "@bufbuild/protobuf/wkt";
import { ConnectError, type ConnectRouter, type HandlerContext } from "@connectrpc/connect";
import {
  BidiStreamRequestSchema,
  ClientStreamRequestSchema,
  type ConformancePayload,
  ConformancePayload_RequestInfoSchema,
  ConformancePayloadSchema,
  ConformanceService,
  type Error as ErrorMessage,
  file_connectrpc_conformance_v1_service,
  type Header,
  HeaderSchema,
  IdempotentUnaryRequestSchema,
  ServerStreamRequestSchema,
  type StreamResponseDefinition,
  UnaryRequestSchema,
  type UnaryResponseDefinition,
} from "../../dist/conformance/gen/connectrpc/conformance/v1/service_pb.ts";

/** Messages that responses and error details hold as google.protobuf.Any. */
const registry = createRegistry(file_connectrpc_conformance_v1_service);

/** JSON as the service reads it, with the types that google.protobuf.Any needs. */
const jsonOptions = { ignoreUnknownFields: false, registry };

/**
 * connectrpc.conformance.v1.ConformanceService, as docs/testing_servers.md of the suite describes it. `Unimplemented`
 * is left out: the suite expects that it is not served.
 */
export function conformanceRoutes(router: ConnectRouter): void {
  router.service(
    ConformanceService,
    {
      unary: (request, context) =>
        answerOnce(request.responseDefinition, [anyPack(UnaryRequestSchema, request)], context),
      idempotentUnary: (request, context) =>
        answerOnce(request.responseDefinition, [anyPack(IdempotentUnaryRequestSchema, request)], context),
      clientStream: answerStream,
      serverStream,
      bidiStream,
    },
    { jsonOptions },
  );
}

/** The one response of a unary or client-streaming call. */
async function answerOnce(definition: UnaryResponseDefinition | undefined, received: Any[], context: HandlerContext) {
  sendMetadata(definition, context);
  await wait(definition?.responseDelayMs, context);
  const requestInfo = infoOf(context, received);
  const response = definition?.response;
  if (response?.case === "error")
    throw errorOf(response.value, [anyPack(ConformancePayload_RequestInfoSchema, requestInfo)]);
  return {
    payload: create(ConformancePayloadSchema, {
      requestInfo,
      ...(response?.case === "responseData" ? { data: response.value } : {}),
    }),
  };
}

async function answerStream(
  requests: AsyncIterable<MessageShape<typeof ClientStreamRequestSchema>>,
  context: HandlerContext,
) {
  let definition: UnaryResponseDefinition | undefined;
  const received: Any[] = [];
  for await (const request of requests) {
    if (received.length === 0) definition = request.responseDefinition;
    received.push(anyPack(ClientStreamRequestSchema, request));
  }
  return answerOnce(definition, received, context);
}

async function* serverStream(request: MessageShape<typeof ServerStreamRequestSchema>, context: HandlerContext) {
  const definition = request.responseDefinition;
  sendMetadata(definition, context);
  yield* answerAll(definition, 0, [anyPack(ServerStreamRequestSchema, request)], context);
}

async function* bidiStream(
  requests: AsyncIterable<MessageShape<typeof BidiStreamRequestSchema>>,
  context: HandlerContext,
): AsyncGenerator<{ payload: ConformancePayload }> {
  let definition: StreamResponseDefinition | undefined;
  let isFullDuplex = false;
  let isFirst = true;
  let sent = 0;
  let received: Any[] = [];
  for await (const request of requests) {
    if (isFirst) {
      definition = request.responseDefinition;
      isFullDuplex = request.fullDuplex;
      sendMetadata(definition, context);
      isFirst = false;
    }
    received.push(anyPack(BidiStreamRequestSchema, request));
    if (!isFullDuplex) continue;
    const data = definition?.responseData[sent];
    if (data === undefined) break;
    await wait(definition?.responseDelayMs, context);
    yield { payload: create(ConformancePayloadSchema, { data, requestInfo: infoOf(context, received, sent === 0) }) };
    sent++;
    received = [];
  }
  yield* answerAll(definition, sent, received, context);
}

/** The rest of a stream of responses, and its error. The first response has what was received. */
async function* answerAll(
  definition: StreamResponseDefinition | undefined,
  sentBefore: number,
  received: Any[],
  context: HandlerContext,
): AsyncGenerator<{ payload: ConformancePayload }> {
  let sent = sentBefore;
  for (const data of definition?.responseData.slice(sentBefore) ?? []) {
    await wait(definition?.responseDelayMs, context);
    const more = sent === 0 ? { requestInfo: infoOf(context, received) } : {};
    yield { payload: create(ConformancePayloadSchema, { data, ...more }) };
    sent++;
  }
  if (definition?.error === undefined) return;
  const info = anyPack(ConformancePayload_RequestInfoSchema, infoOf(context, received));
  throw errorOf(definition.error, sent === 0 ? [info] : []);
}

function sendMetadata(
  definition: Pick<UnaryResponseDefinition, "responseHeaders" | "responseTrailers"> | undefined,
  { responseHeader, responseTrailer }: HandlerContext,
): void {
  for (const [to, fields] of [
    [responseHeader, definition?.responseHeaders],
    [responseTrailer, definition?.responseTrailers],
  ] as const) {
    for (const { name, value } of fields ?? []) for (const one of value) to.append(name, one);
  }
}

/** What was received; for the first response with the headers and the deadline. */
function infoOf({ requestHeader, timeoutMs, url, requestMethod }: HandlerContext, requests: Any[], isWhole = true) {
  if (!isWhole) return create(ConformancePayload_RequestInfoSchema, { requests });
  const left = timeoutMs();
  const queryParams = requestMethod === "GET" ? fieldsOf(new URL(url).searchParams) : [];
  return create(ConformancePayload_RequestInfoSchema, {
    requests,
    requestHeaders: fieldsOf(requestHeader),
    ...(left === undefined ? {} : { timeoutMs: BigInt(left) }),
    ...(queryParams.length === 0 ? {} : { connectGetInfo: { queryParams } }),
  });
}

function fieldsOf(fields: Iterable<[string, string]>): Header[] {
  return [...fields].map(([name, value]) => create(HeaderSchema, { name, value: [value] }));
}

function errorOf({ code, message, details }: ErrorMessage, more: readonly Any[]): ConnectError {
  // cast: both enums have the codes of gRPC.
  const error = new ConnectError(message ?? "", code as number);
  for (const detail of [...details, ...more]) {
    const value = anyUnpack(detail, registry);
    const desc: DescMessage | undefined = value === undefined ? undefined : registry.getMessage(value.$typeName);
    error.details.push(
      value === undefined || desc === undefined
        ? { type: detail.typeUrl.slice(detail.typeUrl.lastIndexOf("/") + 1), value: detail.value }
        : { desc, value },
    );
  }
  return error;
}

/** Waits; throws why the call has ended before, such as by its deadline. */
async function wait(ms: number | undefined, { signal }: HandlerContext): Promise<void> {
  if (ms === undefined || ms === 0) return;
  await delay(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}
