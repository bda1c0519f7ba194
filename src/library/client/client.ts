import type { MessageInitShape } from "@bufbuild/protobuf";
import { type Client, createClient, type Interceptor } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";
import {
  type Identity,
  IdentityService,
  type StreamIdentitiesRequestSchema,
} from "../../gen/identity/v1/identity_pb.ts";
import { Backoff, type RetryOptions, retry } from "./retry.ts";

export {
  CardBrand,
  Country,
  Gender,
  HouseholdKind,
  type Identity,
  IdentityService,
  PhoneRange,
  Script,
} from "../../gen/identity/v1/identity_pb.ts";
export type { RetryOptions } from "./retry.ts";

/** Where the service is, and how it is called. */
export interface ClientOptions extends RetryOptions {
  /** Such as `http://localhost:8080`. */
  readonly baseUrl: string;
  readonly interceptors?: readonly Interceptor[] | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * The methods of the service. Unary calls that are refused temporarily are retried after the delay that the service
 * returns.
 */
export interface IdentikitClient extends Client<typeof IdentityService> {
  /**
   * Streams people one by one. If the rate limit ends the stream, it continues with the next index after the delay that
   * the service returns. The people are those of one seed and day: those of the request or else of the first response.
   */
  people(request: StreamIdentitiesInit, options?: { readonly signal?: AbortSignal }): ReturnType<typeof resumed>;
}

/** Makes a client that speaks Connect, in browsers and Node. */
export function createIdentikitClient({
  baseUrl,
  interceptors = [],
  fetch = globalThis.fetch,
  ...options
}: ClientOptions): IdentikitClient {
  const own: Interceptor = (next) => (request) =>
    request.stream ? next(request) : retry(() => next(request), options, request.signal);
  const client = createClient(
    IdentityService,
    createConnectTransport({ baseUrl, fetch, interceptors: [...interceptors, own] }),
  );
  return { ...client, people: (request, { signal } = {}) => resumed(client, request, options, signal) };
}

/** A request of StreamIdentities. */
export type StreamIdentitiesInit = MessageInitShape<typeof StreamIdentitiesRequestSchema>;

/** The people of a stream, which is resumed from the next index if the service ends it temporarily. */
async function* resumed(
  client: Client<typeof IdentityService>,
  request: StreamIdentitiesInit,
  options: RetryOptions,
  signal: AbortSignal | undefined,
): AsyncGenerator<Identity, void, undefined> {
  const { count = 0 } = request;
  const backoff = new Backoff(options);
  let { template, firstIndex = 0 } = request;
  let left = count;
  for (;;) {
    try {
      const stream = client.streamIdentities(
        { template, count: left, firstIndex },
        signal === undefined ? {} : { signal },
      );
      for await (const { identities, seed, referenceDate } of stream) {
        backoff.renew();
        template = { ...template, seed, referenceDate };
        for (const identity of identities) {
          firstIndex++;
          if (count > 0) left--;
          yield identity;
        }
      }
      return;
    } catch (error) {
      if (count > 0 && left === 0) return;
      await backoff.wait(error, signal);
    }
  }
}
