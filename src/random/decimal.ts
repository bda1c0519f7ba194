/** By width, 0 to 3 digits: every number of that width as text. */
const tables: readonly (readonly string[])[] = [0, 1, 2, 3].map((width) =>
  Array.from({ length: 10 ** width }, (_, number) => String(number).padStart(width, "0")),
);

/**
 * The number in `width` decimal digits, with leading zeros. `number` is whole, 0 to 10^width - 1. Reads tables, because
 * converting numbers to strings would take most of the time of drawing a person.
 */
export function decimal(number: number, width: number): string {
  if (width <= 3) return tables[width]?.[number] ?? "";
  const high = Math.floor(number / 1_000);
  return decimal(high, width - 3) + (tables[3]?.[number - high * 1_000] ?? "");
}
