/**
 * A circuit breaker: while it is open, no call waits for a store that is known to be unavailable.
 *
 * rate-limiter-flexible's `insuranceLimiter` has each call wait for its own time-out, and reports neither that the store
 * is unavailable nor why. It cannot refuse instead of counting either.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  #isOpen = false;
  #isProbing = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /**
   * Probes until the store answers; resolves after the first probe. All probes use the key of this client, because only its
   * node of a cluster may be down.
   */
  async check(client: string): Promise<void> {
    if (this.#isProbing) return;
    this.#isProbing = true;
    await this.#probe(client);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #probe(client: string): Promise<void> {
    const failure = await this.#options.probe(client).then(
      () => undefined,
      (error: Error) => error,
    );
    if (this.#isStopped) return;
    this.#isProbing = failure !== undefined;
    if (this.#isProbing) this.#timer = setTimeout(() => this.#probe(client), PROBE_INTERVAL).unref();
    if (this.#isOpen === this.#isProbing) return;
    this.#isOpen = this.#isProbing;
    this.#options.onChange(this.#isOpen, failure);
  }
}

/** Milliseconds between two probes of a store that is unavailable. */
const PROBE_INTERVAL = 250;

export interface BreakerOptions {
  /** Asks the store whether it can count a client; rejects if not. */
  probe(client: string): Promise<void>;
  /** Called when the breaker opens, with the store's failure, and when it closes. */
  onChange(isOpen: boolean, failure?: Error): void;
}
