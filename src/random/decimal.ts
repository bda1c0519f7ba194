/** By width, up to three digits: every number of that width as text. */
const tables: readonly (readonly string[])[] = [0, 1, 2, 3].map((width) =>
  Array.from({ length: 10 ** width }, (_, number) => String(number).padStart(width, "0")),
);

/**
 * The number in so many decimal digits, leading zeros kept. `number` is whole, 0 to 10^width - 1. Put together from
 * tables, because turning numbers into strings is what inventing people would mostly consist of.
 */
export function decimal(number: number, width: number): string {
  if (width <= 3) return tables[width]?.[number] ?? "";
  const high = Math.floor(number / 1_000);
  return decimal(high, width - 3) + (tables[3]?.[number - high * 1_000] ?? "");
}
