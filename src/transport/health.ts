/** What serves: the version of the service, and that of its data, which decides who a seed draws. */
export interface Versions {
  readonly version: string;
  readonly dataVersion: string;
}

/** Whether the service accepts calls, for health checks, readiness and watchers. */
export class Health {
  #draining = new AbortController();
  #isPortClosed = false;

  get serving(): boolean {
    return !this.#draining.signal.aborted;
  }

  /** Whether the port is closed, so that every response is its connection's last. */
  get isPortClosed(): boolean {
    return this.#isPortClosed;
  }

  /** Readiness is 503 from now on. */
  drain(): void {
    this.#draining.abort();
  }

  /** To be called when the port is closed. */
  portClosed(): void {
    this.#isPortClosed = true;
  }

  /** Resolves when the service begins to drain, or when the signal aborts. */
  drained(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const either = AbortSignal.any([this.#draining.signal, signal]);
      if (either.aborted) resolve();
      else either.addEventListener("abort", () => resolve(), { once: true });
    });
  }
}
