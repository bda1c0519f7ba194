/** Pearson's statistic: how far counts are from what is expected of them, in their own variance. */
export function chiSquare(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((sum, count, at) => {
    const mean = expected[at] ?? Number.NaN;
    return sum + (count - mean) ** 2 / mean;
  }, 0);
}
