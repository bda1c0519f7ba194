import { utf8 } from "../../random/utf8.ts";

/** The check digit of the digits between two places; separators are skipped. */
type Checksum = (bytes: Uint8Array, from: number, to: number) => number;

/** The check digit of digits as text, `X` for 10. */
export function checkOf(checksum: Checksum, digits: string): string {
  const check = checksum(utf8(digits), 0, digits.length);
  return check === 10 ? "X" : String(check);
}

/** Luhn (ISO/IEC 7812-1 annex B): payment cards, SIN. */
export function luhn(bytes: Uint8Array, from: number, to: number): number {
  let sum = 0;
  let doubled = 1;
  for (let at = to - 1; at >= from; at--) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0) continue;
    // Subtracts 9 from 10 on without a branch, which random digits would mispredict.
    sum += digit + doubled * (digit - (9 & ((4 - digit) >> 31)));
    doubled ^= 1;
  }
  return (10 - (sum % 10)) % 10;
}

/** ISO/IEC 7064 mod 11,10 (hybrid): Steuer-IdNr. */
export function mod11And10(bytes: Uint8Array, from: number, to: number): number {
  let product = 10;
  for (let at = from; at < to; at++) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0) continue;
    const sum = (digit + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10;
}

/** ISO/IEC 7064 mod 11-2 (pure, 0 to 10): the resident id of China. */
export function mod11Minus2(bytes: Uint8Array, from: number, to: number): number {
  let remainder = 0;
  for (let at = from; at < to; at++) remainder = ((remainder + (bytes[at] ?? 0) - 48) * 2) % 11;
  return (12 - remainder) % 11;
}

/** The dihedral group of order ten, and Verhoeff's permutation of it. */
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
export function verhoeff(bytes: Uint8Array, from: number, to: number): number {
  let check = 0;
  let row = 10;
  for (let at = to - 1; at >= from; at--) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0) continue;
    check = product[check * 10 + (permutation[row + digit] ?? 0)] ?? 0;
    row = row === 70 ? 0 : row + 10;
  }
  return inverse[check] ?? 0;
}
