import { type Client, createClient, type Interceptor } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";
import { IdentityService } from "../../gen/identity/v1/identity_pb.ts";
import { resumed, type StreamIdentitiesInit } from "./resume.ts";
import { type RetryOptions, retry } from "./retry.ts";

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
export type { StreamIdentitiesInit } from "./resume.ts";
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
