/** What came of an attack. */
export interface Tally {
  /** One more of an outcome that may be. */
  count(outcome: string, times?: number): void;
  /** An outcome that must not be. */
  unexpected(outcome: string): void;
  /** Outcomes by how often they came, the commonest first. */
  readonly outcomes: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

export function createTally(): Tally {
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  return {
    count: (outcome, times = 1) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times),
    unexpected: (outcome) => void faults.push(outcome),
    outcomes,
    faults,
  };
}
