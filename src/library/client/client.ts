import type { MessageInitShape } from "@bufbuild/protobuf";
import { type Client, Code, ConnectError, createClient, type Interceptor } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";
import { RetryInfoSchema } from "../../gen/google/rpc/error_details_pb.ts";
import {
  type Identity,
  IdentityService,
  type StreamIdentitiesRequestSchema,
} from "../../gen/identity/v1/identity_pb.ts";

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

/** Where the service is, and how it is called. */
export interface ClientOptions extends RetryOptions {
  /** Such as `http://localhost:8080`. */
  readonly baseUrl: string;
  readonly interceptors?: readonly Interceptor[] | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** The methods of the service. Unary calls refused temporarily are retried after the delay that the service returns. */
export interface IdentikitClient extends Client<typeof IdentityService> {
  /**
   * Streams people one by one, all of the seed and day of the request or else of the first response. If the rate limit
   * ends the stream, it continues with the next index after the delay that the service returns.
   */
  people(request: StreamIdentitiesInit, options?: { readonly signal?: AbortSignal }): ReturnType<typeof resumed>;
}

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

export type StreamIdentitiesInit = MessageInitShape<typeof StreamIdentitiesRequestSchema>;

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

/** When a call is retried. */
export interface RetryOptions {
  /** Most retries; for a stream, most in succession without a person. Default 5. */
  readonly retries?: number | undefined;
  /** The longest delay in milliseconds that is waited for; errors with a longer one are thrown. Default 120,000. */
  readonly maxDelay?: number | undefined;
}

const defaults = { retries: 5, maxDelay: 120_000 };

class Backoff {
  readonly #retries: number;
  readonly #maxDelay: number;
  #left: number;

  constructor({ retries = defaults.retries, maxDelay = defaults.maxDelay }: RetryOptions) {
    this.#retries = retries;
    this.#maxDelay = maxDelay;
    this.#left = retries;
  }

  renew(): void {
    this.#left = this.#retries;
  }

  /** Waits as RetryInfo asks. Rethrows errors without it, with a longer delay, or after the last retry. */
  async wait(error: unknown, signal: AbortSignal | undefined): Promise<void> {
    const delay = delayOf(error);
    if (delay === undefined || delay > this.#maxDelay || this.#left === 0 || signal?.aborted) throw error;
    this.#left--;
    await sleep(delay, signal);
  }
}

async function retry<T>(call: () => Promise<T>, options: RetryOptions, signal: AbortSignal): Promise<T> {
  const backoff = new Backoff(options);
  for (;;) {
    try {
      return await call();
    } catch (error) {
      await backoff.wait(error, signal);
    }
  }
}

function delayOf(error: unknown): number | undefined {
  const failure = ConnectError.from(error);
  if (failure.code !== Code.ResourceExhausted && failure.code !== Code.Unavailable) return undefined;
  const delay = failure.findDetails(RetryInfoSchema)[0]?.retryDelay;
  return delay === undefined ? undefined : Number(delay.seconds) * 1_000 + Math.ceil(delay.nanos / 1e6);
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(ConnectError.from(signal?.reason, Code.Canceled));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
