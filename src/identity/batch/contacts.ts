import { oneOf } from "../../columns/choosing.ts";
import type { Rows } from "../../columns/rows.ts";
import { sampleAt, type TablePlace } from "../../columns/sampling.ts";
import type { TextColumn } from "../../columns/text-column.ts";
import { copyText, mailBytes, writeDigits, writeMail, writeNumber } from "../../columns/texts.ts";
import type { Column } from "../../columns/workspace.ts";
import type { NameColumns, Part } from "../../countries/country-names.ts";
import { permuted, roundKeysOf } from "../../random/permutation.ts";
import type { Fixed } from "./fixed.ts";
import { writeHost } from "./hosts.ts";

/** RFC 5321 section 4.5.3.1.1. */
const LOCAL_PART_LIMIT = 64;

/**
 * The local part is given and family name, or the initial and the family name in a quarter, with `.`, nothing or `_` between
 * them. A dot is to nothing as 68 to 52 (K. Jahanbakhsh, Mining Email Addresses, 2014); all other shares are estimates.
 */
const DOTTED = 11;
const JOINED = 18;
/** Of twenty people six have but the name, one the year of birth and one its last two digits, all others a number. */
const NAMED = 6;
const FULL_YEAR = 7;
const SHORT_YEAR = 8;

/**
 * Addresses from the romanised names: `anna.mueller47@example.org` and, with a host of its own instead of the number,
 * `anna.mueller@silverbridge.example.org` or `annamueller84@…`. Numbers and hosts are unique to the people; they are of the
 * field `numbers`.
 */
export function writeMails(
  rows: Rows,
  numbers: number,
  { given, family }: Pick<NameColumns, "given" | "family">,
  year: Column,
  { domains, hosts }: Fixed,
  out: TextColumn,
): void {
  const { space, index, key } = rows.people;
  const { bytes } = space.memory;
  const [shapes, domain, kinds] = [rows.word(0), rows.word(1), rows.word(2)];
  const keys = roundKeysOf(key, numbers, space.roundKeys);
  let at = space.end;
  for (let k = rows.from; k < rows.to; k++) {
    let end = at;
    const shape = oneOf(80, shapes[k] ?? 0);
    if (bytesOf(given, k) + bytesOf(family, k) <= LOCAL_PART_LIMIT - 12) {
      const whole = write(given, k, end);
      end = shape % 4 === 0 ? at + 1 : whole;
      const between = shape >> 2;
      if (between < DOTTED || between >= JOINED) bytes[end++] = between < DOTTED ? DOT : UNDERSCORE;
    }
    end = write(family, k, end);
    const number = (index[k] ?? 0) >>> 0;
    // Two digits for the first hundred people, four up to the first ten thousand, and so on.
    let width = 2;
    let size = 100;
    while (number >= size) {
      width += 2;
      size *= 100;
    }
    const own = permuted(keys, number, size);
    const kind = oneOf(20, kinds[k] ?? 0);
    const digits = kind < NAMED ? 0 : kind < FULL_YEAR ? 4 : kind < SHORT_YEAR ? 2 : width;
    end = Math.min(end, at + LOCAL_PART_LIMIT - digits);
    end = writeDigits(space, kind < SHORT_YEAR ? (year[k] ?? 0) : own, digits, end);
    bytes[end++] = AT;
    if (kind < SHORT_YEAR) end = writeHost(space, hosts, own, width, end);
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
const AT = 64;
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
