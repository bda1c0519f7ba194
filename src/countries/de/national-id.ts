import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { mod11And10 } from "../shared/checksum.ts";

/**
 * Steuer-IdNr (Steuerliche Identifikationsnummer), the German personal tax number: `NN NNN NNN NNN`.
 *
 * Ten digits of which exactly one occurs twice and no other more than once, then an ISO/IEC 7064 mod 11,10 check
 * digit. (Since 2016 one digit may occur three times instead; such numbers are not generated.) It says nothing about its
 * bearer.
 *
 * Safe because the first digit of an issued number is never 0, and here it always is. Validators that know this rule
 * refuse the number; its check digit is right. Each of the 16 million such bodies is as likely as any other.
 *
 * Sources: § 139b AO; https://de.wikipedia.org/wiki/Steuerliche_Identifikationsnummer
 */
export function steuerIdNr(rng: Rng): string {
  const body = Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
  for (let i = 1; i < 9; i++) {
    const other = int(rng, i, 9);
    const digit = body[i] ?? 0;
    body[i] = body[other] ?? 0;
    body[other] = digit;
  }
  // The first nine digits are distinct now. One of them is repeated at another place, which shifts out the tenth.
  const one = int(rng, 0, 9);
  const step = int(rng, 0, 8);
  const other = step < one ? step : step + 1;
  const earlier = Math.min(one, other);
  const later = Math.max(one, other);
  body.copyWithin(later + 1, later, 9);
  body[later] = body[earlier] ?? 0;
  const text = body.join("");
  return `${text.slice(0, 2)} ${text.slice(2, 5)} ${text.slice(5, 8)} ${text.slice(8)}${mod11And10(text)}`;
}
