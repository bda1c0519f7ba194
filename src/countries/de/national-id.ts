import { int } from "../../random/draw.ts";
import type { Rng } from "../../random/rng.ts";
import { mod11And10 } from "../checksum.ts";

/**
 * Steuer-IdNr (Steuerliche Identifikationsnummer), the German personal tax number: `NN NNN NNN NNN`.
 *
 * Ten digits of which exactly one occurs twice (three times, legal since 2016, is not drawn) and no other more than
 * once, then an ISO/IEC 7064 mod 11,10 check digit. It tells nothing about its bearer.
 *
 * Safe because the first digit of an issued number is never 0, and here it always is. Validators that know this rule
 * refuse the number; its check digit is right.
 *
 * Sources: § 139b AO; https://de.wikipedia.org/wiki/Steuerliche_Identifikationsnummer
 */
export function steuerIdNr(rng: Rng): string {
  // Nine distinct digits with 0 in front, one of them repeated at some later place. The repeated digit may be the 0.
  const rest = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (let i = rest.length - 1; i > 0; i--) {
    const other = int(rng, 0, i);
    [rest[i], rest[other]] = [rest[other] ?? 0, rest[i] ?? 0];
  }
  const body = [0, ...rest.slice(0, 8)];
  body.splice(int(rng, 1, 9), 0, body[int(rng, 0, 8)] ?? 0);
  const text = body.join("");
  return `${text.slice(0, 2)} ${text.slice(2, 5)} ${text.slice(5, 8)} ${text.slice(8)}${mod11And10(text)}`;
}
