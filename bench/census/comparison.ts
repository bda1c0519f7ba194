/** A share of people as the tables have it and as it was drawn, 0 to 1. */
export interface Share {
  readonly label: string;
  readonly expected: number;
  readonly drawn: number;
  /** Of how many people it is the share. */
  readonly people: number;
}

/** Shares of one kind, such as those of the states. */
export interface Comparison {
  readonly measure: string;
  readonly shares: readonly Share[];
}

/** The difference between the drawn and the expected share, in standard deviations of a random sample. */
export function deviation({ expected, drawn, people }: Share): number {
  const variance = (expected * (1 - expected)) / people;
  return variance === 0 ? 0 : (drawn - expected) / Math.sqrt(variance);
}

/** Counts by key. */
export class Counts {
  readonly #counts = new Map<string, number>();
  #total = 0;

  add(key: string, times = 1): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + times);
    this.#total += times;
  }

  get total(): number {
    return this.#total;
  }

  /** The share of a key among all that were counted, 0 to 100. */
  percentOf(key: string): number {
    return (100 * (this.#counts.get(key) ?? 0)) / this.#total;
  }

  entries(): IterableIterator<[key: string, count: number]> {
    return this.#counts.entries();
  }

  /** The share of each expected key among all that were counted, beside its weight among all weights. */
  against(weights: Iterable<readonly [key: string, weight: number]>): readonly Share[] {
    const rows = [...weights];
    const sum = rows.reduce((total, [, weight]) => total + weight, 0);
    return rows.map(([label, weight]) => ({
      label,
      expected: weight / sum,
      drawn: (this.#counts.get(label) ?? 0) / this.#total,
      people: this.#total,
    }));
  }
}
