/** Something that is spent and comes back with time. */
export interface Budget {
  /** Gives some of it, to be spent now or, as far as `spend` lets it be kept, later. */
  earn(amount: number): void;
  /** False if more was spent than there was: then nothing is left. No more is kept than it holds, and `extra`. */
  spend(amount: number, extra?: number): boolean;
  isFull(): boolean;
}

/** A full budget that holds `most`, to which `perSecond` comes back every second. */
export function createBudget(most: number, perSecond: number): Budget {
  let left = most;
  let at = performance.now();
  const refill = (): void => {
    const now = performance.now();
    left += ((now - at) / 1_000) * perSecond;
    at = now;
  };
  return {
    earn(amount) {
      left += amount;
    },
    spend(amount, extra = 0) {
      refill();
      const rest = Math.min(left - amount, most + extra);
      left = Math.max(0, rest);
      return rest >= 0;
    },
    isFull() {
      refill();
      return left >= most;
    },
  };
}
