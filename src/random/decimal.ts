/** By width, 0 to 3 digits: every number of that width as text. */
const tables: readonly (readonly string[])[] = [0, 1, 2, 3].map((width) =>
  Array.from({ length: 10 ** width }, (_, number) => String(number).padStart(width, "0")),
);

/**
 * The number, 0 to 10^width - 1, in `width` decimal digits. From tables: `String(number)` would take most of the time
 * of drawing a person.
 */
export function decimal(number: number, width: number): string {
  if (width <= 3) return tables[width]?.[number] ?? "";
  const high = Math.floor(number / 1_000);
  return decimal(high, width - 3) + (tables[3]?.[number - high * 1_000] ?? "");
}

/** Writes the lowest `width` decimal digits of a whole number with leading zeros; returns the place behind them. */
export function writeDecimal(bytes: Uint8Array, at: number, number: number, width: number): number {
  let high = number;
  let to = at + width;
  // Divisions of 32-bit integers are multiplications.
  while (high > 0x7fffffff) {
    const rest = Math.floor(high / 10);
    bytes[--to] = 48 + high - 10 * rest;
    high = rest;
  }
  let rest = high | 0;
  while (to > at) {
    const quotient = (rest / 10) | 0;
    bytes[--to] = 48 + rest - 10 * quotient;
    rest = quotient;
  }
  return at + width;
}

/** Writes a whole number from 0 on without leading zeros; returns the place behind it. */
export function writeNumber(bytes: Uint8Array, at: number, number: number): number {
  const width = number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : number < 10_000 ? 4 : String(number).length;
  return writeDecimal(bytes, at, number, width);
}
