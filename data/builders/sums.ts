/** The sum of numbers, or of what `of` returns for each item. */
export function sumOf(numbers: Iterable<number>): number;
export function sumOf<Item>(items: Iterable<Item>, of: (item: Item) => number): number;
export function sumOf<Item>(items: Iterable<Item>, of: (item: Item) => number = Number): number {
  let sum = 0;
  for (const item of items) sum += of(item);
  return sum;
}

/** Adds to the sum of a key. */
export function addTo<K>(sums: Map<K, number>, key: K, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

/** The list of a key, which is created at its first use. */
export function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
