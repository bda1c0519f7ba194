import type { NamePart } from "../countries/name-row.ts";
import { writeDecimal } from "../random/decimal.ts";
import { permuted } from "../random/permutation.ts";
import { copyText, type Memory } from "../tables/memory.ts";
import { oneOf } from "../tables/sampling.ts";
import { field } from "./field.ts";
import { domains } from "./packed/fixed.ts";
import type { Row } from "./row.ts";

/** RFC 5321 section 4.5.3.1.1. */
const LONGEST = 64;
/** Above this, names are shortened where that leaves out a second given or family name. */
const READABLE = 30;

const FORMS = 2 * domains.length;

/**
 * Endings of addresses by class: none or the year of birth, two digits or four; then one digit but 0, three, four that
 * are no year of birth, five and so on, without a leading zero. No two classes share an ending.
 */
const endings = [3, 9, 900, 8_600, 9e4, 9e5, 9e6, 9e7, 9e8];
const YEARS = { first: 1_800, count: 400 };

const HYPHEN = 45;
const DOT = 46;

/**
 * Sets a domain, a mark between the names and an ending that no other index of the seed has. Names have neither dots
 * nor digits, so no two people share an address.
 */
export function drawMail(row: Row): void {
  row.mailInitial = oneOf(4, row.seek(field.email).word(0)) === 0;
  let place = row.index;
  let kind = 0;
  while (place >= FORMS * endings[kind]!) place -= FORMS * endings[kind++]!;
  const form = permuted(row.seek(field.emailNumber).roundKeys(), place, FORMS * endings[kind]!);
  const ending = Math.floor(form / FORMS);
  row.mailForm = form % FORMS;
  if (kind === 0) {
    row.mailNumber = row.year;
    row.mailWidth = 2 * ending;
    return;
  }
  row.mailWidth = kind === 1 ? 1 : kind + 1;
  const number = 10 ** (row.mailWidth - 1) + ending;
  row.mailNumber = row.mailWidth === 4 && number >= YEARS.first ? number + YEARS.count : number;
}

/** Writes the e-mail address from the romanised names: `anna.mueller@example.org`, `amueller84@…`. */
export function writeMail(row: Row, at: number): number {
  const { memory, form, fixed, mailForm, mailNumber, mailWidth } = row;
  const { bytes, view } = row.out;
  const { given, family } = form.mail ?? form;
  const isDotted = mailForm >= domains.length;
  const others = mailBytes(row, family) + mailWidth + (isDotted ? 1 : 0);
  const wholeGiven = writeNames(row, given, at);
  let end = row.mailInitial || wholeGiven - at + others > READABLE ? at + 1 : wholeGiven;
  if (isDotted) bytes[end++] = DOT;
  const start = end;
  end = writeNames(row, family, end);
  while (end - at + mailWidth > READABLE) {
    const second = bytes.subarray(start, end).lastIndexOf(HYPHEN);
    if (second < 1) break;
    end = start + second;
  }
  end = Math.min(end, at + LONGEST - mailWidth);
  while (bytes[end - 1] === HYPHEN) end--;
  end = writeDecimal(bytes, end, mailNumber, mailWidth);
  const domain = fixed.domains[mailForm % domains.length]!;
  return copyText(memory.view, domain.at, domain.length, view, end);
}

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

function writeMailName({ bytes, view }: Memory, name: number, target: DataView, at: number): number {
  const length = bytes[name]!;
  const own = bytes[name + 2]!;
  if (own > 0) return copyText(view, name + 4 + length, own, target, at);
  // Sets the bit by which ASCII letters are lower case.
  for (let done = 0; done < length; done += 4)
    target.setInt32(at + done, view.getInt32(name + 4 + done, true) | 0x20202020, true);
  return at + length;
}
