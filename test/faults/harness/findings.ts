/** What came of an attack. */
export interface Findings {
  /** One more of an outcome that may be. */
  count(outcome: string, times?: number): void;
  /** An outcome that must not be. */
  unexpected(outcome: string): void;
  /** Outcomes by how often they came, the commonest first. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** What must not be, by how often it came. */
  readonly faults: ReadonlyMap<string, number>;
}

export function createFindings(): Findings {
  const outcomes = new Map<string, number>();
  const faults = new Map<string, number>();
  const add = (map: Map<string, number>, key: string, times: number): void => {
    map.set(key, (map.get(key) ?? 0) + times);
  };
  return {
    count: (outcome, times = 1) => add(outcomes, outcome, times),
    unexpected: (outcome) => add(faults, outcome, 1),
    outcomes,
    faults,
  };
}
