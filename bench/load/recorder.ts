import { quantile } from "../statistics.ts";
import type { Responded } from "./connection.ts";

export interface LoadResult {
  /** Successful calls. */
  readonly calls: number;
  readonly errors: number;
  readonly messages: number;
  readonly seconds: number;
  /** Milliseconds from when a call was due until its response was complete, at these shares of the calls. */
  readonly latency: { readonly p50: number; readonly p99: number; readonly p999: number };
  /** The milliseconds of every call, where there are at most 100. */
  readonly each: readonly number[];
}

/** Records the responses to a load. */
export class Recorder {
  readonly begun = performance.now();
  readonly #times: number[] = [];
  #messages = 0;
  #errors = 0;

  /** Responses so far. */
  get responses(): number {
    return this.#times.length;
  }

  add({ due, ok, messages }: Responded): void {
    this.#times.push(performance.now() - due);
    this.#messages += messages;
    if (!ok) this.#errors++;
  }

  result(): LoadResult {
    const times = this.#times;
    return {
      calls: times.length - this.#errors,
      errors: this.#errors,
      messages: this.#messages,
      seconds: (performance.now() - this.begun) / 1_000,
      latency: { p50: quantile(times, 0.5), p99: quantile(times, 0.99), p999: quantile(times, 0.999) },
      each: times.length <= 100 ? times : [],
    };
  }
}
