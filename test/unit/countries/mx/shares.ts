/** The probability of each index of an alias table. */
export function sharesOf(slots: Int32Array): readonly number[] {
  const size = slots.length / 2;
  const shares = new Array<number>(size).fill(0);
  for (let index = 0; index < size; index++) {
    const own = ((slots[2 * index] ?? 0) + 2 ** 31) / 2 ** 32;
    const alias = slots[2 * index + 1] ?? 0;
    shares[index] = (shares[index] ?? 0) + own / size;
    shares[alias] = (shares[alias] ?? 0) + (1 - own) / size;
  }
  return shares;
}
