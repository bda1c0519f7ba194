import { once } from "node:events";

/** Whether the service accepts calls, for health checks, readiness and watchers. */
export class Health {
  /** Whether the port is closed, so that every response is its connection's last. */
  isPortClosed = false;
  readonly #draining = new AbortController();

  get serving(): boolean {
    return !this.#draining.signal.aborted;
  }

  /** Readiness is 503 from now on. */
  drain(): void {
    this.#draining.abort();
  }

  /** Resolves when the service begins to drain, or when the signal aborts. */
  async drained(signal: AbortSignal): Promise<void> {
    const either = AbortSignal.any([this.#draining.signal, signal]);
    if (!either.aborted) await once(either, "abort");
  }
}
