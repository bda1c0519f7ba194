export class Mean {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count++;
  }

  get value(): number {
    return this.#sum / this.#count;
  }
}

/** Counts values by their key. */
export class Tally {
  readonly #counts = new Map<string, number>();
  #total = 0;

  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#total++;
  }

  /** How many values were counted. */
  get total(): number {
    return this.#total;
  }

  /** How many of them had the key. */
  count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** The largest distance between a share and its expected weight, in percentage points of all. */
  distance(expected: readonly (readonly [key: string, weight: number])[]): number {
    const sum = expected.reduce((all, [, weight]) => all + weight, 0);
    return Math.max(
      ...expected.map(([key, weight]) => Math.abs((100 * this.count(key)) / this.#total - (100 * weight) / sum)),
    );
  }
}
