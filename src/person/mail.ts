import type { NamePart } from "../countries/name-row.ts";
import { writeDecimal } from "../random/decimal.ts";
import { copyText, type Memory } from "../tables/memory.ts";
import type { Row } from "./row.ts";

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

/** The most bytes that words have for each decimal digit. */
const WORD_BYTES = 4;

const HYPHEN = 45;
const DOT = 46;
const UNDERSCORE = 95;

/**
 * Writes the e-mail address from the romanised names: `anna.mueller47@example.org` or, with words that stand for the number,
 * `anna.mueller_silverbridge@…` and `annamueller_silverbridge84@…`. Numbers are unique to the people.
 */
export function writeMail(row: Row, at: number): number {
  const { memory, form, fixed, mailShape, mailNumber, mailWidth } = row;
  const { bytes, view } = row.out;
  const { given, family } = form.mail ?? form;
  const bytesOfNames = mailBytes(row, given) + mailBytes(row, family);
  const kind = bytesOfNames + WORD_BYTES * mailWidth <= LOCAL_PART_LIMIT - 5 ? row.mailKind : NUMBER;
  let end = at;
  if (bytesOfNames <= LOCAL_PART_LIMIT - 12) {
    const whole = writeNames(row, given, end);
    end = mailShape % 4 === 0 ? at + 1 : whole;
    const between = mailShape >> 2;
    // What stands before words is the one underscore.
    const isDotted = between < DOTTED || (between >= JOINED && kind < SHORT_YEAR);
    if (isDotted || between >= JOINED) bytes[end++] = isDotted ? DOT : UNDERSCORE;
  }
  end = writeNames(row, family, end);
  if (kind < SHORT_YEAR) {
    end = writeWords(row, end);
    end = writeDecimal(bytes, end, row.year, kind < WORDS ? 0 : kind < FULL_YEAR ? 4 : 2);
  } else end = writeDecimal(bytes, Math.min(end, at + LOCAL_PART_LIMIT - mailWidth), mailNumber, mailWidth);
  const domain = fixed.domains[row.mailDomain]!;
  return copyText(memory.view, domain.at, domain.length, view, end);
}

/** Bytes of the form of names for mail. */
function mailBytes({ memory: { bytes }, names }: Row, parts: readonly NamePart[]): number {
  let sum = 0;
  for (const { part, before } of parts) {
    const name = names[part]!;
    if (name !== 0) sum += (bytes[name + 2]! || bytes[name]!) + (before === "-" ? 1 : 0);
  }
  return sum;
}

function writeNames({ memory, names, out }: Row, parts: readonly NamePart[], at: number): number {
  let end = at;
  for (const { part, before } of parts) {
    const name = names[part]!;
    if (name === 0) continue;
    if (before === "-") out.bytes[end++] = HYPHEN;
    end = writeMailName(memory, name, out.view, end);
  }
  return end;
}

/** Writes the form of a name for mail. */
function writeMailName({ bytes, view }: Memory, name: number, target: DataView, at: number): number {
  const length = bytes[name]!;
  const own = bytes[name + 2]!;
  if (own > 0) return copyText(view, name + 4 + length, own, target, at);
  // Sets the bit by which ASCII letters are lower case.
  for (let done = 0; done < length; done += 4)
    target.setInt32(at + done, view.getInt32(name + 4 + done, true) | 0x20202020, true);
  return at + length;
}

/**
 * Writes the words that stand for the number, after the mark that no name has: a word for each two digits, two together for
 * four, as in `_oak.silverbridge`. Each number has words of its own, also among those of other widths: no word is made of two
 * others.
 */
function writeWords({ memory, fixed, mailNumber, mailWidth, out }: Row, at: number): number {
  let end = at;
  for (let pair = mailWidth / 2 - 1; pair >= 0; pair--) {
    const isLast = pair % 2 === 0;
    const mark = end === at ? UNDERSCORE : DOT;
    if (end === at || !isLast) out.bytes[end++] = mark;
    const word = fixed.words[isLast ? "last" : "first"][Math.floor(mailNumber / 100 ** pair) % 100]!;
    end = copyText(memory.view, word.at, word.length, out.view, end);
  }
  return end;
}
