/** The outcomes of an attack. */
export interface Findings {
  /** Counts an allowed outcome. */
  count(outcome: string, times?: number): void;
  /** Counts an outcome that makes the attack fail. */
  unexpected(outcome: string): void;
  /** Allowed outcomes with their counts. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Outcomes that make the attack fail, with their counts. */
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
