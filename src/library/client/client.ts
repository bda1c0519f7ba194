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

/** How the service is reached. */
export interface ClientOptions extends RetryOptions {
  /** Such as `http://localhost:8080`. */
  readonly baseUrl: string;
  readonly interceptors?: readonly Interceptor[] | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** The methods of the service; unary calls that are refused for now are called again when the service says so. */
export interface IdentikitClient extends Client<typeof IdentityService> {
  /**
   * Streams people one by one. Where the rate limit ends the stream, it goes on from the next index once the service
   * allows it. The people are those of one seed and day, which the first answer decides where the request does not.
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
