import { decimal } from "../../random/decimal.ts";
import { int } from "../../random/draw.ts";
import type { Rng } from "../../random/rng.ts";
import { mod11And10 } from "../checksum.ts";

/**
 * Steuer-IdNr (Steuerliche Identifikationsnummer), the German personal tax number: `NN NNN NNN NNN`.
 *
 * Ten digits of which exactly one occurs twice and no other more than once, then an ISO/IEC 7064 mod 11,10 check
 * digit. (Since 2016 one digit may occur three times instead; such numbers are not drawn.) It tells nothing about its
 * bearer.
 *
 * Safe because the first digit of an issued number is never 0, and here it always is. Validators that know this rule
 * refuse the number; its check digit is right. Each of the 16 million such bodies is as likely as any other.
 *
 * Sources: § 139b AO; https://de.wikipedia.org/wiki/Steuerliche_Identifikationsnummer
 */
export function steuerIdNr(rng: Rng): string {
  for (let digit = 0; digit <= 9; digit++) body[digit] = digit;
  for (let i = 1; i < 9; i++) swap(i, int(rng, i, 9));
  // Nine distinct digits stand in front now; the place of the tenth digit is taken by the twin of one of them.
  const one = int(rng, 0, 9);
  const step = int(rng, 0, 8);
  const other = step < one ? step : step + 1;
  const later = Math.max(one, other);
  for (let i = 9; i > later; i--) body[i] = body[i - 1] ?? 0;
  body[later] = body[Math.min(one, other)] ?? 0;
  const text = part(0, 5) + part(5, 10);
  return `${part(0, 2)} ${part(2, 5)} ${part(5, 8)} ${part(8, 10)}${mod11And10(text)}`;
}

/** The ten digits that are being drawn. One array for all numbers, because an array for each is slow. */
const body = new Uint8Array(10);

function swap(one: number, other: number): void {
  const digit = body[one] ?? 0;
  body[one] = body[other] ?? 0;
  body[other] = digit;
}

/** The digits from one place up to another, as text. */
function part(from: number, to: number): string {
  let number = 0;
  for (let i = from; i < to; i++) number = number * 10 + (body[i] ?? 0);
  return decimal(number, to - from);
}
