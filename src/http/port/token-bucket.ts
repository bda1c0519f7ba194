/** A token bucket: holds `capacity` tokens, of which `perSecond` come back every second. */
export class TokenBucket {
  readonly #capacity: number;
  readonly #perSecond: number;
  #tokens: number;
  #at = performance.now();

  constructor(capacity: number, perSecond: number) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
    this.#tokens = capacity;
  }

  /** Takes tokens; false if there were fewer: then none is left. */
  take(amount: number): boolean {
    this.#refill();
    const rest = this.#tokens - amount;
    this.#tokens = Math.max(0, rest);
    return rest >= 0;
  }

  /** Returns tokens that were taken and not used. */
  refund(amount: number): void {
    this.#tokens = Math.min(this.#capacity, this.#tokens + amount);
  }

  get isFull(): boolean {
    this.#refill();
    return this.#tokens >= this.#capacity;
  }

  #refill(): void {
    const now = performance.now();
    this.#tokens = Math.min(this.#capacity, this.#tokens + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
  }
}
