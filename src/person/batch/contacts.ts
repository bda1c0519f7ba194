import { oneOf } from "../../columns/choosing.ts";
import type { Rows } from "../../columns/rows.ts";
import { sampleAt } from "../../columns/sampling.ts";
import { copyText, mailBytes, writeDigits, writeMail, writeNumber } from "../../columns/texts.ts";
import type { NameColumns, Part } from "../../countries/country-names.ts";
import { permuted, roundKeysOf } from "../../random/permutation.ts";
import type { TablePlace } from "../../tables/memory.ts";
import type { TextColumn } from "../../tables/text-column.ts";
import type { Column } from "../../tables/workspace.ts";
import type { Fixed } from "./fixed.ts";
import { WORD_BYTES, writeWords } from "./mail-words.ts";

/** RFC 5321 section 4.5.3.1.1. */
const LOCAL_PART_LIMIT = 64;

/**
 * The local part is given and family name, or the initial and the family name in a quarter, with `.`, nothing or `_` between
 * them. A dot is to nothing as 68 to 52 (K. Jahanbakhsh, Mining Email Addresses, 2014); all other shares are estimates.
 */
const DOTTED = 11;
const JOINED = 18;
/** Of twenty people six have words, one also the year of birth and one its last two digits, all others a number. */
const WORDS = 6;
const FULL_YEAR = 7;
const SHORT_YEAR = 8;
const NUMBER = 20;

/**
 * Addresses from the romanised names: `anna.mueller47@example.org` or, with words that stand for the number,
 * `anna.mueller_silverbridge@…` and `annamueller_silverbridge84@…`. Numbers are unique to the people; they are of the field
 * `numbers`.
 */
export function writeMails(
  rows: Rows,
  numbers: number,
  { given, family }: Pick<NameColumns, "given" | "family">,
  year: Column,
  { domains, words }: Fixed,
  out: TextColumn,
): void {
  const { space, index, key } = rows.people;
  const { bytes } = space.memory;
  const [shapes, domain, kinds] = [rows.word(0), rows.word(1), rows.word(2)];
  const keys = roundKeysOf(key, numbers, space.roundKeys);
  let at = space.end;
  for (let k = rows.from; k < rows.to; k++) {
    const number = (index[k] ?? 0) >>> 0;
    // Two digits for the first hundred people, four up to the first ten thousand, and so on.
    let width = 2;
    let size = 100;
    while (number >= size) {
      width += 2;
      size *= 100;
    }
    const own = permuted(keys, number, size);
    const bytesOfNames = bytesOf(given, k) + bytesOf(family, k);
    const drawn = oneOf(NUMBER, kinds[k] ?? 0);
    const kind = bytesOfNames + WORD_BYTES * width <= LOCAL_PART_LIMIT - 5 ? drawn : NUMBER;
    const shape = oneOf(80, shapes[k] ?? 0);
    let end = at;
    if (bytesOfNames <= LOCAL_PART_LIMIT - 12) {
      const whole = write(given, k, end);
      end = shape % 4 === 0 ? at + 1 : whole;
      const between = shape >> 2;
      // What stands before words is the one underscore.
      const isDotted = between < DOTTED || (between >= JOINED && kind < SHORT_YEAR);
      if (isDotted || between >= JOINED) bytes[end++] = isDotted ? DOT : UNDERSCORE;
    }
    end = write(family, k, end);
    if (kind < SHORT_YEAR) {
      end = writeWords(space, words, own, width, end);
      end = writeDigits(space, year[k] ?? 0, kind < WORDS ? 0 : kind < FULL_YEAR ? 4 : 2, end);
    } else end = writeDigits(space, own, width, Math.min(end, at + LOCAL_PART_LIMIT - width));
    const text = domains[oneOf(domains.length, domain[k] ?? 0)];
    end = copyText(space, text?.at ?? 0, (text?.length ?? 0) & 0xffff, end);
    out.ascii(k, at, end - at);
    at = end;
  }
  space.end = at;

  function bytesOf(parts: readonly Part[], row: number): number {
    let sum = 0;
    for (const { text, before } of parts) {
      const name = text[row] ?? 0;
      if (name !== 0) sum += mailBytes(space, name) + (before === "-" ? 1 : 0);
    }
    return sum;
  }

  function write(parts: readonly Part[], row: number, from: number): number {
    let end = from;
    for (const { text, before } of parts) {
      const name = text[row] ?? 0;
      if (name === 0) continue;
      if (before === "-") bytes[end++] = HYPHEN;
      end = writeMail(space, name, end);
    }
    return end;
  }
}

const HYPHEN = 45;
const DOT = 46;
const UNDERSCORE = 95;

/** Ages from which an avatar is of the adult and of the senior group. */
const ADULT = 35;
const SENIOR = 60;

/** Paths of avatars of one country: their groups follow sex and age, the last digits of their numbers the country, the rest is free. */
export function writePhotos(
  rows: Rows,
  { sex, age, complexions }: { readonly sex: Column; readonly age: Column; readonly complexions: TablePlace },
  { avatars }: Fixed,
  out: TextColumn,
): void {
  const { space } = rows.people;
  const { ints } = space.memory;
  const [free, complexion] = [rows.word(0), rows.word(1)];
  let at = space.end;
  for (let k = rows.from; k < rows.to; k++) {
    const years = age[k] ?? 0;
    const text = avatars[3 * (sex[k] ?? 0) + (years < ADULT ? 0 : years < SENIOR ? 1 : 2)];
    const end = writeNumber(
      space,
      oneOf(100, free[k] ?? 0) * 10 + sampleAt(ints, complexions, complexion[k] ?? 0),
      copyText(space, text?.at ?? 0, (text?.length ?? 0) & 0xffff, at),
    );
    out.ascii(k, at, end - at);
    at = end;
  }
  space.end = at;
}
