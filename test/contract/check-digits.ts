/**
 * Check digits of whole numbers, written from the standards and without the product's own functions. Each takes the
 * number without separators.
 */
export type Checksum = (number: string) => boolean;

const digitsOf = (number: string): number[] => Array.from(number, Number);

const weightedSum = (number: string, weights: readonly number[]): number =>
  digitsOf(number).reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0);

/** ISO/IEC 7812-1 annex B: every second digit from the right but one counts as the digit sum of its double. */
export const luhn: Checksum = (number) =>
  digitsOf(number).reduceRight((sum, digit, place) => {
    const doubled = (number.length - place) % 2 === 0;
    return sum + (doubled ? Number("0246813579"[digit]) : digit);
  }, 0) %
    10 ===
  0;

/** Tax file number: weights 1 4 3 7 5 8 6 9 10, a multiple of 11. */
export const taxFileNumber: Checksum = (number) => weightedSum(number, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0;

/** ISO/IEC 7064 mod 11,10: the hybrid recursion over the whole number ends with a remainder of 1. */
export const mod11And10: Checksum = (number) => {
  const last = digitsOf(number).reduce((product, digit, place, all) => {
    if (place === all.length - 1) return (product + digit) % 10;
    return (((product + digit) % 10 || 10) * 2) % 11;
  }, 10);
  return last === 1;
};

/** NIR: number and key add up to a multiple of 97; Corsica counts as 19 and 18. */
export const nir: Checksum = (number) => {
  const numeric = number.replace("2A", "19").replace("2B", "18");
  return /^\d{15}$/.test(numeric) && (BigInt(numeric.slice(0, 13)) + BigInt(numeric.slice(13))) % 97n === 0n;
};

/** My Number: 11 less the weighted sum modulo 11, and 0 where that has two digits. */
export const myNumber: Checksum = (number) => {
  const check = 11 - (weightedSum(number.slice(0, 11), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return number.endsWith(String(check > 9 ? 0 : check));
};

/** GB 11643: the table of weights and the table of check characters as the standard prints them. */
export const residentId: Checksum = (number) =>
  "10X98765432"[weightedSum(number.slice(0, 17), [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] ===
  number[17];

/** Verhoeff: the permuted digits multiplied in the dihedral group of ten elements give the neutral one. */
export const verhoeff: Checksum = (number) => {
  const times = (j: number, k: number): number => {
    const turn = j < 5 ? (j + k) % 5 : (j + 10 - k) % 5;
    return j < 5 === k < 5 ? turn : 5 + turn;
  };
  const once = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
  const permuted = (digit: number, times: number): number =>
    times === 0 ? digit : permuted(once[digit] ?? 0, times - 1);
  return (
    digitsOf(number).reduceRight((product, digit, place) => {
      return times(product, permuted(digit, (number.length - 1 - place) % 8));
    }, 0) === 0
  );
};

/** CURP: places in the alphabet with Ñ, weighed 18 down to 2. */
export const curp: Checksum = (number) => {
  const alphabet = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";
  const sum = Array.from(number.slice(0, 17)).reduce((all, char, at) => all + alphabet.indexOf(char) * (18 - at), 0);
  return Number(number[17]) === (10 - (sum % 10)) % 10;
};

/** SNILS: weights 9 to 1, modulo 101, where 100 is written 00. */
export const snils: Checksum = (number) => {
  const check = weightedSum(number.slice(0, 9), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101;
  return Number(number.slice(9)) === check % 100;
};
