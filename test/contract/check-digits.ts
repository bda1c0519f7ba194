/** Whether a whole number without separators has the right check digit; independent of the product's own functions. */
export type Checksum = (number: string) => boolean;

export const digitsOf = (number: string): number[] => Array.from(number, Number);

export const weightedSum = (number: string, weights: readonly number[]): number =>
  digitsOf(number).reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0);

/** ISO/IEC 7812-1 annex B: every second digit from the right but one counts as the digit sum of its double. */
export const luhn: Checksum = (number) =>
  digitsOf(number).reduceRight((sum, digit, place) => {
    const doubled = (number.length - place) % 2 === 0;
    return sum + (doubled ? Number("0246813579"[digit]) : digit);
  }, 0) %
    10 ===
  0;
