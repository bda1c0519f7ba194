/** Something that is spent and comes back with time. */
export interface Budget {
  /** False if more was spent than there was; it is spent all the same. */
  spend(amount: number): boolean;
  /** Gives some of it back. */
  earn(amount: number): void;
  isFull(): boolean;
}

/** A full budget of `most`, to which `perSecond` comes back every second. */
export function createBudget(most: number, perSecond: number): Budget {
  let left = most;
  let at = performance.now();
  const refill = (): void => {
    const now = performance.now();
    left = Math.min(most, left + ((now - at) / 1_000) * perSecond);
    at = now;
  };
  return {
    spend(amount) {
      refill();
      left -= amount;
      return left >= 0;
    },
    earn(amount) {
      left = Math.min(most, left + amount);
    },
    isFull() {
      refill();
      return left === most;
    },
  };
}
