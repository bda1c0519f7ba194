import { Code, ConnectError } from "@connectrpc/connect";
import { RetryInfoSchema } from "../../gen/google/rpc/error_details_pb.ts";

/** When a call is retried. */
export interface RetryOptions {
  /** Most retries; for a stream, most in succession without a person. Default 5. */
  readonly retries?: number | undefined;
  /** The longest delay in milliseconds that is waited for; the error of a longer one is thrown. Default 120,000. */
  readonly maxDelay?: number | undefined;
}

const defaults = { retries: 5, maxDelay: 120_000 };

/** The retries that are left, and the delays between them. */
export class Backoff {
  readonly #retries: number;
  readonly #maxDelay: number;
  #left: number;

  constructor({ retries = defaults.retries, maxDelay = defaults.maxDelay }: RetryOptions) {
    this.#retries = retries;
    this.#maxDelay = maxDelay;
    this.#left = retries;
  }

  /** Restores the number of retries. */
  renew(): void {
    this.#left = this.#retries;
  }

  /**
   * Waits as long as the error's RetryInfo asks. Rethrows an error that has none, whose delay is too long, or after the
   * last retry.
   */
  async wait(error: unknown, signal: AbortSignal | undefined): Promise<void> {
    const delay = delayOf(error);
    if (delay === undefined || delay > this.#maxDelay || this.#left === 0 || signal?.aborted) throw error;
    this.#left--;
    await sleep(delay, signal);
  }
}

/** Calls until it succeeds or fails with an error that is not retried. */
export async function retry<T>(call: () => Promise<T>, options: RetryOptions, signal: AbortSignal): Promise<T> {
  const backoff = new Backoff(options);
  for (;;) {
    try {
      return await call();
    } catch (error) {
      await backoff.wait(error, signal);
    }
  }
}

/** The delay that the service asks for, in milliseconds. */
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
