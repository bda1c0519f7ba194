/** What a breaker watches over. */
export interface Watched {
  /** Asks the store about a client whether it counts; rejects if it does not. */
  probe(client: string): Promise<void>;
  /** Told when callers begin to be kept away, with what the store failed of, and when they no longer are. */
  onChange(open: boolean, failure?: Error): void;
}

/** ms between two looks at a store that is away. */
const PROBE_INTERVAL = 250;

/**
 * Keeps callers away from a store that does not answer, so that none of them waits for it. A failure makes the breaker
 * look for itself, and look again until the store is back; no caller is spent on finding out.
 */
export class Breaker {
  readonly #watched: Watched;
  #state: "closed" | "doubtful" | "open" = "closed";
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Whether callers are kept away. */
  get isOpen(): boolean {
    return this.#state === "open";
  }

  /**
   * Looks whether the store answers about a client, and settles when that is known. It is asked about the same client
   * until it does: of a cluster, the part that counts others may be well.
   */
  async check(client: string): Promise<void> {
    if (this.#state !== "closed") return;
    this.#state = "doubtful";
    const failure = await this.#probe(client);
    if (this.#stopped) return;
    if (failure === undefined) this.#state = "closed";
    else {
      this.#state = "open";
      this.#probeLater(client);
      this.#watched.onChange(true, failure);
    }
  }

  /** Looks no more. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #probe(client: string): Promise<Error | undefined> {
    return this.#watched.probe(client).then(
      () => undefined,
      (error: Error) => error,
    );
  }

  #probeLater(client: string): void {
    this.#timer = setTimeout(async () => {
      const failure = await this.#probe(client);
      if (this.#stopped) return;
      if (failure !== undefined) return this.#probeLater(client);
      this.#state = "closed";
      this.#watched.onChange(false);
    }, PROBE_INTERVAL).unref();
  }
}
