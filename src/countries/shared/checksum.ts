import { decimal } from "../../random/decimal.ts";

/**
 * Check digits of published algorithms. Each function takes the body as decimal digits without separators and returns
 * the digit that makes the whole valid.
 */

/** Luhn (ISO/IEC 7812-1 annex B): payment cards, SIN. */
export function luhn(body: string): string {
  let sum = 0;
  for (let i = body.length - 1, isDouble = true; i >= 0; i--, isDouble = !isDouble) {
    const digit = body.charCodeAt(i) - 48;
    // Subtracts 9 from 10 on, without a branch, because the branch predictor cannot predict random digits.
    sum += isDouble ? digit * 2 - (9 & ((4 - digit) >> 31)) : digit;
  }
  return decimal((10 - (sum % 10)) % 10, 1);
}

/** ISO/IEC 7064 mod 11,10 (hybrid): Steuer-IdNr. */
export function mod11And10(body: string): string {
  let product = 10;
  for (let i = 0; i < body.length; i++) {
    const sum = (body.charCodeAt(i) - 48 + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return decimal((11 - product) % 10, 1);
}

/**
 * ISO/IEC 7064 mod 11-2 (pure; `X` stands for 10): the resident id of China. Takes the body in parts, because
 * reading the characters of a concatenated string copies all of it first.
 */
export function mod11Minus2(...parts: readonly string[]): string {
  let remainder = 0;
  for (const part of parts)
    for (let i = 0; i < part.length; i++) remainder = ((remainder + part.charCodeAt(i) - 48) * 2) % 11;
  const check = (12 - remainder) % 11;
  return check === 10 ? "X" : decimal(check, 1);
}

/** The dihedral group of order ten, and Verhoeff's permutation of it, row after row. */
const product = Uint8Array.from(
  "0123456789" +
    "1234067895" +
    "2340178956" +
    "3401289567" +
    "4012395678" +
    "5987604321" +
    "6598710432" +
    "7659821043" +
    "8765932104" +
    "9876543210",
  Number,
);
const permutation = Uint8Array.from(
  "0123456789" + "1576283094" + "5803796142" + "8916043527" + "9453126870" + "4286573901" + "2793806415" + "7046913258",
  Number,
);
const inverse = Uint8Array.from("0432156789", Number);

/** Verhoeff (J. Verhoeff, "Error detecting decimal codes", 1969): Aadhaar. */
export function verhoeff(body: string): string {
  let check = 0;
  for (let i = body.length - 1, row = 10; i >= 0; i--, row = row === 70 ? 0 : row + 10) {
    check = product[check * 10 + (permutation[row + body.charCodeAt(i) - 48] ?? 0)] ?? 0;
  }
  return decimal(inverse[check] ?? 0, 1);
}
